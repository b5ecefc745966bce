import { pairs } from './pairs.ts'

/** What is done with nodes that come into the page, and which elements can't be changed piece by piece. */
export interface Pieces {
  /** Whether the element must be replaced as a whole when anything between these two forms of it differs. */
  isWhole(before: Element, after: Element): boolean
  /** Makes new nodes work, before they are put into the page. */
  enhance(nodes: DocumentFragment, replaced: Element | null): void
}

/** Names of attributes of the root element that scripts own. */
const scripted = ['data-theme', 'data-script']

/**
 * Keeps a copy of the page as the server sent it, beside the page that scripts and the reader have changed since. A new
 * answer of the server is held against the copy, and only the differences are carried over: what nobody has edited
 * stays as it is, with its scroll position, its open parts, its input and its focus.
 */
export class LiveCopy {
  readonly #copy: HTMLElement
  readonly #pieces: Pieces
  /** Leads from each node of the copy to the one in the page. */
  readonly #live = new WeakMap<Node, ChildNode>()

  /** To be made before any other script changes the page. */
  constructor(page: Document, pieces: Pieces) {
    this.#pieces = pieces
    this.#copy = page.importNode(page.documentElement, true)
    this.#link(this.#copy, page.documentElement)
    for (const name of scripted) this.#copy.removeAttribute(name)
  }

  /** Whether the page asks for the same scripts: others would not run. */
  hasScriptsOf(next: Document): boolean {
    const list = (root: ParentNode) => [...root.querySelectorAll<HTMLScriptElement>('head script[src]')]
    const sources = (root: ParentNode) =>
      list(root)
        .map((script) => script.getAttribute('src'))
        .join('\n')
    return sources(this.#copy) === sources(next.documentElement)
  }

  /** Makes the page what the server sends now. */
  become(next: Document): void {
    this.#change(this.#copy, next.documentElement)
  }

  #change(copy: Element, next: Element): void {
    const live = this.#live.get(copy)
    if (!(live instanceof Element)) return
    changeAttributes(copy, next, live)
    // What is in <noscript> is text in a page with scripts, and elements in one without.
    if (copy.tagName === 'NOSCRIPT') return
    this.#changeChildren(copy, next, live)
  }

  #changeChildren(copy: Element, next: Element, live: Element): void {
    let before: ChildNode | null = null
    for (const [old, now] of pairs([...copy.childNodes], [...next.childNodes])) {
      const at = old === null ? undefined : this.#live.get(old)
      if (now === null) {
        at?.remove()
        old?.remove()
        continue
      }
      if (old !== null && at !== undefined && !this.#mustReplace(old, now)) {
        if (!old.isEqualNode(now)) this.#changeNode(old, now, at)
        before = at
        continue
      }
      before = this.#replace(old, now, { copy, live, before })
    }
  }

  #mustReplace(old: ChildNode, now: ChildNode): boolean {
    if (!(old instanceof Element) || !(now instanceof Element)) return false
    return !old.isEqualNode(now) && this.#pieces.isWhole(old, now)
  }

  #changeNode(old: ChildNode, now: ChildNode, live: ChildNode): void {
    if (old instanceof Element && now instanceof Element) this.#change(old, now)
    else if (old instanceof CharacterData && live instanceof CharacterData) {
      old.data = now.textContent ?? ''
      live.data = old.data
    }
  }

  /** Puts a new node into the copy and into the page, in the place of an old one or after the one before it. */
  #replace(
    old: ChildNode | null,
    now: ChildNode,
    { copy, live, before }: { copy: Element; live: Element; before: ChildNode | null },
  ): ChildNode {
    const copied = document.importNode(now, true)
    const fresh = document.importNode(now, true)
    this.#link(copied, fresh)
    const replaced = old === null ? undefined : this.#live.get(old)
    const fragment = document.createDocumentFragment()
    fragment.append(fresh)
    this.#pieces.enhance(fragment, replaced instanceof Element ? replaced : null)
    const focused = document.activeElement?.id ?? ''
    const hadFocus = focused !== '' && replaced?.contains(document.activeElement) === true
    if (old !== null) old.replaceWith(copied)
    else insertAfter(copy, copied, before === null ? null : this.#copyOf(copy, before))
    if (replaced?.parentNode === live) replaced.replaceWith(fragment)
    else insertAfter(live, fragment, before)
    if (hadFocus) document.getElementById(focused)?.focus({ preventScroll: true })
    return fresh
  }

  #copyOf(parent: Element, live: ChildNode): ChildNode | null {
    return [...parent.childNodes].find((child) => this.#live.get(child) === live) ?? null
  }

  #link(copy: Node, live: ChildNode): void {
    this.#live.set(copy, live)
    const children = [...live.childNodes]
    for (const [index, child] of [...copy.childNodes].entries()) {
      const other = children[index]
      if (other !== undefined) this.#link(child, other)
    }
  }
}

function insertAfter(parent: Element, node: Node, before: ChildNode | null): void {
  parent.insertBefore(node, before === null ? parent.firstChild : before.nextSibling)
}

/** Carries over what differs between two answers of the server: attributes that only scripts have set stay. */
function changeAttributes(copy: Element, next: Element, live: Element): void {
  for (const { name } of [...copy.attributes]) {
    if (next.hasAttribute(name)) continue
    copy.removeAttribute(name)
    live.removeAttribute(name)
  }
  for (const { name, value } of next.attributes) {
    if (copy.getAttribute(name) === value) continue
    copy.setAttribute(name, value)
    live.setAttribute(name, value)
  }
}
