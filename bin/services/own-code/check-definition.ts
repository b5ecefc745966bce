import { z } from 'zod'
import { hasMembers } from '../../../compiler/formats/members.ts'
import { nearest } from '../../../compiler/formats/nearest.ts'

/** @returns whether a block can be called so: pages write the name as a tag */
export function isBlockName(name: string): boolean {
  return /^[A-Z][A-Za-z0-9]*$/.test(name)
}

/** Every field that `defineBlock` takes, with what it has to be. */
const fields: Readonly<Record<string, { readonly is: (value: unknown) => boolean; readonly what: string }>> = {
  name: {
    is: (value) => typeof value === 'string' && isBlockName(value),
    what: 'a name such as `PersonCard`',
  },
  summary: { is: (value) => typeof value === 'string' && value.trim() !== '', what: 'a sentence' },
  contract: { is: (value) => value instanceof z.ZodType && 'shape' in value, what: 'a zod object' },
  Template: { is: isFunction, what: 'a component' },
  children: { is: isChildRule, what: "`{ allow: 'nothing' | 'content' | 'fences' | 'table' | [names] }`" },
  inline: { is: (value) => typeof value === 'boolean', what: 'true or false' },
  inside: { is: isNames, what: 'names of blocks' },
  ...Object.fromEntries(
    ['check', 'links', 'model', 'markdown', 'search'].map((name) => [name, { is: isFunction, what: 'a function' }]),
  ),
  styles: { is: isPath, what: "a path from the block's folder" },
  island: { is: isIsland, what: '`{ entry, hydrate, props }`' },
}
const required = ['name', 'summary', 'contract', 'Template']

export interface DefinitionFault {
  readonly message: string
  readonly hint: string | null
}

/** @returns everything that is wrong with what a block's module exports by default */
export function definitionFaults(exported: unknown): readonly DefinitionFault[] {
  if (!hasMembers(exported))
    return [{ message: 'Missing default export, expected a block', hint: 'Write `export default defineBlock({ … })`.' }]
  const known = Object.keys(fields)
  const meant = Object.keys(exported).map((name) => (Object.hasOwn(fields, name) ? null : nearest(name, known)))
  // A misspelt field is one mistake, not also the missing of the right one.
  const missing = required.filter((name) => exported[name] === undefined && !meant.includes(name))
  return [
    ...missing.map((name) => ({
      message: `Missing field \`${name}\` of the block`,
      hint: `It is ${fields[name]?.what}.`,
    })),
    ...Object.entries(exported).flatMap(([name, value]): DefinitionFault[] => {
      const field = fields[name]
      if (field === undefined) {
        const near = nearest(name, known)
        const hint = near === null ? `A block has ${known.join(', ')}.` : `Did you mean \`${near}\`?`
        return [{ message: `Unknown field \`${name}\` of the block`, hint }]
      }
      if (value === undefined || field.is(value)) return []
      return [{ message: `Unexpected value of \`${name}\` of the block, expected ${field.what}`, hint: null }]
    }),
  ]
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}

function isNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && !value.startsWith('/') && !value.split('/').includes('..')
}

function isAllowed(value: unknown): boolean {
  return isNames(value) || (typeof value === 'string' && ['nothing', 'content', 'fences', 'table'].includes(value))
}

function isChildRule(value: unknown): boolean {
  return isAllowed(value) || (typeof value === 'object' && value !== null && 'allow' in value && isAllowed(value.allow))
}

function isIsland(value: unknown): boolean {
  if (!hasMembers(value)) return false
  const { entry, hydrate, props, ...rest } = value
  const isTime = typeof hydrate === 'string' && ['load', 'idle', 'visible', 'interaction'].includes(hydrate)
  return isPath(entry) && isTime && (props === undefined || isFunction(props)) && Object.keys(rest).length === 0
}
