import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import {
  ownBlockThrew,
  ownPartThrew,
  replacedBlock,
  unusableOwnCode,
} from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { append } from '../../../compiler/formats/append.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import type { ClientEntry } from '../../../compiler/model/bundle.ts'
import type { OwnCode } from '../../../compiler/model/own-code.ts'
import { kebabCase, plainName } from '../../../compiler/model/registry.ts'
import type { Theme } from '../../../compiler/model/theme.ts'
import type { BlockDefinition } from '../../api.ts'
import { definitionFaults } from './check-definition.ts'
import { type CompiledCodeOptions, compiledCode } from './compiled-code.ts'
import type { Thrown } from './faults.tsx'
import { createFaults, type Faults } from './faults.tsx'
import { type FoundCode, hashOf, stateOf } from './find-code.ts'
import { ownBlock } from './own-block.ts'
import { ownParts, partsAmong } from './own-parts.ts'
import { type OwnStyles, ownStyles, sheetsOf } from './own-styles.ts'
import { providedModules } from './provided-modules.ts'
import { runUnit, thrownAt } from './run-unit.ts'

import { shippedSecrets } from './shipped-secrets.ts'
/** What a site's own code gives, at one moment. */
export interface LoadedCode {
  /** The frame with the site's own parts; null where it has none. */
  readonly frame: Pick<Theme, 'Page' | 'NotFound'> | null
  readonly look: OwnStyles
  /** All blocks: the tool's, without those that are replaced, and the site's. */
  readonly blocks: readonly AnyBlock[]
  /** Names of the site's, with the folders that they are in. */
  readonly ownBlocks: ReadonlyMap<string, string>
  readonly entries: ReadonlyMap<string, ClientEntry>
  readonly contents: ReadonlyMap<string, Uint8Array>
  readonly own: OwnCode
  readonly faults: Faults
  readonly hasOutside: boolean
  /** Another one for other code. */
  readonly state: string
}

// biome-ignore lint/suspicious/noExplicitAny: blocks of every kind of properties, as in the registry
type AnyDefinition = BlockDefinition<any, any>

interface Defined {
  readonly path: string
  readonly definition: AnyDefinition
}

/** Names under which the site's scripts and styles are listed: no source of the tool has one. */
const sourceOf = (path: string) => `own/${path}`

/**
 * Reads, compiles and runs what a site has of its own.
 *
 * @param root absolute
 * @param theirs the tool's blocks
 * @param tokens the text of its tokens; null where nobody is told of the site's
 */
export async function loadCode(
  root: string,
  theirs: readonly AnyBlock[],
  found: FoundCode,
  options: CompiledCodeOptions,
  tokens: string | null,
): Promise<LoadedCode> {
  const compiled = compiledCode(root, found, options)
  const units = new Map(Object.entries(await compiled.units([...found.blocks, ...partsAmong(found.parts)])))
  const faults = createFaults((error, path) => thrownAt(error, root, path, units))
  const diagnostics: Diagnostic[] = []
  /** Null for what could not be compiled or run, which is told. */
  const ran = (path: string, kind: Thrown = ownBlockThrew): unknown => {
    const unit = units.get(path)
    if (unit === undefined) return null
    try {
      return runUnit(root, path, unit, providedModules).exported
    } catch (error) {
      const { message, file, place } = faults.at(error, path)
      diagnostics.push(kind({ file, place }, { what: `\`${path}\``, error: message }))
      return null
    }
  }
  const defined: Defined[] = []
  for (const path of found.blocks) {
    const exported = ran(path)
    if (exported === null) continue
    const wrong = [...definitionFaults(exported)]
    const first = defined.find(({ definition }) => definition.name === (exported as AnyDefinition)?.name)
    if (first !== undefined)
      wrong.push({
        message: `Two blocks are called \`${first.definition.name}\``,
        hint: `The other is \`${first.path}\`.`,
      })
    for (const { message, hint } of wrong)
      diagnostics.push(unusableOwnCode({ file: path, place: null }, { what: message, right: hint }))
    if (wrong.length === 0) defined.push({ path, definition: exported as AnyDefinition })
  }
  append(diagnostics, found.misplaced.map(misplacedBlock))
  const scripts = defined.flatMap(({ path, definition }) => beside(path, definition.island?.entry))
  const styles = defined.flatMap(({ path, definition }) => beside(path, definition.styles))
  const isThere = (path: string, at: string): boolean => {
    if (existsSync(join(root, path))) return true
    diagnostics.push(unusableOwnCode({ file: at, place: null }, { what: `Missing file \`${path}\``, right: null }))
    return false
  }
  const wanted = (all: readonly { readonly file: string; readonly of: string }[]) =>
    all.filter(({ file, of }) => isThere(file, of)).map(({ file }) => file)
  const client = await compiled.client(wanted(scripts), [...wanted(styles), ...sheetsOf(found)])
  compiled.finish()
  const parts = ownParts(found.parts, (path) => ran(path, ownPartThrew), faults)
  const look = ownStyles(root, found, client, tokens)
  append(diagnostics, parts.diagnostics)
  append(diagnostics, look.diagnostics)
  append(diagnostics, shippedSecrets(client))
  const { blocks, replaced } = joined(theirs, defined, (one, theirs) => {
    const source = (path: string) =>
      client.entries[inFolder(one.path, path)] === undefined ? undefined : sourceOf(inFolder(one.path, path))
    return ownBlock(withClient(one.definition, source), {
      path: one.path,
      source: (path) => sourceOf(inFolder(one.path, path)),
      replaced: theirs,
      faults,
    })
  })
  for (const { path, name } of replaced) diagnostics.push(replacedBlock({ file: path, place: null }, { name }))
  const prints = new Map(
    defined.map(({ path, definition }): [string, string] => {
      const files = [definition.styles, definition.island?.entry].map((file) =>
        file === undefined ? null : client.entries[inFolder(path, file)],
      )
      return [definition.name, hashOf(JSON.stringify([units.get(path)?.js, files]))]
    }),
  )
  return {
    blocks,
    ownBlocks: new Map(defined.map(({ path, definition }) => [definition.name, path.slice(0, path.lastIndexOf('/'))])),
    frame: parts.frame,
    look,
    entries: new Map([
      ...Object.entries(client.entries).map(([path, entry]) => [sourceOf(path), entry] as const),
      ...(look.assets === null ? [] : [['own/look', look.assets] as const]),
    ]),
    contents: new Map(Object.entries(client.files).map(([name, text]) => [name, Buffer.from(text, 'base64')])),
    own: {
      prints,
      look: hashOf(
        JSON.stringify([look.css({ base: '' }), partsAmong(found.parts).map((path) => units.get(path)?.js)]),
      ),
      hasParts: parts.frame !== null,
      diagnostics: [...compiled.diagnostics, ...diagnostics],
    },
    faults,
    hasOutside: compiled.hasOutside,
    state: stateOf(found),
  }
}

