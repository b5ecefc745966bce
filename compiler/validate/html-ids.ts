import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { frameId, type SetId, secondId } from './set-id.ts'

/** The ids that a page's HTML elements set. A browser goes to the first of two with one id: the later can't be reached. */
export class HtmlIds {
  readonly #firsts = new Map<string, SetId>()

  get found(): readonly string[] {
    return [...this.#firsts.keys()]
  }

  /** @returns what is wrong with one more id */
  add(id: string, at: At): readonly Diagnostic[] {
    const first = this.#firsts.get(id)
    if (first !== undefined) return [secondId({ id, at }, first)]
    this.#firsts.set(id, { id, at })
    return frameId({ id, at })
  }
}
