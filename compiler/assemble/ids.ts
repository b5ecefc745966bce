import { slug } from 'github-slugger'

/**
 * Hands out the ids of one page in document order, as GitHub does for headings: the second `usage` is `usage-1`.
 * Time is linear in the number of ids, however often a base repeats.
 */
export class PageIds {
  readonly #taken = new Set<string>()
  readonly #next = new Map<string, number>()

  /** @returns whether the id was free; it is taken from now on */
  reserve(id: string): boolean {
    if (this.#taken.has(id)) return false
    this.#taken.add(id)
    return true
  }

  take(base: string): string {
    let id = base
    for (let count = this.#next.get(base) ?? 0; this.#taken.has(id); id = `${base}-${count}`)
      this.#next.set(base, ++count)
    this.#taken.add(id)
    return id
  }

  /** @returns an id made from a heading's text, composed as links to it are typed; a heading without letters is a `section` */
  takeForHeading(text: string): string {
    return this.take(slug(text.normalize('NFC')) || 'section')
  }

  has(id: string): boolean {
    return this.#taken.has(id)
  }

  get all(): ReadonlySet<string> {
    return this.#taken
  }
}
