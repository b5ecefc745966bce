import { duplicateId } from '../diagnostics/codes/markdown.ts'
import type { At, Diagnostic, Related } from '../diagnostics/diagnostic.ts'

/** The ids that a page's HTML elements set. A browser goes to the first of two with one id: the later can't be reached. */
export class HtmlIds {
  readonly #places = new Map<string, Related>()

  get found(): readonly string[] {
    return [...this.#places.keys()]
  }

  /** @returns what is wrong with one more id, of an element of `file` */
  add(id: string, where: At, file: string): readonly Diagnostic[] {
    const first = this.#places.get(id)
    if (first !== undefined) return [duplicateId({ ...where, related: [first, ...(where.related ?? [])] }, { id })]
    const { line = null, column = null } = where.place ?? {}
    this.#places.set(id, { message: 'First set here', file, line, column })
    return []
  }
}
