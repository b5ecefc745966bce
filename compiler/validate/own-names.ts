import type { Definition, Image, Link, Root, RootContent } from 'mdast'
import { definitionsOf } from '../formats/markdown/definitions.ts'
import { asParent, type ParentNode, walk } from '../formats/markdown/walk.ts'
import { once } from '../formats/once.ts'

/**
 * Names of link definitions and of footnotes belong to the text that gives them. A page and its partials are shown as one,
 * where the first of a name would hold for all.
 */
export class OwnNames {
  /** Those of the page's own text. */
  readonly definitions: ReadonlyMap<string, Definition>
  /** By the name of a footnote in the page: the file that has it. */
  readonly #notes: () => Map<string, string>
  readonly #settled = new Set<string>()

  constructor(page: Root, file: string) {
    this.definitions = definitionsOf(page)
    // A page without partials has no need of them.
    this.#notes = once(() => new Map([...notesOf(page)].map((name) => [name, file])))
  }

  /**
   * Makes the names of a partial hold in the page: its references become the links and images that they are, and its
   * footnotes get names that no other text has. What a partial notes is in the page once, however often it is included.
   *
   * @param tree changed in place
   * @returns the link definitions that it had
   */
  settle(tree: Root, file: string): ReadonlyMap<string, Definition> {
    const definitions = definitionsOf(tree)
    if (definitions.size > 0) putLinks(tree, definitions)
    const renamed = new Map<string, string>()
    for (const name of notesOf(tree)) renamed.set(name, this.#nameFor(name, file))
    if ([...renamed].some(([name, own]) => name !== own)) rename(tree, renamed)
    if (this.#settled.has(file)) tree.children = tree.children.filter(({ type }) => type !== 'footnoteDefinition')
    this.#settled.add(file)
    return definitions
  }

  #nameFor(name: string, file: string): string {
    let own = name
    const notes = this.#notes()
    for (let count = 2; (notes.get(own) ?? file) !== file; count++) own = `${name}-${count}`
    notes.set(own, file)
    return own
  }
}

function notesOf(tree: Root): ReadonlySet<string> {
  const names = new Set<string>()
  walk(tree.children, (node) => {
    if (node.type === 'footnoteDefinition') names.add(node.identifier)
  })
  return names
}

/** @returns whether something below has another name now: nodes that are made each time that somebody asks are kept then */
function rename(parent: ParentNode, names: ReadonlyMap<string, string>): boolean {
  const { children } = parent
  let isRenamed = false
  for (const child of children) {
    const isNote = child.type === 'footnoteDefinition' || child.type === 'footnoteReference'
    const name = isNote ? names.get(child.identifier) : undefined
    if (isNote && name !== undefined && name !== child.identifier) {
      child.identifier = name
      child.label = name
      isRenamed = true
    }
    const holder = asParent(child)
    if (holder !== null && rename(holder, names)) isRenamed = true
  }
  if (isRenamed) parent.children = children
  return isRenamed
}

function putLinks(parent: ParentNode, definitions: ReadonlyMap<string, Definition>): void {
  parent.children = parent.children.flatMap((child) =>
    child.type === 'definition' ? [] : [linked(child, definitions)],
  )
  for (const child of parent.children) {
    const holder = asParent(child)
    if (holder !== null) putLinks(holder, definitions)
  }
}

function linked(node: RootContent, definitions: ReadonlyMap<string, Definition>): RootContent {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node
  const definition = definitions.get(node.identifier)
  if (definition === undefined) return node
  const { url, title = null } = definition
  const { position } = node
  if (node.type === 'linkReference')
    return { type: 'link', url, title, children: node.children, position } satisfies Link
  return { type: 'image', url, title, alt: node.alt ?? null, position } satisfies Image
}
