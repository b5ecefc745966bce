import { duplicateId } from '../diagnostics/codes/markdown.ts'
import type { At, Diagnostic, Related } from '../diagnostics/diagnostic.ts'

/** An id that an author set by hand, with the place of its heading or element: in the page, or in a partial of it. */
export interface SetId {
  readonly id: string
  readonly at: At
}

/** The ids that the headings and the HTML elements of a page set, in its order. A browser goes to the first of two with one id. */
export class SetIds {
  readonly ofHtml: string[] = []
  /** Each the first of its id. */
  readonly ofHeadings: SetId[] = []
  readonly #firsts = new Map<string, SetId>()
  /** Where an id is first that is there again: 60,000 that share one id share what leads to it. */
  readonly #told = new Map<string, readonly Related[]>()

  /** @returns what is wrong with one more id */
  addHtml(one: SetId): readonly Diagnostic[] {
    this.ofHtml.push(one.id)
    return this.#faultsOf(one)
  }

  /** @returns what is wrong with one more id */
  addHeading(one: SetId): readonly Diagnostic[] {
    if (!this.#firsts.has(one.id)) this.ofHeadings.push(one)
    return this.#faultsOf(one)
  }

  #faultsOf(one: SetId): readonly Diagnostic[] {
    const first = this.#firsts.get(one.id)
    if (first !== undefined) return [secondId(one, first, this.#toldOf(first))]
    this.#firsts.set(one.id, one)
    return frameId(one)
  }

  #toldOf({ id, at }: SetId): readonly Related[] {
    const { line = null, column = null } = at.place ?? {}
    const told = this.#told.get(id) ?? [{ message: 'First set here', file: at.file ?? '', line, column }]
    this.#told.set(id, told)
    return told
  }
}

/**
 * @returns what is wrong with an id of the frame's and its widgets' kind. No id that is made from a heading has a colon,
 * so that theirs and those of content can never be the same
 */
function frameId({ id, at }: SetId): readonly Diagnostic[] {
  if (!id.startsWith('sp:')) return []
  return [duplicateId({ ...at, hint: 'Ids that begin with `sp:` belong to the frame of the page.' }, { id })]
}

/** @param told leads to the first. @returns what is wrong with an id that the page has set before */
function secondId({ id, at }: SetId, first: SetId, told: readonly Related[]): Diagnostic {
  const { line = null, column = null } = first.at.place ?? {}
  const isSame = first.at.file === at.file && line === at.place?.line && column === at.place.column
  const [included] = first.at.related ?? []
  if (isSame && included !== undefined) {
    const related = [{ ...included, message: 'Included here first' }, ...(at.related ?? [])]
    return duplicateId({ ...at, related, hint: 'Include it once in the page, or take the id out.' }, { id })
  }
  const { related = [] } = at
  return duplicateId({ ...at, related: related.length === 0 ? told : [...told, ...related] }, { id })
}