/** A block that nothing finds is told, before every use of it is called unknown. */
function misplacedBlock(path: string): Diagnostic {
  const [, name = ''] = /^blocks\/([^/.]+)/.exec(path) ?? []
  const right = `Move it to \`blocks/${kebabCase(name)}/block${path.endsWith('x') ? '.tsx' : '.ts'}\`.`
  const what = `Unexpected block in \`${path}\`, expected \`blocks/<name>/block.tsx\``
  return unusableOwnCode({ file: path, place: null }, { what, right })
}

function inFolder(module: string, path: string): string {
  return posix.join(posix.dirname(module), path)
}

function beside(module: string, path: string | undefined): readonly { readonly file: string; readonly of: string }[] {
  return path === undefined ? [] : [{ file: inFolder(module, path), of: module }]
}

/** A style or a script that could not be compiled has been told: the block goes on without it. */
function withClient(definition: AnyDefinition, source: (path: string) => string | undefined): AnyDefinition {
  const { styles, island, ...rest } = definition
  return {
    ...rest,
    ...(styles !== undefined && source(styles) !== undefined && { styles }),
    ...(island !== undefined && source(island.entry) !== undefined && { island }),
  }
}

/** The tool's blocks and the site's: where two have the same name or short form, the site's wins. */
function joined(
  theirs: readonly AnyBlock[],
  defined: readonly Defined[],
  make: (one: Defined, replaced: AnyBlock | undefined) => AnyBlock,
): {
  readonly blocks: readonly AnyBlock[]
  readonly replaced: readonly { readonly path: string; readonly name: string }[]
} {
  const replaced: { path: string; name: string }[] = []
  const byForm = new Map(defined.map(({ path, definition }) => [kebabCase(definition.name), path]))
  const names = new Set(defined.map(({ definition }) => plainName(definition.name)))
  const left = theirs.map((block) => {
    const { directives = {}, otherNames = {} } = block.more?.syntax ?? {}
    const lost = Object.keys(directives).filter((name) => byForm.has(name))
    for (const name of lost) replaced.push({ path: byForm.get(name) ?? '', name })
    const others = Object.keys(otherNames).filter((name) => names.has(plainName(name)))
    if (lost.length + others.length === 0) return block
    const syntax = {
      ...block.more?.syntax,
      directives: without(directives, lost),
      otherNames: without(otherNames, others),
    }
    return { ...block, more: { ...block.more, syntax } }
  })
  const own = defined.map((one) => {
    const theirsOf = left.find(({ name }) => name === one.definition.name)
    if (theirsOf !== undefined) replaced.push({ path: one.path, name: theirsOf.name })
    return make(one, theirsOf)
  })
  const standing = left.filter(({ name }) => own.every((one) => one.name !== name))
  return { blocks: [...standing, ...own], replaced }
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
