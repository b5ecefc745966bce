import type { z } from 'zod'
import { tagOfLanguage } from '../language-names.ts'
import { hasMembers, memberOf, valueAt } from '../members.ts'
import { meantName, meantValue } from '../other-words.ts'
import type { ValuePath } from '../yaml/value-path.ts'
import { allowedValues, expectation, foundIn } from './expectation.ts'
import { nearValues, otherKinds } from './hints.ts'
import { type Issue, withoutFollowing } from './issues.ts'
import { isRequired, knownKeys, strangeKeyLike, takesAt, takesKeyAt } from './known-keys.ts'
import { firstRight, type Proposal, write } from './proposal.ts'

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
    const members = hasMembers(holder) ? Object.entries(holder) : []
    // Looked up by each unknown key, of which there may be as many as members.
    const given = new Set(members.map(([name]) => name))
    const before = new Map(members.map(([name], at) => [name, members[at - 1]]))
    return issue.keys.map((key) => {
      const joined = joinedKey(key, holder, known)
      if (joined !== null) return { kind: 'unknown', path: [...path, key], key, known, ...joined }
      const fits = (name: string) => takesAt(subject.schema, [...path, name], subject.value, memberOf(holder, key))
      const { near, hint } = meantName(key, known, given, fits)
      return {
        kind: 'unknown',
        path: [...path, key],
        key,
        near,
        known,
        hint: cutTextHint(key, memberOf(holder, key), before.get(key)) ?? hint,
      }
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
    const meant = String(last)
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
    const around = path.slice(0, -1)
    const isRight = (key: string) =>
      valueAt(subject.value, [...around, key]) === undefined && takesKeyAt(subject.schema, around, subject.value, key)
    const tag = expected.startsWith('a language') ? tagOfLanguage(meant) : null
    const right = [meant, tag].find((key) => key !== null && isRight(key))
    const hint = right === undefined ? null : `Write \`${right}\`.`
    return [{ kind: 'wrong', path, isKey: true, found: `key \`${String(last)}\``, expected, hint }]
  }
  const allowed = allowedValues(issue)
  if (allowed !== null && (typeof found === 'string' || typeof found === 'number')) {
    return [{ kind: 'choice', path, found: String(found), allowed, near: meantValue(String(found), allowed) }]
  }
  const expected = expectation(issue)
  const written = subject.written(path)
  const what = typeof found === 'number' && written !== null ? `number \`${written}\`` : foundIn(found)
  const hint = hintAt(subject, path, expected)
  return [{ kind: 'wrong', path, isKey: false, found: what, expected, hint }]
}

/** @returns how to mend the value at a path with what its schema takes; null where that is not plain */
function hintAt(subject: Subject, path: ValuePath, expected: string): string | null {
  const { schema, value: root } = subject
  const found = valueAt(root, path)
  const written = subject.written(path)
  const of = typeof path.at(-1) !== 'string' ? 'item' : isRequired(schema, path, root) ? 'needed key' : 'key'
  const isList = expected === 'a list'
  const keys = knownKeys(schema, isList ? [...path, 0] : path, isList ? undefined : found)
  const isRight = (value: unknown) => takesAt(schema, path, root, value)
  const hint =
    firstRight(nearValues(found, expected, written, of), isRight) ??
    firstRight(otherKinds(found, expected, keys, written), isRight)
  if (hint !== null || !isList) return hint
  const around = path.slice(0, -1)
  return firstRight(listOfLists(valueAt(root, around)), (value) => takesAt(schema, around, root, value))
}

/** @returns the key that stands before a colon without a space, and how to write it; null for other keys */
function joinedKey(key: string, holder: unknown, known: readonly string[]) {
  const [, name = '', text = ''] = /^([\w-]+):(.+)$/.exec(key) ?? []
  if (memberOf(holder, key) !== null || !known.includes(name)) return null
  return { near: name, hint: `Write a space after the colon: \`${name}: ${text}\`.` }
}

/**
 * @param before the member in front of the key
 * @returns how to write a text that a comma has cut in two: `{ title: Calls, texts and more }`; null for other keys
 */
function cutTextHint(key: string, value: unknown, before: readonly [string, unknown] | undefined): string | null {
  const [name, text] = before ?? []
  if (!key.includes(' ') || value !== null || typeof text !== 'string') return null
  return `A text with a comma stands in quotes: \`${name}: ${JSON.stringify(`${text}, ${key}`)}\`.`
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

/** `[a, b]` where lists are listed: the brackets around it are missing. */
function* listOfLists(items: unknown): Generator<Proposal> {
  if (!Array.isArray(items) || items.length > mostShown || items.some(hasMembers)) return
  yield write(`[${JSON.stringify(items)}]`)
}

/** A longer list is not written out again in a hint. */
const mostShown = 5
