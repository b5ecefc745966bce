import type { Element, ElementContent } from 'hast'
import type { FootnoteDefinition, FootnoteReference, RootContent } from 'mdast'
import { defaultHandlers, type Handler, type State } from 'mdast-util-to-hast'
import { walk } from '../../formats/markdown/walk.ts'
import { isElementContent } from './element-content.ts'
import { keyOf } from './page-definitions.ts'
import type { Part, Turn } from './parts.ts'

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
  /** Which uses of their notes the references in it are; null until it has been turned. */
  inside: readonly number[] | null
}

/**
 * The footnotes of a page that is turned part by part: who names them, and the list at its end, as `mdast-util-to-hast` makes them of
 * a whole page. Made for one page.
 */
export class Footnotes {
  readonly #definitions: ReadonlyMap<string, FootnoteDefinition>
  readonly #notes = new Map<string, Note>()
  /** The note that is turned now, with the uses that were met in it. */
  #inside: { readonly note: Note; readonly uses: number[] } | null = null
  /** Those whose items are made now. */
  readonly #shown = new Set<FootnoteDefinition>()
  readonly #texts: NoteTexts
  readonly #size: number

  /** @param size notes, or ways back from one of them, that are made at once */
  constructor(nodes: readonly RootContent[], texts: NoteTexts, size: number) {
    this.#size = size
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

  /** @returns the list of the notes that were named, part by part; to be asked for when all else has been turned */
  *list(turn: Turn): Generator<Part> {
    // A note may name others. What they are called when all is known they are called in the list.
    for (const { definition } of this.#notes.values()) if (namesNotes(definition)) this.#turned([definition], turn)
    const all = [...this.#notes.values()]
    for (let from = 0; from < all.length; ) {
      const run = this.#runFrom(all, from)
      const definitions = run.map(({ definition }) => definition)
      const items = this.#turned(definitions, turn).filter((item) => item.type === 'element')
      const isFirst = from === 0
      from += run.length
      const end = from < all.length ? [] : [lineEnd()]
      const [note, item] = [run.at(-1), items.at(-1)]
      if (note === undefined || item === undefined || note.uses <= this.#size) {
        yield this.#part(items.flatMap(onLine), { isFirst, end })
        continue
      }
      yield this.#part([...items.slice(0, -1).flatMap(onLine), item], { isFirst, end: [] })
      yield* this.#moreOf(note, item, end)
    }
  }

  /** @returns notes that are turned at once: one that is named many times is the last of them */
  #runFrom(all: readonly Note[], from: number): readonly Note[] {
    const run = all.slice(from, from + this.#size)
    const long = run.findIndex(({ uses }) => uses > this.#size)
    return long < 0 ? run : run.slice(0, long + 1)
  }

  /** @param end what stands after the list */
  #part(
    items: ElementContent[],
    { isFirst, end }: { readonly isFirst: boolean; readonly end: ElementContent[] },
  ): Part {
    const list = element('ol', {}, isFirst ? [lineEnd(), ...items] : items)
    const section = sectionOf([...(isFirst ? this.#heading() : []), list, ...end])
    return isFirst ? { children: [lineEnd(), section], goesOn: 0 } : { children: [section], goesOn: 2 }
  }

  /** The ways back from a note that its item has not got, and the end of that. */
  *#moreOf(note: Note, item: Element, end: ElementContent[]): Generator<Part> {
    const last = item.children.findLast((child) => child.type === 'element')
    const isInParagraph = last?.tagName === 'p'
    if (isInParagraph) item.children.pop()
    for (let from = this.#size; from < note.uses; from += this.#size) {
      const backs = this.#backs(note, from)
      const isLast = from + this.#size >= note.uses
      const inside = isInParagraph ? [element('p', {}, backs), ...(isLast ? [lineEnd()] : [])] : backs.flatMap(onLine)
      const list = element('ol', {}, [element('li', item.properties, inside), ...(isLast ? [lineEnd()] : [])])
      yield { children: [sectionOf([list, ...(isLast ? end : [])])], goesOn: isInParagraph ? 4 : 3 }
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
    return [element('h2', { id: 'footnote-label' }, [label]), lineEnd()]
  }

  #reference(state: State, node: FootnoteReference) {
    const definition = this.#definitions.get(keyOf(node))
    if (definition === undefined) return defaultHandlers.footnoteReference(state, node)
    const note = this.#notes.get(keyOf(node)) ?? newNote(definition, this.#notes.size)
    this.#notes.set(keyOf(node), note)
    const inside = this.#inside
    const use = inside?.note.inside?.[inside.uses.length] ?? ++note.uses
    inside?.uses.push(use)
    // The package counts for the whole page; here it gets the count so far.
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
    const uses: number[] = []
    this.#inside = { note, uses }
    const content = state.all(definition)
    this.#inside = null
    note.inside = uses
    const backs = this.#backs(note, 0)
    const last = content.at(-1)
    if (last?.type === 'element' && last.tagName === 'p') {
      const end = last.children.at(-1)
      if (end?.type === 'text') end.value += ' '
      else last.children.push({ type: 'text', value: ' ' })
      last.children = last.children.concat(backs)
    } else for (const back of backs) content.push(back)
    return element('li', { id: note.href.slice(1) }, state.wrap(content, true).filter(isElementContent))
  }

  /** @returns the ways back to so many of its uses, after so many others */
  #backs({ href, number, uses }: Note, from: number): ElementContent[] {
    const backs: ElementContent[] = []
    for (let use = from + 1; use <= Math.min(uses, from + this.#size); use++) {
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

function newNote(definition: FootnoteDefinition, number: number): Note {
  return { definition, number, uses: 0, href: '', inside: null }
}

function sectionOf(children: ElementContent[]): Element {
  return element('section', { dataFootnotes: true, className: ['footnotes'] }, children)
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

function onLine(node: ElementContent): ElementContent[] {
  return [node, lineEnd()]
}

function lineEnd() {
  return { type: 'text', value: '\n' } as const
}
