import type { z } from 'zod'

/** What a schema has against a value. */
export type Issue = z.core.$ZodIssue

const nameOf = (path: Issue['path']) => JSON.stringify(path.map(String))

/** @returns the issues, without those about the size or the form of a value that is of another kind */
export function withoutFollowing(issues: readonly Issue[]): readonly Issue[] {
  const ofOtherKind = new Set(issues.filter(({ code }) => code === 'invalid_type').map(({ path }) => nameOf(path)))
  return issues.filter(({ code, path }) => code === 'invalid_type' || !ofOtherKind.has(nameOf(path)))
}
