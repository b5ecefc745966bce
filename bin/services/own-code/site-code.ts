import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ownBlockThrew, ownPartThrew, unusableOwnCode } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { append } from '../../../compiler/formats/append.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import type { ClientEntry } from '../../../compiler/model/bundle.ts'
import type { OwnCode } from '../../../compiler/model/own-code.ts'
import { kebabCase } from '../../../compiler/model/registry.ts'
import type { Theme } from '../../../compiler/model/theme.ts'
import type { CompiledUnit } from './compile-code.ts'
import { type CompiledCodeOptions, compiledCode } from './compiled-code.ts'
import { type AnyDefinition, type Defined, definedBlocks, joinBlocks } from './defined-blocks.ts'
import { createFaults, type Faults, type Thrown } from './faults.tsx'
import { type FoundCode, stateOf } from './find-code.ts'
import { ownBlock } from './own-block.ts'
import { ownParts, partsAmong } from './own-parts.ts'
import { type OwnStyles, ownStyles, sheetsOf } from './own-styles.ts'
import { providedModules } from './provided-modules.ts'
import { runUnit, thrownAt } from './run-unit.ts'
import { shippedSecrets } from './shipped-secrets.ts'
import { unreadFiles } from './unread-files.ts'

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

/** Names under which the site's scripts and styles are listed: no source of the tool has one. */
const sourceOf = (path: string) => `own/${path}`

/** What a site's own code is loaded from and beside. */
interface CodeSource {
  /** Absolute. */
  readonly root: string
  readonly found: FoundCode
  /** The tool's blocks. */
  readonly theirs: readonly AnyBlock[]
  /** The text of the tool's tokens; null where the site's are not checked. */
  readonly tokens: string | null
}

/** Reads, compiles and runs what a site has of its own. */
export async function loadCode(
  { root, found, theirs, tokens }: CodeSource,
  options: CompiledCodeOptions,
): Promise<LoadedCode> {
  const compiled = compiledCode(root, found, options)
  const units = new Map(Object.entries(await compiled.units([...found.blocks, ...partsAmong(found.parts)])))
  const faults = createFaults((error, path) => thrownAt(error, root, path, units))
  const diagnostics: Diagnostic[] = []
  const ran = runner(root, units, faults, diagnostics)
  const { defined, diagnostics: ofBlocks } = definedBlocks(found.blocks, theirs, ran)
  append(diagnostics, ofBlocks)
  append(diagnostics, found.misplaced.map(misplacedBlock))
  const files = browserFiles(root, defined)
  append(diagnostics, files.diagnostics)
  const client = await compiled.client(files.scripts, [...files.styles, ...sheetsOf(found)])
  compiled.finish()
  const parts = ownParts(found.parts, (path) => ran(path, ownPartThrew), faults)
  const look = ownStyles(root, found, client, tokens)
  append(diagnostics, [
    ...parts.diagnostics,
    ...look.diagnostics,
    ...unreadFiles(root, found),
    ...shippedSecrets(client),
  ])
  const joined = joinBlocks(theirs, defined, ({ path, definition }, theirs) => {
    const source = (file: string) => sourceOf(inFolder(path, file))
    const compiledSource = (file: string) =>
      client.entries[inFolder(path, file)] === undefined ? undefined : source(file)
    return ownBlock(withClient(definition, compiledSource), { path, source, replaced: theirs, faults })
  })
  append(diagnostics, joined.diagnostics)
  const printOf = ({ path, definition }: Defined) => {
    const files = [definition.styles, definition.island?.entry].map((file) =>
      file === undefined ? null : client.entries[inFolder(path, file)],
    )
    return sha256(JSON.stringify([units.get(path)?.js, files]))
  }
  return {
    blocks: joined.blocks,
    ownBlocks: new Map(defined.map(({ path, definition }) => [definition.name, path.slice(0, path.lastIndexOf('/'))])),
    frame: parts.frame,
    look,
    entries: new Map([
      ...Object.entries(client.entries).map(([path, entry]) => [sourceOf(path), entry] as const),
      ...(look.assets === null ? [] : [['own/look', look.assets] as const]),
    ]),
    contents: new Map(Object.entries(client.files).map(([name, text]) => [name, Buffer.from(text, 'base64')])),
    own: {
      prints: new Map(defined.map((one) => [one.definition.name, printOf(one)])),
      look: new Map([...look.prints, ...partPrints(found, units)]),
      hasParts: parts.frame !== null,
      diagnostics: [...compiled.diagnostics, ...diagnostics],
    },
    faults,
    hasOutside: compiled.hasOutside,
    state: stateOf(found),
  }
}

