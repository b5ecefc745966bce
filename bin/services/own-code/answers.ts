import { z } from 'zod'
import { hasMembers } from '../../../compiler/formats/members.ts'
import type { Heading, Json } from '../../../compiler/model/public-block.ts'

const path = z.array(z.union([z.string(), z.number()])).readonly()
const finding = z.object({
  message: z.string().min(1),
  hint: z.string().nullish(),
  severity: z.enum(['error', 'warning']).optional(),
  path: path.optional(),
  child: z.number().optional(),
})
const link = z.object({
  path,
  kind: z.enum(['link', 'image', 'derived']),
  url: z.string().optional(),
  words: z.enum(['author', 'block']).optional(),
})
const heading: z.ZodType<Heading> = z.object({
  id: z.string(),
  depth: z.literal([1, 2, 3, 4, 5, 6]),
  value: z.string(),
})

/** What functions of a block give, as their types say it: code that nobody has checked may give anything. */
export const answers = {
  check: { schema: z.array(finding), expected: 'a list of `{ message, hint, severity, path, child }`' },
  links: { schema: z.array(link), expected: 'a list of `{ path, kind }` whose `kind` is `link`, `image` or `derived`' },
  findings: { schema: z.array(finding), expected: 'a list of `{ message, hint, severity, path, child }`' },
  headings: { schema: z.array(heading), expected: 'a list of `{ id, depth, value }`' },
  addresses: { schema: z.array(z.string()), expected: 'a list of addresses' },
  json: {
    schema: z.custom<Json>((value) => isJson(value)),
    expected: 'JSON: texts, numbers, true, false, null, and lists and plain objects of these',
  },
  text: { schema: z.union([z.string(), z.number()]), expected: 'a text' },
} as const

/** @throws where it is no such thing, with words that say so: it is reported as what the function throws */
export function answer<Value>(
  name: string,
  { schema, expected }: { readonly schema: z.ZodType<Value>; readonly expected: string },
  given: unknown,
): Value {
  const { success, data } = schema.safeParse(atOnce(name, given, expected))
  if (!success) throw new TypeError(`\`${name}\` gave ${kindOf(given)}, expected ${expected}`)
  return data
}

/** The cause of what is thrown for a promise: nothing waits for one. */
export const promised = Symbol('promised')

/**
 * What a promise may be rejected with is of no use to anybody.
 *
 * @returns what is given
 * @throws for a promise, as `answer` does
 */
export function atOnce<Value>(name: string, given: Value, expected: string): Value {
  if (!(given instanceof Promise)) return given
  given.catch(() => {})
  throw new TypeError(`\`${name}\` gave a promise, expected ${expected}`, { cause: promised })
}

function kindOf(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (Array.isArray(value)) return 'another list'
  return hasMembers(value) ? 'an object' : `a ${typeof value}`
}

/** @param around what it lies in: a value that holds itself has no end */
function isJson(value: unknown, around: readonly unknown[] = []): boolean {
  if (!hasMembers(value))
    return value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
  if (around.includes(value) || !(Array.isArray(value) || isPlain(value))) return false
  // A member without a value is left out.
  return Object.values(value).every((member) => member === undefined || isJson(member, [...around, value]))
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}
