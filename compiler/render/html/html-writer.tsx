import type { Element, ElementContent, RootContent } from 'hast'
import { createElement, type ReactElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { escapeAttribute, escapeText } from '../../formats/escape-text.ts'
import { sectionEnding } from '../hast/sections.ts'
import { slotElement } from '../hast/slot.ts'
import type { ContentParts } from './content-parts.ts'
import { hasAlone, isEmpty } from './properties.ts'
import {
  beginsAndEndsInTags,
  contentHole,
  contentMark,
  filled,
  holdsMark,
  hollow,
  markOf,
  noteLinkOf,
  type Shell,
  type ShellMemory,
  shellIn,
} from './shell.ts'
import { toReact } from './to-react.tsx'

/** Elements that React writes as they are, with nothing of its own. */
const plain: ReadonlySet<string> = new Set(
  `abbr article aside b bdi bdo blockquote cite code dd del details dfn div dl dt em figcaption figure footer header i ins kbd
  li mark ol p q s samp small span strong sub summary sup tbody td tfoot th thead tr u ul var`.split(/\s+/),
)
const plainVoid: ReadonlySet<string> = new Set(['br', 'hr'])
const theme: ReadonlySet<string> = new Set(['a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'section', 'table'])
/** Between their children white space has no meaning, and React is not given any. */
const tableParts: ReadonlySet<string> = new Set(['table', 'tbody', 'thead', 'tfoot', 'tr'])
/** React asks for such files in the head of the document that it renders. */
const preload = '<link rel="preload"'
const plainAddress = /^(?:https?:|mailto:|[/#?.])/

/** In place of a number of elements: nothing goes on. */
export const whole = -1

/** Where a piece cuts an element: so many in it, each the first or the last in the one before, are begun, or stay open. */
interface Cut {
  readonly begun: number
  readonly open: number
}

const uncut: Cut = { begun: whole, open: whole }

/** Writes the content of one page. */
export class HtmlWriter {
  asksForFiles = false
  /** False where something had to be cut that only React can write. */
  isCut = true
  readonly #parts: ContentParts
  /** Those of the page's language. */
  readonly #shells: Map<string, Shell>
  readonly #spoken: (content: ReactNode) => ReactElement
  /** Ids that templates ask React for differ by the piece that they are in. */
  #wholes = 0
  /**
   * The element that was written last is known to begin and to end with a tag: looking at its text would put its pieces
   * together, at each level once more.
   */
  #isTagged = false
  /** What is around the content of the block that was cut last. */
  #cutBlock: readonly [before: string, after: string] = ['', '']
  /** Whether the piece before ended in a text. */
  #endedInText = false

  constructor(parts: ContentParts, shells: ShellMemory) {
    this.#parts = parts
    const language = parts.language?.key ?? ''
    this.#shells = shells.get(language) ?? new Map()
    shells.set(language, this.#shells)
    this.#spoken = parts.language?.around ?? ((content) => <>{content}</>)
  }

  inside(nodes: readonly (RootContent | ElementContent)[], parent: string, { begun, open } = uncut): string {
    let html = ''
    let endsInText = begun === 0 && this.#endedInText
    for (const node of nodes) {
      if (node.type === 'text') {
        if (node.value === '' || (tableParts.has(parent) && !/[^ \t\n\f\r]/.test(node.value))) continue
        // So that a browser keeps the two apart, as React has it.
        html += (endsInText ? '<!-- -->' : '') + escapeText(node.value)
        endsInText = true
      } else if (node.type === 'element') {
        const isBegun = begun > 0 && node === nodes[0]
        const isOpen = open > 0 && node === nodes.at(-1)
        const cut = { begun: isBegun ? begun - 1 : whole, open: isOpen ? open - 1 : whole }
        const piece = this.#element(node, isBegun || isOpen ? cut : uncut)
        if (piece === '') continue
        const isTagged = this.#isTagged
        html += (endsInText && !isTagged && !piece.startsWith('<') ? '<!-- -->' : '') + piece
        endsInText = !isTagged && !piece.endsWith('>')
      }
    }
    if (open === 0) this.#endedInText = endsInText
    return html
  }

  #element(node: Element, cut: Cut): string {
    const { tagName, properties } = node
    this.#isTagged = false
    if (tagName === slotElement && properties.kind === 'fence') return this.#fence(node)
    if (tagName === slotElement && cut !== uncut) return this.#block(node, cut)
    if (tagName === 'a') return this.#link(node)
    if ((theme.has(tagName) && tagName !== 'table') || (plain.has(tagName) && hasAlone('id', properties)))
      return this.#withId(node, cut)
    if (plainVoid.has(tagName) && isEmpty(properties)) return `<${tagName}/>`
    if (!plain.has(tagName) && tagName !== 'table') return this.#whole(node)
    if (tagName === 'table' || !isEmpty(properties)) return this.#around(node, this.#generic(node), [], cut)
    return this.#between(`<${tagName}>`, `</${tagName}>`, node, cut)
  }

  #byReact(node: Element, identifierPrefix = ''): string {
    return renderToString(this.#spoken(toReact({ type: 'root', children: [node] }, this.#parts)), { identifierPrefix })
  }

  #whole(node: Element): string {
    const html = this.#byReact(node, `${this.#wholes++}`)
    if (html.includes(preload)) this.asksForFiles = true
    return html
  }

  /** @returns what is before the content and after it */
  #shell(key: string, make: () => string): Shell {
    return shellIn(this.#shells, key, make)
  }

  #around(node: Element, pieces: Shell, texts: readonly string[], cut = uncut): string {
    const [before, after] = pieces
    const isOurs = before !== undefined && after !== undefined && pieces.length === 2
    const isTagged = isOurs && beginsAndEndsInTags(before, after)
    if (cut !== uncut && !isTagged) this.isCut = false
    if (!isOurs) return this.#whole(node)
    const written = texts.map(escapeAttribute)
    const html = this.#between(filled(before, written), filled(after, written), node, cut)
    this.#isTagged = isTagged
    return html
  }

  #between(before: string, after: string, node: Element, cut: Cut): string {
    const html = this.inside(node.children, node.tagName, cut)
    this.#isTagged = true
    return (cut.begun === whole ? before : '') + html + (cut.open === whole ? after : '')
  }

  #hollow(node: Element, properties = node.properties): string {
    return this.#byReact(hollow({ ...node, properties }))
  }

  #link(node: Element): string {
    const note = this.#noteLink(node)
    if (note !== null) return note
    const { href } = node.properties
    if (typeof href !== 'string' || !hasAlone('href', node.properties) || !node.children.every(isPlain))
      return this.#whole(node)
    const target = this.#parts.link(href)
    if (!plainAddress.test(target.href)) return this.#whole(node)
    const { Link } = this.#parts.elements
    const make = (): ReactElement => (
      <Link href={markOf(0)} external={target.external} attributes={{}}>
        {createElement(contentMark)}
      </Link>
    )
    const pieces = this.#shell(`a ${target.external}`, () => renderToString(this.#spoken(make())))
    return this.#around(node, pieces, [target.href])
  }

  /** Links of footnotes stay as Markdown made them, and there may be thousands. */
  #noteLink(node: Element): string | null {
    const link = noteLinkOf(node.properties)
    if (link === null || !node.children.every(isPlain)) return null
    const make = () => this.#hollow(node, link.properties)
    const pieces = this.#shell(`a ${JSON.stringify(link.properties)}`, make)
    this.#countAsWhole(pieces)
    return this.#around(node, pieces, link.texts)
  }

  /** What React would else write takes part in the count, so that the ids of what follows don't depend on who writes it. */
  #countAsWhole(pieces: Shell): void {
    if (pieces.length === 2) this.#wholes++
  }

  /** Headings, sections and the like, whose id is all that tells them apart. */
  #withId(node: Element, cut: Cut): string {
    const { tagName, properties } = node
    const { id } = properties
    if (typeof id !== 'string' || id === '' || !hasAlone('id', properties))
      return this.#around(node, this.#generic(node), [], cut)
    const end = tagName === 'section' && id.endsWith(sectionEnding) ? sectionEnding : ''
    const make = () => this.#hollow(node, { id: markOf(0) + end })
    return this.#around(node, this.#shell(`${tagName} id ${end}`, make), [id.slice(0, id.length - end.length)], cut)
  }

  #generic(node: Element): Shell {
    const properties = JSON.stringify(node.properties)
    return holdsMark(properties) ? [] : this.#shell(`${node.tagName} ${properties}`, () => this.#hollow(node))
  }

  /** A block that is cut: its template is rendered once around a hole, if it takes its content as it is given. */
  #block(node: Element, cut: Cut): string {
    if (cut.begun === whole) this.#openBlock(node)
    const number = this.#wholes
    const html = this.#between(...this.#cutBlock, node, cut)
    // What React is asked for in the content may ask what is around it.
    if (this.#wholes !== number) this.isCut = false
    return html
  }

  #openBlock(node: Element): void {
    const hole = this.#byReact(hollow(node), `${this.#wholes}`)
    const html = this.#whole(node)
    const number = this.#wholes
    const [before = '', after = '', ...more] = hole.split(contentHole)
    const isSame = more.length === 0 && before + this.inside(node.children, node.tagName) + after === html
    if (!isSame || this.#wholes !== number || !beginsAndEndsInTags([before], [after])) this.isCut = false
    this.#cutBlock = [before, after]
  }

  #fence(node: Element): string {
    const code = this.#parts.fence(Number(node.properties.index))
    const { CodeBlock, codeLines } = this.#parts.elements
    if (code === undefined || codeLines === undefined) return this.#whole(node)
    const make = () => renderToString(this.#spoken(<CodeBlock code={code} lines={contentHole} />))
    const [before, after, ...more] = this.#shell(`code ${codeLines.frame(code)}`, make)
    if (before === undefined || after === undefined || more.length > 0) return this.#whole(node)
    this.#countAsWhole([before, after])
    this.#isTagged = beginsAndEndsInTags(before, after)
    return before.join('') + codeLines.of(code) + after.join('')
  }
}

/** Whether nothing below can ask for its parent. */
function isPlain(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text'
  return (plain.has(node.tagName) || plainVoid.has(node.tagName)) && node.children.every(isPlain)
}
