import { isMapping } from '../../formats/members.ts'
import { type DocumentSet, pointerOf, type ReferenceProblem, resolveReference } from '../document/reference.ts'
import { describe } from './describe.ts'

type Missing = Extract<ReferenceProblem, { readonly kind: 'no-target' }>

/**
 * What there is in place of the target of a pointer.
 * @returns the reference that was probably meant, which leads to something, or null; and what is where the pointer ends
 */
export function missingTarget(
  documents: DocumentSet,
  file: string,
  reference: string,
  { parent, missing }: Missing,
): { readonly nearest: string | null; readonly reached: string } {
  const hash = reference.indexOf('#')
  const written = reference
    .slice(hash + 1)
    .split('/')
    .slice(1)
  const leads = (segments: readonly string[]) => {
    const candidate = `${reference.slice(0, hash)}#${segments.map((segment) => `/${segment}`).join('')}`
    return resolveReference(documents, file, candidate).source === undefined ? null : candidate
  }
  const near = isMapping(parent.value) ? documents.nearestIn(parent.value, missing) : null
  const corrected =
    near === null ? [] : written.map((segment) => (unescaped(segment) === missing ? escaped(near) : segment))
  const last = written.at(-1) ?? ''
  const meant =
    (near === null ? null : leads(corrected)) ??
    // `definitions` and `parameters` are where version 2 had them.
    componentSections.map((section) => leads(['components', section, last])).find((found) => found !== null) ??
    null
  const where = parent.path.length === 0 ? 'the top of the file' : `\`#${pointerOf(parent.path)}\``
  const reached = isMapping(parent.value)
    ? `There is no \`${missing}\` in ${where}. Describe it there, or refer to what is there.`
    : `The pointer ends at ${where}, which is ${describe(parent.value)}.`
  return { nearest: meant, reached }
}

const componentSections = ['schemas', 'parameters', 'responses', 'requestBodies', 'headers', 'examples'] as const

function unescaped(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function escaped(segment: string): string {
  return segment.replaceAll('~', '~0').replaceAll('/', '~1')
}
