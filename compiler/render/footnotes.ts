import type { Element, ElementContent } from 'hast'
import type { FootnoteDefinition, FootnoteReference, RootContent } from 'mdast'
import { defaultHandlers, type Handler, type State } from 'mdast-util-to-hast'
import { walk } from '../formats/markdown/walk.ts'
import { isElementContent } from './element-content.ts'
import type { Part, Turn } from './hast-parts.ts'

/** What the list of notes says in the language of the page. */
export interface NoteTexts {
  readonly label: string
  /** @param note from 0; `use` from 1 */
  readonly back: (note: number, use: number) => string
}

interface Note {
  readonly definition: FootnoteDefinition
  /** From 0, in the order in which the page names them. */
  readonly number: number
  /** How often it is named. */
  uses: number
  /** Where its references lead to. */
  href: string
}

/**
 * The footnotes of a page that is turned part by part: who names them, and the list at its end, as `mdast-util-to-hast` makes them of
 * a whole page. Made for one page.
 */
export class Footnotes {
  readonly #definitions: ReadonlyMap<string, FootnoteDefinition>
  readonly #notes = new Map<string, Note>()
  /** Which use of its note a reference is: a head of a table is turned once for each part. */
  readonly #uses = new Map<FootnoteReference, number>()
  /** Those whose items are made now. */
  readonly #shown = new Set<FootnoteDefinition>()
  readonly #texts: NoteTexts

  constructor(nodes: readonly RootContent[], texts: NoteTexts) {
    const definitions = new Map<string, FootnoteDefinition>()
    walk(nodes, (node) => {
      if (node.type === 'footnoteDefinition' && !definitions.has(keyOf(node))) definitions.set(keyOf(node), node)
    })
    this.#definitions = definitions
    this.#texts = texts
  }

  get handlers(): Record<string, Handler> {
    return {
      footnoteReference: (state, node: FootnoteReference) => this.#reference(state, node),
      footnoteDefinition: (state, node: FootnoteDefinition) =>
        this.#shown.has(node) ? this.#item(state, node) : undefined,
    }
  }

  /**
   * @param size notes that are turned at once
   * @returns the list of the notes that were named, part by part; to be asked for when all else has been turned
   */
  *list(size: number, turn: Turn): Generator<Part> {
    // A note may name others. What they are called when all is known they are called in the list.
    for (const { definition } of this.#notes.values()) if (namesNotes(definition)) this.#turned([definition], turn)
    const all = Array.from(this.#notes.values(), ({ definition }) => definition)
    for (let from = 0; from < all.length; from += size) {
      const isLast = from + size >= all.length
      const items: ElementContent[] = this.#turned(all.slice(from, from + size), turn).flatMap((item) =>
        item.type === 'element' ? [item, lineEnd()] : [],
      )
      const list = element('ol', {}, from === 0 ? [lineEnd(), ...items] : items)
      const inside = [...(from === 0 ? this.#heading() : []), list, ...(isLast ? [lineEnd()] : [])]
      const section = element('section', { dataFootnotes: true, className: ['footnotes'] }, inside)
      yield from === 0 ? { children: [lineEnd(), section], goesOn: 0 } : { children: [section], goesOn: 2 }
    }
  }

  #turned(definitions: readonly FootnoteDefinition[], turn: Turn) {
    for (const one of definitions) this.#shown.add(one)
    const turned = turn(definitions)
    this.#shown.clear()
    return turned
  }

  #heading(): ElementContent[] {
    const label = { type: 'text', value: this.#texts.label } as const
    return [element('h2', { className: ['sr-only'], id: 'footnote-label' }, [label]), lineEnd()]
  }

  #reference(state: State, node: FootnoteReference) {
    const definition = this.#definitions.get(keyOf(node))
    if (definition === undefined) return defaultHandlers.footnoteReference(state, node)
    const note = this.#notes.get(keyOf(node)) ?? { definition, number: this.#notes.size, uses: 0, href: '' }
    this.#notes.set(keyOf(node), note)
    const use = this.#uses.get(node) ?? ++note.uses
    this.#uses.set(node, use)
    // The package counts for the whole page; here it is told how far it is.
    if (use > 1) state.footnoteCounts.set(keyOf(node), use - 1)
    else state.footnoteCounts.delete(keyOf(node))
    const made = defaultHandlers.footnoteReference(state, node)
    state.footnoteOrder.length = 0
    const link = made.children[0]
    if (link?.type === 'element') {
      link.children = [{ type: 'text', value: String(note.number + 1) }]
      note.href = String(link.properties.href)
    }
    return made
  }

  #item(state: State, definition: FootnoteDefinition): Element | undefined {
    const note = this.#notes.get(keyOf(definition))
    if (note === undefined) return undefined
    const content = state.all(definition)
    const backs = this.#backs(note)
    const last = content.at(-1)
    if (last?.type === 'element' && last.tagName === 'p') {
      const end = last.children.at(-1)
      if (end?.type === 'text') end.value += ' '
      else last.children.push({ type: 'text', value: ' ' })
      last.children = last.children.concat(backs)
    } else for (const back of backs) content.push(back)
    return element('li', { id: note.href.slice(1) }, state.wrap(content, true).filter(isElementContent))
  }

  #backs({ href, number, uses }: Note): ElementContent[] {
    const backs: ElementContent[] = []
    for (let use = 1; use <= uses; use++) {
      const more = use > 1 ? `-${use}` : ''
      if (use > 1) backs.push({ type: 'text', value: ' ' })
      const count = element('sup', {}, [{ type: 'text', value: String(use) }])
      const properties = {
        href: `${href.replace('#fn-', '#fnref-')}${more}`,
        dataFootnoteBackref: '',
        ariaLabel: this.#texts.back(number, use),
        className: ['data-footnote-backref'],
      }
      backs.push(element('a', properties, [{ type: 'text', value: '↩' }, ...(use > 1 ? [count] : [])]))
    }
    return backs
  }
}

/** Which names are one, the package says. */
function keyOf({ identifier }: { readonly identifier: string }): string {
  return identifier.toUpperCase()
}

function namesNotes(definition: FootnoteDefinition): boolean {
  let found = false
  walk(definition.children, (node) => {
    found ||= node.type === 'footnoteReference'
  })
  return found
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}

function lineEnd() {
  return { type: 'text', value: '\n' } as const
}
