import type { Html } from 'mdast'
import { unclosedHtml } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { append } from '../../formats/append.ts'
import { isAllowedElement, voidElements } from '../../formats/markdown/html/html.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, type SourceText } from '../source-text.ts'

/** Elements whose end a browser knows by what follows (HTML standard, "Optional tags"). */
const endsByItself: ReadonlySet<string> = new Set([
  ...['caption', 'colgroup', 'dd', 'dt', 'li', 'optgroup', 'option', 'p', 'rp', 'rt'],
  ...['tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
])

const comment = /<!--[\s\S]*?(?:-->|$)/g
const tag = /<(?<slash>\/?)(?<name>[a-z][a-z0-9-]*)(?<rest>(?:"[^"]*"|'[^']*'|[^>"'])*)>/gi

interface Open {
  readonly name: string
  readonly range: Range
}

/** The tags of one text of Markdown, whose pairs may stand in HTML of their own: only its end tells which are never closed. */
export class UnclosedHtml {
  readonly #source: SourceText
  readonly #open: Open[] = []
  readonly #unclosed: Open[] = []

  constructor(source: SourceText) {
    this.#source = source
  }

  take(node: Html): void {
    const { value } = node
    const range = rangeOf(node)
    // In a list or a quote the node's text lacks the markers of its lines.
    const isExact = this.#source.text.startsWith(value, range.start)
    const rangeIn = (from: number, length: number) =>
      isExact ? { start: range.start + from, end: range.start + from + length } : range
    const plain = value.replace(comment, (found, start: number) => {
      if (!found.endsWith('-->')) this.#unclosed.push({ name: '!--', range: rangeIn(start, '<!--'.length) })
      return ' '.repeat(found.length)
    })
    for (const { 0: written, index, groups = {} } of plain.matchAll(tag)) {
      const name = groups.name?.toLowerCase() ?? ''
      if (!isAllowedElement(name) || voidElements.has(name) || endsByItself.has(name)) continue
      if (groups.slash === '/') this.#close(name)
      else if (groups.rest?.endsWith('/') !== true) this.#open.push({ name, range: rangeIn(index, written.length) })
    }
  }

  /** What was opened inside of an element and not closed there ends with it. */
  #close(name: string): void {
    const opening = this.#open.findLastIndex((one) => one.name === name)
    if (opening !== -1) append(this.#unclosed, this.#open.splice(opening).slice(1))
  }

  end(): Diagnostic[] {
    return [...this.#unclosed, ...this.#open].map(({ name, range }) => unclosedHtml(at(this.#source, range), { name }))
  }
}
