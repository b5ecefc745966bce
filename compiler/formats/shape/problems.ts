import type { z } from 'zod'
import { hasMembers, memberOf } from '../members.ts'
import { nearestWord } from '../nearest.ts'
import { otherWord } from '../other-words.ts'
import type { ValuePath } from '../yaml/placed.ts'
import { expectation, foundIn } from './expectation.ts'
import { type Issue, withoutFollowing } from './issues.ts'
import { isRequired, knownKeys, strangeKeyLike } from './known-keys.ts'

/** One way in which a value differs from its schema. `path` leads to what is wrong, from the value's root. */
export type ShapeProblem =
  | {
      readonly kind: 'unknown'
      readonly path: ValuePath
      readonly key: string
      readonly near: string | null
      readonly known: readonly string[]
      /** Where it is no key at all: how to write it. */
      readonly hint: string | null
    }
  /** `path` leads to the object that should hold the key. */
  | {
      readonly kind: 'missing'
      readonly path: ValuePath
      readonly key: string
      /** Where objects keep keys that nobody knows: the one that is most like it. */
      readonly misspelt: string | null
    }
  | {
      readonly kind: 'wrong'
      readonly path: ValuePath
      /** The key is wrong, not what it holds. */
      readonly isKey: boolean
      readonly found: string
      readonly expected: string
      readonly hint: string | null
    }
  | {
      readonly kind: 'choice'
      readonly path: ValuePath
      readonly found: string
      readonly allowed: readonly string[]
      readonly near: string | null
    }

/**
 * Says in words what a schema has against a value. Messages of a schema that begin with `expected` complete the
 * sentence `Unexpected X, …`.
 *
 * @param value what was checked
 * @param issues what the schema answered
 * @param written the characters of a value in its file: `1.10` is the number 1.1
 */
export function shapeProblems(
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
  written: (path: ValuePath) => string | null = () => null,
): readonly ShapeProblem[] {
  // An object with an unknown key is not judged as a whole as well: the key may be what it lacks.
  const strange = new Set(issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => pathName(path)))
  const problems = withoutFollowing(issues)
    .filter(({ code, path }) => code !== 'custom' || !strange.has(pathName(path)))
    .flatMap((issue) => toProblems(issue, [], { schema, value, written }))
  // A misspelt key is one mistake, not also the missing of the right one.
  const misspelt = new Set(
    problems.flatMap((one) => (one.kind === 'unknown' ? [pathName([...one.path.slice(0, -1), one.near ?? ''])] : [])),
  )
  return problems.filter((one) => one.kind !== 'missing' || !misspelt.has(pathName([...one.path, one.key])))
}

function pathName(path: ValuePath): string {
  return JSON.stringify(path)
}

interface Subject {
  readonly schema: z.ZodType
  readonly value: unknown
  written(path: ValuePath): string | null
}

function toProblems(issue: Issue, base: ValuePath, subject: Subject): readonly ShapeProblem[] {
  const path = [...base, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(subject.schema, path, subject.value)
    const holder = path.reduce(memberOf, subject.value)
    const given = hasMembers(holder) ? Object.keys(holder) : []
    return issue.keys.map((key) => {
      const near = nearestWord(key, known) ?? otherWord(key, known, given)
      return { kind: 'unknown', path: [...path, key], key, near, known, hint: cutTextHint(key, holder) }
    })
  }
  const found = path.reduce(memberOf, subject.value)
  const last = path.at(-1)
  if (found === undefined && typeof last === 'string') {
    const misspelt = strangeKeyLike(subject.schema, path, subject.value)
    return [{ kind: 'missing', path: path.slice(0, -1), key: last, misspelt }]
  }
  if (issue.code === 'invalid_union') {
    const branch = nearestBranch(issue)
    if (branch !== null) return branch.flatMap((one) => toProblems(one, path, subject))
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues.map(expectation).join(' and ')
    return [{ kind: 'wrong', path, isKey: true, found: `key \`${String(last)}\``, expected, hint: null }]
  }
  const allowed = allowedValues(issue)
  if (allowed !== null && (typeof found === 'string' || typeof found === 'number')) {
    return [{ kind: 'choice', path, found: String(found), allowed, near: nearestWord(String(found), allowed) }]
  }
  const expected = expectation(issue)
  const written = typeof found === 'number' || found === null ? subject.written(path) : null
  const what = typeof found === 'number' && written !== null ? `number \`${written}\`` : foundIn(found)
  const of = typeof last !== 'string' ? 'item' : isRequired(subject.schema, path, subject.value) ? 'needed key' : 'key'
  const hint =
    hintFor(found, expected, written, of) ??
    otherKindHint(found, expected, knownKeys(subject.schema, path, found), subject.written(path))
  return [{ kind: 'wrong', path, isKey: false, found: what, expected, hint }]
}

/** @returns how to write a text that a comma has cut in two: `{ title: Calls, texts and more }`; null for other keys */
function cutTextHint(key: string, holder: unknown): string | null {
  const members = hasMembers(holder) ? Object.entries(holder) : []
  const at = members.findIndex(([name]) => name === key)
  const [name, text] = members[at - 1] ?? []
  if (!key.includes(' ') || members[at]?.[1] !== null || typeof text !== 'string') return null
  return `A text with a comma stands in quotes: \`${name}: ${JSON.stringify(`${text}, ${key}`)}\`.`
}

/**
 * @param keys those that an object at this place knows
 * @param written the characters of the value, null where they are not known
 * @returns how to write in YAML what is expected, where something of another kind stands; null where that is not plain
 */
