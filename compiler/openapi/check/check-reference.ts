import {
  circularReference,
  malformedReference,
  referenceOutOfFolder,
  referenceToWrongKind,
  remoteReference,
  unknownReference,
  unknownReferencedFile,
} from '../../diagnostics/codes/references.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import { nearest } from '../../formats/nearest.ts'
import type { PathSegment, Source } from '../document/document.ts'
import { textOf } from '../document/document.ts'
import { grammar, type ObjectKind } from '../document/grammar.ts'
import {
  type DocumentSet,
  dereference,
  pointerOf,
  type ReferenceProblem,
  resolveReference,
} from '../document/reference.ts'
import { article } from './article.ts'
import { describe } from './describe.ts'
import { missingTarget } from './missing-target.ts'
import type { Spot } from './spot.ts'

/** A reference, and what its place asks it to lead to. */
export interface ReferenceUse {
  readonly kind: ObjectKind
  /** The object that holds the reference. */
  readonly source: Source
  readonly reference: unknown
  /** Its path in the object: `['$ref']`, or a value of a discriminator's mapping. */
  readonly path: readonly PathSegment[]
}

/**
 * Checks one reference.
 * @param loops the values known to be in a circle: each circle is reported once
 * @returns what it leads to in one step, or null when that can't be walked
 */
export function checkReference(
  documents: DocumentSet,
  { kind, source, reference, path }: ReferenceUse,
  at: Spot,
  loops: Set<unknown>,
): Source | null {
  // Only a fault asks for its place: for places the whole document is read a second time.
  const here = () => ({ file: source.file, place: at.value(...path) })
  if (typeof reference !== 'string') {
    at.report(malformedReference(here(), { reference: textOf(reference) }))
    return null
  }
  const { source: target, problem } = resolveReference(documents, source.file, reference)
  if (problem !== undefined) {
    if (problem.kind === 'no-file' && documents.unread?.has(problem.file)) return null
    at.report(faultOf(problem, { documents, kind, reference, here: here() }))
    return null
  }
  if (!isMapping(target.value) && !(kind === 'schema' && typeof target.value === 'boolean')) {
    const hint = `It leads to ${describe(target.value)}.`
    at.report(referenceToWrongKind(here(), { reference, expected: article(kind), hint }))
    return null
  }
  const [root, section] = target.path
  if (root === 'components' && target.path.length === 3 && section !== grammar[kind].section) {
    at.report(misled(target, { documents, kind, reference, here: here() }))
    return null
  }
  if (dereference(documents, target).problem?.kind === 'loop') {
    if (!loops.has(target.value)) {
      for (const value of circle(documents, target)) loops.add(value)
      at.report(circularReference(here(), { reference }))
    }
    return null
  }
  return target
}

/** A reference that does not lead to what its place asks for. */
interface Astray {
  readonly documents: DocumentSet
  readonly kind: ObjectKind
  readonly reference: string
  readonly here: { readonly file: string; readonly place: Place | null }
}

function faultOf(problem: ReferenceProblem, { documents, reference, here }: Astray): Diagnostic {
  switch (problem.kind) {
    case 'malformed':
      return malformedReference(here, { reference })
    case 'remote':
      return remoteReference(here, { reference })
    case 'outside':
      return referenceOutOfFolder(here, { reference })
    case 'loop':
      return circularReference(here, { reference })
    case 'no-file': {
      // Compared as the author would write them: relative to the folder of the file that refers.
      const folder = here.file.slice(0, here.file.lastIndexOf('/') + 1)
      const names = [...documents.files.keys()].filter((file) => file.startsWith(folder))
      const near = nearest(problem.file, names)
      return unknownReferencedFile(here, { reference, nearest: near === null ? null : near.slice(folder.length) })
    }
    case 'no-target':
      return unknownReference(here, { reference, ...missingTarget(documents, here.file, reference, problem) })
  }
}

/** A component of another kind: one of the same name may be where it was looked for. */
function misled(target: Source, { documents, kind, reference, here }: Astray): Diagnostic {
  const { section } = grammar[kind]
  const [, found, name] = target.path
  if (section === undefined) {
    const hint = `It leads to \`${pointerOf(target.path.slice(0, 2)).slice(1)}\`, which holds none.`
    return referenceToWrongKind(here, { reference, expected: article(kind), hint })
  }
  const meant = reference.replace(`/components/${found}/`, `/components/${section}/`)
  const exists = meant !== reference && resolveReference(documents, here.file, meant).source !== undefined
  const hint = exists
    ? `Did you mean \`${meant}\`?`
    : `Describe \`${name}\` under \`components/${section}\` and refer to it there.`
  return referenceToWrongKind(here, { reference, expected: `\`#/components/${section}\``, hint })
}

function circle(documents: DocumentSet, start: Source): ReadonlySet<unknown> {
  const seen = new Set<unknown>()
  let current: Source | undefined = start
  while (current !== undefined && isMapping(current.value) && !seen.has(current.value)) {
    seen.add(current.value)
    const reference: unknown = current.value.$ref
    current = typeof reference === 'string' ? resolveReference(documents, current.file, reference).source : undefined
  }
  return seen
}
