import { replacedBlock, unusableOwnCode } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { memberOf } from '../../../compiler/formats/members.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import { kebabCase, plainName } from '../../../compiler/model/registry.ts'
import type { BlockDefinition } from '../../api.ts'
import { type DefinitionFault, definitionFaults } from './check-definition.ts'

// biome-ignore lint/suspicious/noExplicitAny: blocks of every kind of properties, as in the registry
export type AnyDefinition = BlockDefinition<any, any>

/** A block of the site, as its module exports it. */
export interface Defined {
  readonly path: string
  readonly definition: AnyDefinition
}

/**
 * Runs the modules of a site's blocks.
 *
 * @param theirs the tool's own blocks
 * @param run gives what a module exports; null for one that does not run, which is reported by itself
 */
export function definedBlocks(
  paths: readonly string[],
  theirs: readonly { readonly name: string }[],
  run: (path: string) => unknown,
): { readonly defined: readonly Defined[]; readonly diagnostics: readonly Diagnostic[] } {
  const defined: Defined[] = []
  const diagnostics: Diagnostic[] = []
  for (const path of paths) {
    const exported = run(path)
    if (exported === null) continue
    const wrong = [...definitionFaults(exported), ...nameTaken(memberOf(exported, 'name'), defined, theirs)]
    for (const { message, hint } of wrong)
      diagnostics.push(unusableOwnCode({ file: path, place: null }, { what: message, right: hint }))
    if (wrong.length === 0) defined.push({ path, definition: exported as AnyDefinition })
  }
  return { defined, diagnostics }
}

/** One of the tool's may be replaced, under its own name: what differs in nothing but case has the same directive. */
function nameTaken(
  name: unknown,
  defined: readonly Defined[],
  theirs: readonly { readonly name: string }[],
): readonly DefinitionFault[] {
  if (typeof name !== 'string') return []
  const isTaken = (other: string) => kebabCase(other) === kebabCase(name)
  const message = (other: string) =>
    other === name ? `Two blocks are called \`${name}\`` : `The names \`${other}\` and \`${name}\` differ in case alone`
  const first = defined.find(({ definition }) => isTaken(definition.name))
  if (first !== undefined) return [{ message: message(first.definition.name), hint: `The other is \`${first.path}\`.` }]
  const tools = theirs.find((one) => isTaken(one.name) && one.name !== name)
  if (tools === undefined) return []
  return [{ message: message(tools.name), hint: `Write \`${tools.name}\` to replace the tool's own block.` }]
}

/** The tool's blocks and the site's: where two have the same name or short form, the site's wins. */
export function joinBlocks(
  theirs: readonly AnyBlock[],
  defined: readonly Defined[],
  make: (one: Defined, replaced: AnyBlock | undefined) => AnyBlock,
): {
  readonly blocks: readonly AnyBlock[]
  readonly diagnostics: readonly Diagnostic[]
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
  const kept = left.filter(({ name }) => own.every((one) => one.name !== name))
  const diagnostics = replaced.map(({ path, name }) => replacedBlock({ file: path, place: null }, { name }))
  return { blocks: [...kept, ...own], diagnostics }
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  keys: readonly string[],
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
