import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../formats/source.ts'
import { noOwnCode } from '../model/own-code.ts'
import type { ContentRole, ContentView } from '../read/content-view.ts'
import { assetPath } from '../read/site-files.ts'
import type { DrawnIcons } from '../render/site-icons.ts'
import type { Graph } from './graph.ts'
import { asHash, asJson, hashOf, storedAsJson } from './print.ts'
import type { World } from './world.ts'

/** A file as it was read; null for one that is not there or can't be used. */
export interface ReadSource {
  readonly file: SourceFile | null
  readonly diagnostics: readonly Diagnostic[]
}

export type SourceSteps = ReturnType<typeof sourceSteps>

const missing: ReadSource = { file: null, diagnostics: [] }

/** What the disk and the version history hold at this moment: the only steps that look at them. */
export function sourceSteps({ input, step }: Graph, content: ContentView, world: World) {
  const print = (all: readonly string[]) => hashOf(all.join('\n'))
  const listed = input('listed', (role) => content.paths(role as ContentRole), print)
  const unread = input('unread', () => content.unread, print)
  const problems = input('problems of names', () => content.diagnostics, asHash.print)
  const version = input(
    'version',
    (path) => content.version(path),
    String,
    (print) => content.isLasting?.(print) ?? true,
  )
  /** Of a value, which may be a secret, only the hash is kept. */
  const variable = input(
    'environment',
    (name) => (Object.hasOwn(world.env, name) ? (world.env[name] ?? null) : null),
    (value) => (value === null ? '' : hashOf(value)),
  )
  /** Of the environment only what is asked for counts. */
  const env: Readonly<Record<string, string | undefined>> = new Proxy(
    {},
    {
      get: (_, name) => variable(String(name)) ?? undefined,
      getOwnPropertyDescriptor: (_, name) => {
        const value = variable(String(name))
        return value === null ? undefined : { value, configurable: true, enumerable: true }
      },
    },
  )
  const showsDrafts = input('shows drafts', () => world.mode === 'preview', String)
  const parser = input('parser', () => world.parser ?? 'fast', String)
  const noindex = input('noindex', () => world.noindex === true, String)
  const audience = input('audience', () => world.audience ?? 'all', String)
  const needsValues = input('needs values', () => world.mode === 'build', String)
  const lastUpdated = input('last updated', (file) => world.lastUpdated(file), String)
  const movedTo = input('moved to', (file) => world.movedTo?.(file) ?? null, String)
  const year = input('year', () => world.year(), String)
  const own = () => world.own?.() ?? noOwnCode
  /** Of a block, by its name, that is the site's own; empty for others, and for what is no block. */
  const blockCode = input('block code', (name) => own().prints.get(name) ?? '', String)
  /** Which blocks there are, and how they may stand: what is seen without looking one up by its name. */
  const blockShapes = input(
    'block shapes',
    () => world.theme.blocks.map(({ name, inline, inside, more }) => [name, inline, inside, more?.syntax?.directives]),
    asHash.print,
  )
  const look = input('look', () => own().look, String)
  const hasParts = input('has parts', () => own().hasParts, String)
  const hasOwnCode = input('has own code', () => own().prints.size > 0 || own().look !== '', String)
  const ownProblems = input('problems of own code', () => own().diagnostics, asHash.print)
  const text = step(
    'text',
    (path): ReadSource => {
      if (version(path) === null) return missing
      const { source, diagnostics } = content.read(path)
      return { file: source, diagnostics }
    },
    { print: ({ file, diagnostics }) => (file === null ? asHash.print(diagnostics) : hashOf(file.text)), keep: 8 },
  )
  const isReadable = step('is readable', (path) => text(path).file !== null, asJson)
  const exists = step('exists', (path) => version(path) !== null, asJson)
  const assets = step('assets', () => new Map(listed('asset').map((path) => [`/${assetPath(path)}`, path])))
  const assetAt = step('asset at', (sitePath) => assets().get(sitePath) ?? null, asJson)
  const imageSize = step(
    'image size',
    (sitePath) => {
      const path = assetAt(sitePath)
      if (path === null) return null
      version(path)
      return world.imageSize(content.location(path))
    },
    asJson,
  )
  const drawnIcons = step(
    'drawn icons',
    (sitePath): DrawnIcons | null => {
      const path = assetAt(sitePath)
      if (path === null) return null
      version(path)
      return world.drawIcons?.(content.location(path)) ?? null
    },
    { ...asHash, ...storedAsJson },
  )
  const assetSize = step(
    'asset size',
    (sitePath) => {
      const path = assetAt(sitePath)
      if (path === null) return null
      version(path)
      return content.size(path)
    },
    asJson,
  )
  const assetProblems = step(
    'asset problems',
    (path): readonly Diagnostic[] => {
      version(path)
      return content.assetProblems(path)
    },
    asHash,
  )
  /** Whether the front matter of a page may hold these keys, by its bytes alone: some ten times faster than reading it. */
  const mentions = step(
    'mentions',
    (path) => {
      version(path)
      return content.mentions(path, ['redirect_from', 'openapi', 'draft']).some((one) => one)
    },
    asJson,
  )
  return {
    ...{
      unread,
      env,
      showsDrafts,
      noindex,
      parser,
      audience,
      needsValues,
      isReadable,
      problems,
      lastUpdated,
      movedTo,
      year,
      text,
      exists,
      assets,
      assetAt,
      assetProblems,
      assetSize,
      imageSize,
      drawnIcons,
      mentions,
      blockCode,
      blockShapes,
      look,
      hasParts,
      hasOwnCode,
      ownProblems,
    },
    listed: (role: ContentRole) => listed(role),
    location: (path: string) => content.location(path),
  }
}
