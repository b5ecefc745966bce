import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../../../compiler/formats/thrown.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import type { ClientBundle } from '../../../compiler/model/bundle.ts'
import { noOwnCode } from '../../../compiler/model/own-code.ts'
import type { World } from '../../../compiler/pipeline/world.ts'
import { theme } from '../../../templates/theme.ts'
import type { CompiledCodeOptions } from './compiled-code.ts'
import { findCode, isUntrusted, stateOf } from './find-code.ts'
import type { LoadedCode } from './site-code.ts'

/** The theme of a site: the tool's, with what the site has of its own. It is what it is at each moment. */
export interface OwnTheme extends Required<Pick<World, 'theme' | 'client' | 'own'>> {
  /** Folders of the site's own blocks, by their names. */
  readonly ownBlocks: ReadonlyMap<string, string>
  /** It is made from files that can't be looked at in passing. */
  readonly hasOutside: boolean
  /** Counts the changes that `reload` has found. */
  readonly moment: number
  /** Looks at the code again. @returns whether it is other code */
  reload(): Promise<boolean>
}

interface State {
  readonly loaded: LoadedCode | null
  readonly blocks: readonly AnyBlock[]
  readonly entries: ClientBundle['entries']
  readonly moment: number
}

/** As `site-code.ts` lists what the style of all pages names. */
const lookSource = 'own/look'
const noFolders: ReadonlyMap<string, string> = new Map()
const noContents: ReadonlyMap<string, Uint8Array> = new Map()

/**
 * @param root absolute
 * @param client the tool's own scripts and styles
 */
export async function openTheme(root: string, client: ClientBundle, options: CompiledCodeOptions): Promise<OwnTheme> {
  const stateWith = (loaded: LoadedCode | null, moment: number): State => ({
    loaded,
    blocks: loaded?.blocks ?? theme.blocks,
    entries: loaded === null ? client.entries : new Map([...client.entries, ...loaded.entries]),
    moment,
  })
  const tokens = tokensIn(client)
  let state = stateWith(await load(root, options, tokens, null), 0)
  return {
    theme: {
      ...theme,
      get blocks() {
        return state.blocks
      },
      get assets() {
        return state.loaded?.look.assets == null ? [] : [lookSource]
      },
      siteStyles: (config) => `${theme.siteStyles?.(config) ?? ''}${state.loaded?.look.css ?? ''}`,
      Page: (view) => (state.loaded?.frame ?? theme).Page(view),
      NotFound: (view) => (state.loaded?.frame ?? theme).NotFound(view),
      caught: (render) => state.loaded?.faults.collect(render) ?? { value: render(), diagnostics: [] },
    },
    client: {
      folder: client.folder,
      get entries() {
        return state.entries
      },
      get contents() {
        return state.loaded?.contents ?? noContents
      },
    },
    own: () => state.loaded?.own ?? noOwnCode,
    get ownBlocks() {
      return state.loaded?.ownBlocks ?? noFolders
    },
    get hasOutside() {
      return state.loaded?.hasOutside ?? false
    },
    get moment() {
      return state.moment
    },
    async reload() {
      const loaded = await load(root, options, tokens, state.loaded)
      if (loaded === state.loaded) return false
      state = stateWith(loaded, state.moment + 1)
      return true
    },
  }
}

/** @returns what was loaded before where nothing has changed since; null for a site without code of its own */
async function load(
  root: string,
  options: CompiledCodeOptions,
  tokens: () => string | null,
  before: LoadedCode | null,
): Promise<LoadedCode | null> {
  const found = isUntrusted(options.env) ? null : findCode(root)
  if (found === null) return null
  const state = stateOf(found)
  if (before !== null && before.state === state) return before
  const { loadCode } = await import('./site-code.ts')
  try {
    return await loadCode({ root, found, theirs: theme.blocks, tokens: tokens() }, options)
  } catch (error) {
    // Somebody has removed a file between the look and the reading: what is there now is read.
    if (codeOf(error) !== 'ENOENT' || state === currentState(root)) throw error
    return await load(root, options, tokens, before)
  }
}

function currentState(root: string): string | null {
  const found = findCode(root)
  return found === null ? null : stateOf(found)
}

/** The tool's tokens, as the compilation of the command has left them. */
function tokensIn({ folder, entries }: ClientBundle): () => string | null {
  const entry = entries.get('tokens.css')
  return () => (entry === undefined ? null : readFileSync(join(folder, entry.file), 'utf8'))
}
