import type { Problem } from './problem.ts'
import type { OpenSpans, Span } from './spans.ts'

/** Keys that an object of a text has already: the first of them counts. */
export class Repeated {
  /** None before places are asked for: that of the first key is one of them. */
  readonly problems: Problem[] = []
  #any = false

  /** Whether a key is there twice. */
  get any(): boolean {
    return this.#any
  }

  /** @param places of the members that the object has; null where nobody asks for them */
  add(key: string, { keyStart, keyEnd }: Pick<Span, 'keyStart' | 'keyEnd'>, places: OpenSpans | null): void {
    this.#any = true
    const first = places?.keyOf(key) ?? null
    if (first !== null) this.problems.push({ kind: 'duplicate', key, first, start: keyStart, end: keyEnd })
  }
}