/** @returns a text for each part of the frame, another one for another part */
function partPrints(
  { parts }: FoundCode,
  units: ReadonlyMap<string, CompiledUnit>,
): readonly (readonly [string, string])[] {
  return partsAmong(parts).map((path) => [path, sha256(units.get(path)?.js ?? '')])
}

/** Runs modules by their paths: null for what could not be compiled or run, which is reported. */
function runner(
  root: string,
  units: ReadonlyMap<string, CompiledUnit>,
  faults: Faults,
  diagnostics: Diagnostic[],
): (path: string, kind?: Thrown) => unknown {
  return (path: string, kind: Thrown = ownBlockThrew): unknown => {
    const unit = units.get(path)
    if (unit === undefined) return null
    try {
      return runUnit(root, path, unit, providedModules).exported
    } catch (error) {
      const { message, isPromise, file, place } = faults.at(error, path)
      diagnostics.push(kind({ file, place }, { what: `\`${path}\``, error: message, isPromise }))
      return null
    }
  }
}

/** The scripts and styles of blocks that are there. */
function browserFiles(
  root: string,
  defined: readonly Defined[],
): {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
} {
  const named = (fileOf: (definition: AnyDefinition) => string | undefined) =>
    defined.flatMap(({ path, definition }) => {
      const file = fileOf(definition)
      return file === undefined ? [] : [{ file: inFolder(path, file), of: path }]
    })
  const [scripts, styles] = [named(({ island }) => island?.entry), named(({ styles }) => styles)]
  const isThere = ({ file }: { readonly file: string }) => existsSync(join(root, file))
  const missing = [...scripts, ...styles].filter((one) => !isThere(one))
  return {
    scripts: scripts.filter(isThere).map(({ file }) => file),
    styles: styles.filter(isThere).map(({ file }) => file),
    diagnostics: missing.map(({ file, of }) =>
      unusableOwnCode({ file: of, place: null }, { what: `Missing file \`${file}\``, right: null }),
    ),
  }
}

/** A block that nothing finds is reported itself, besides its uses as unknown. */
function misplacedBlock(path: string): Diagnostic {
  if (path.endsWith('/block.tsx')) {
    const what = `Unexpected \`${path}\` beside \`block.ts\`, which is the block`
    return unusableOwnCode({ file: path, place: null }, { what, right: 'Remove one of the two.' })
  }
  const [, name = ''] = /^blocks\/([^/.]+)/.exec(path) ?? []
  const right = `Move it to \`blocks/${kebabCase(name)}/block${path.endsWith('x') ? '.tsx' : '.ts'}\`.`
  const what = `Unexpected block in \`${path}\`, expected \`blocks/<name>/block.tsx\``
  return unusableOwnCode({ file: path, place: null }, { what, right })
}

function inFolder(module: string, path: string): string {
  return posix.join(posix.dirname(module), path)
}

/** The report has a style or a script that could not be compiled: the block goes on without it. */
function withClient(definition: AnyDefinition, source: (path: string) => string | undefined): AnyDefinition {
  const { styles, island, ...rest } = definition
  return {
    ...rest,
    ...(styles !== undefined && source(styles) !== undefined && { styles }),
    ...(island !== undefined && source(island.entry) !== undefined && { island }),
  }
}
