import { replacedBlock, unusableOwnCode } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { memberOf } from '../../../compiler/formats/members.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'
import { kebabCase, plainName } from '../../../compiler/model/registry.ts'
import type { BlockDefinition } from '../../api.ts'
import { definitionFaults } from './check-definition.ts'

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
 * @param run gives what a module exports; null for one that does not run, which is reported by itself
 */
export function definedBlocks(
  paths: readonly string[],
  run: (path: string) => unknown,
): { readonly defined: readonly Defined[]; readonly diagnostics: readonly Diagnostic[] } {
  const defined: Defined[] = []
  const diagnostics: Diagnostic[] = []
  for (const path of paths) {
    const exported = run(path)
    if (exported === null) continue
    const wrong = [...definitionFaults(exported)]
    const first = defined.find(({ definition }) => definition.name === memberOf(exported, 'name'))
    if (first !== undefined)
      wrong.push({
        message: `Two blocks are called \`${first.definition.name}\``,
        hint: `The other is \`${first.path}\`.`,
      })
    for (const { message, hint } of wrong)
      diagnostics.push(unusableOwnCode({ file: path, place: null }, { what: message, right: hint }))
    if (wrong.length === 0) defined.push({ path, definition: exported as AnyDefinition })
  }
  return { defined, diagnostics }
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