function otherKindHint(
  found: unknown,
  expected: string,
  keys: readonly string[],
  written: string | null,
): string | null {
  const isList = Array.isArray(found)
  const isObject = !isList && typeof found === 'object'
  if (expected === 'a list') {
    const [only, ...others] = hasMembers(found) ? Object.entries(found) : []
    if (only !== undefined && others.length === 0 && Array.isArray(only[1]))
      return `Leave \`${only[0]}\` out: the list itself stands here.`
    if (isObject) return 'Begin each item with `- `; in JSON put the items between `[` and `]`.'
    const text = JSON.stringify(found)
    return text.length <= longestShown && !text.includes('\\') ? `Write \`[${text}]\`.` : 'Begin each item with `- `.'
  }
  if (expected === 'an object' && typeof found === 'string') {
    const [, key, sign, value] = /^([a-z_][\w-]*)([:：](?!\/\/)|\s*=\s*)(\S.{0,30})$/i.exec(found) ?? []
    if (key !== undefined && sign !== undefined && keys.includes(key))
      return `Write a ${sign.includes('=') ? 'colon after the key' : 'space after the colon'}: \`${key}: ${value}\`.`
    if (keys.includes('provider') && /^\w+$/.test(found)) return `Write \`{ provider: ${found} }\`.`
  }
  const holder = isList ? keys.find((key) => key === 'items' || key === 'entries') : undefined
  if (expected === 'an object' && holder !== undefined) return `Write \`${holder}:\` above the list, and indent it.`
  if (expected === 'an object' && keys.length > 0) return `Its keys: ${keys.map((key) => `\`${key}\``).join(', ')}.`
  if (/^a (?:string|text|title)\b/.test(expected) && (isList || isObject))
    return written !== null && /^[[{]/.test(written)
      ? `A text that begins with \`${written[0]}\` stands in quotes.`
      : 'Write one text, on the line of its key.'
  return null
}

/** A host with a dot in it, and what may follow: `docs.example.com/api`. */
const withoutScheme = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w.~/-]*)?$/i

/** What an address has behind its path. */
const withQuery = /^https?:\/\/[^\s?#]+([?#]\S*)$/

/** What a name of lower-case letters, digits and dashes is written like. */
const dashed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A path whose first slash is missing. */
const withoutSlash = /^[a-z0-9][\w-]*(?:\/[\w.-]+)*\/?$/i

/** A longer value is not written out again in a hint. */
const longestShown = 40

/** What a number is written like. */
const digits = /^-?\d+(?:\.\d+)?$/

/**
 * @param expected as messages say it
 * @param written the characters of the value, where they are known; none for one that was left out
 * @param of what the value is in the object or list around it
 * @returns what to write in place of a value of another kind, where that is plain
 */
export function hintFor(
  found: unknown,
  expected: string,
  written: string | null,
  of: 'key' | 'needed key' | 'item' = 'key',
): string | null {
  if (found === null) {
    if (written === '')
      return of === 'item' ? 'An item with nothing in it is null.' : 'A key with nothing after it is null.'
    return of === 'needed key' ? `Write ${expected}.` : `Write ${expected}, or remove the ${of}.`
  }
  if (found === '' && /^a (?:string|text|title)\b/.test(expected)) return 'Write a text between the quotes.'
  const word = typeof found === 'string' && expected === 'true or false' ? found.toLowerCase() : ''
  if (/^(?:yes|on|true)$/.test(word)) return 'Write `true`.'
  if (/^(?:no|off|false)$/.test(word)) return 'Write `false`.'
  if (typeof found === 'string' && expected.startsWith('an absolute URL') && withoutScheme.test(found))
    return `Write \`https://${found}\`.`
  if (typeof found === 'boolean' && expected.startsWith(found ? '`on`' : '`off`'))
    return `Write \`${found ? 'on' : 'off'}\`.`
  const [, query] = typeof found === 'string' && expected.includes(', its path') ? (withQuery.exec(found) ?? []) : []
  if (query !== undefined) return `Remove \`${query}\`.`
  if (typeof found === 'string' && /^(?:a )?lower-case/.test(expected)) {
    const meant = found
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
    if (meant !== found && dashed.test(meant)) return `Write \`${meant}\`.`
  }
  if (expected === 'one of the locales of `all`') return `Add \`${found}\` to \`all\`.`
  if (typeof found === 'string' && /\ba site path\b/.test(expected) && withoutSlash.test(found))
    return `Write \`/${found}\`.`
  if (typeof found === 'string' && /^a (?:whole )?number\b/.test(expected) && digits.test(found))
    return `Write \`${found}\` without quotes.`
  const isBare = typeof found === 'number' || typeof found === 'boolean'
  return isBare && expected === 'a string' ? `Put it in quotes: \`"${written ?? found}"\`.` : null
}

/** The member of a union that the value was meant for: one whose kind it has. Null when it has none's. */
function nearestBranch(issue: z.core.$ZodIssueInvalidUnion): readonly Issue[] | null {
  const branches = issue.errors.filter((issues) =>
    issues.every((one) => one.path.length > 0 || one.code === 'unrecognized_keys'),
  )
  return branches.reduce<readonly Issue[] | null>(
    (best, one) => (best === null || one.length < best.length ? one : best),
    null,
  )
}

function allowedValues(issue: Issue): readonly string[] | null {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return issue.options.map(String)
  return null
}
