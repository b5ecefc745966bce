import type { RootContent } from 'mdast'
import { repeatedFootnote, unknownFootnote, unusedFootnote } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, atSecond, type SourceText } from '../source-text.ts'
import type { Prose } from './prose.ts'

const reference = /(?<![\\[("'/^])\[\^(?<label>[^\s[\]^]+)\](?![+*?{$(\\])/g

/** Footnotes of one text: those that it holds and those that it names, which only its end tells apart. */
export class Notes {
  readonly #source: SourceText
  /** Where each begins, by its name. */
  readonly #held = new Map<string, number>()
  readonly #named = new Set<string>()
  readonly #unknown: Range[] = []
  readonly #second: Diagnostic[] = []

  constructor(source: SourceText) {
    this.#source = source
  }

  take(node: RootContent): void {
    if (node.type === 'footnoteReference') this.#named.add(node.identifier)
    if (node.type !== 'footnoteDefinition') return
    const { start } = rangeOf(node)
    const first = this.#held.get(node.identifier)
    if (first === undefined) {
      this.#held.set(node.identifier, start)
      return
    }
    const range = this.#labelAt(start)
    const where = atSecond(this.#source, this.#labelAt(first), range)
    this.#second.push(repeatedFootnote(where, { label: this.#text(range) }))
  }

  /** Looks for `[^label]` in plain text: no line holds that note, or the parser would have read it. */
  takeProse({ text, start }: Prose): void {
    if (!text.includes('[^')) return
    for (const { 0: found, index, groups = {} } of text.matchAll(reference)) {
      const label = groups.label ?? ''
      // What else begins with a caret in brackets is a set of characters.
      if (!/^[\p{L}\p{N}_.:-]+$/u.test(label) || /^\w-\w/.test(label)) continue
      this.#unknown.push({ start: start + index, end: start + index + found.length })
    }
  }

  /** What the whole text has been walked for. A misspelt name is one mistake, not also the lack of the right one. */
  *end(): Generator<Diagnostic> {
    // Not a copy: there may be tens of thousands, and nobody asks for the others any more.
    const unused = this.#held
    for (const name of this.#named) unused.delete(name)
    const near = nearestOfMany([...unused.keys()])
    const meant = new Set<string>()
    for (const range of this.#unknown) {
      const label = this.#text(range)
      const name = near(label.toLowerCase())
      const found = name === null ? undefined : unused.get(name)
      if (name !== null) meant.add(name)
      const nearest = found === undefined ? null : this.#text(this.#labelAt(found))
      yield unknownFootnote(at(this.#source, range), { label, nearest })
    }
    yield* this.#second
    for (const [name, start] of unused) {
      if (meant.has(name)) continue
      const range = this.#labelAt(start)
      yield unusedFootnote(at(this.#source, range), { label: this.#text(range) })
    }
  }

  #labelAt(start: number): Range {
    return { start, end: this.#source.text.indexOf(']:', start) + 1 }
  }

  /** A label as it is written, without its brackets. */
  #text({ start, end }: Range): string {
    return this.#source.text.slice(start + 2, end - 1)
  }
}
