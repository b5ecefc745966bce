import React, { Fragment, type ReactElement, type ReactNode } from 'react'

/**
 * Writes React elements as the HTML that `renderToString` gives for them, to the byte, at a part of its cost: what pages
 * hold needs none of what React does for trees that wait, are streamed or come alive (decision 29). It knows function
 * components, contexts and the elements and attributes below.
 *
 * @returns null where only React can tell, also where a template fails: React then fails, and says it in its words
 */
export function elementsToHtml(node: ReactNode): string | null {
  const shared = (React as unknown as Partial<Record<typeof internals, { H: unknown }>>)[internals]
  if (shared === undefined) return null
  const before = shared.H
  const writer = new ElementWriter()
  shared.H = { useContext: (context: object) => writer.valueOf(context) }
  try {
    return writer.node(node)
  } catch {
    return null
  } finally {
    shared.H = before
  }
}

/** What React shares with its renderers: `H` answers hooks, and those that it lacks fail. */
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'

const elementKind = Symbol.for('react.transitional.element')
const contextKind = Symbol.for('react.context')

interface Context {
  readonly $$typeof: symbol
  /** Its value outside of all providers, in a renderer such as this one. */
  readonly _currentValue2: unknown
}

type Props = Readonly<Record<string, unknown>>

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements of which React knows nothing that is not true of all. */
const tags = words(`
  a abbr address article aside b bdi bdo blockquote button caption cite code colgroup data dd del details dfn dialog div dl dt
  em fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup i ins kbd label legend li main mark menu nav ol option output
  p pre q rp rt ruby s samp search section select small span strong sub summary sup table tbody td tfoot th thead time tr u ul var
  svg g path rect circle ellipse line polyline polygon text tspan defs clipPath use`)
const voidTags = words('br hr wbr col')

/** Attributes that stand as they are, where their value is a text or a number. */
const plainAttributes = words(`
  id title role dir lang type rel width height viewBox translate scope colSpan headers popover popoverTarget
  popoverTargetAction target dateTime d x y x1 x2 y1 y2 dx dy cx cy r rx ry fill stroke opacity transform points offset`)
const attributeNames: Readonly<Record<string, string>> = {
  className: 'class',
  tabIndex: 'tabindex',
  htmlFor: 'for',
  strokeWidth: 'stroke-width',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeDasharray: 'stroke-dasharray',
  fillOpacity: 'fill-opacity',
  fillRule: 'fill-rule',
  textAnchor: 'text-anchor',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  fontFamily: 'font-family',
}
const flags = words('hidden disabled open inert')

/** The state of one piece, made and dropped by `elementsToHtml`. */
class ElementWriter {
  /** Whether text was written last: React tells neighbouring texts apart. */
  #endsInText = false
  readonly #values = new Map<object, unknown>()
  /** The option of the list around that is chosen, by its text. */
  #chosen: string | null = null

  valueOf(context: object): unknown {
    return this.#values.has(context) ? this.#values.get(context) : (context as Context)._currentValue2
  }

  node(node: ReactNode): string {
    if (typeof node === 'string') return this.#text(node)
    if (node === null || node === undefined || typeof node === 'boolean') return ''
    if (typeof node === 'number') return this.#text(String(node))
    if (Array.isArray(node)) {
      let html = ''
      for (const one of node) html += this.node(one)
      return html
    }
    if (typeof node !== 'object' || (node as { $$typeof?: symbol }).$$typeof !== elementKind) throw needsReact()
    return this.#element(node as ReactElement<Props>)
  }

  #text(text: string): string {
    if (text === '') return ''
    const between = this.#endsInText ? '<!-- -->' : ''
    this.#endsInText = true
    return between + escaped(text)
  }

  #element({ type, props }: ReactElement<Props>): string {
    if (typeof type === 'string') return this.#tag(type, props)
    if (typeof type === 'function') {
      if (type.prototype?.isReactComponent !== undefined) throw needsReact()
      return this.node((type as (props: Props) => ReactNode)(props))
    }
    if ((type as unknown) === Fragment) return this.node(props.children as ReactNode)
    if ((type as Context | null)?.$$typeof !== contextKind) throw needsReact()
    return this.#provided(type, props)
  }

  #provided(context: object, { value, children }: Props): string {
    const before = this.valueOf(context)
    this.#values.set(context, value)
    const html = this.node(children as ReactNode)
    this.#values.set(context, before)
    return html
  }

  #select({ defaultValue = null, children, ...props }: Props): string {
    if (defaultValue !== null && typeof defaultValue !== 'string') throw needsReact()
    this.#chosen = defaultValue
    const attributes = Object.keys(props).map((name) => attribute('select', name, props[name]))
    this.#endsInText = false
    const inside = this.node(children as ReactNode)
    this.#chosen = null
    this.#endsInText = false
    return `<select${attributes.join('')}>${inside}</select>`
  }

  #tag(tag: string, props: Props): string {
    const isVoid = voidTags.has(tag)
    if (!isVoid && !tags.has(tag) && !(tag.includes('-') && isEmpty(props))) throw needsReact()
    if (tag === 'select') return this.#select(props)
    let attributes = ''
    let content: unknown = null
    let raw: unknown = null
    for (const name in props) {
      const value = props[name]
      if (value === null || value === undefined) continue
      if (name === 'children') content = value
      else if (name === 'dangerouslySetInnerHTML') raw = (value as { __html: unknown }).__html
      else attributes += attribute(tag, name, value)
    }
    if (tag === 'option' && this.#chosen !== null && content === this.#chosen) attributes += ' selected=""'
    this.#endsInText = false
    if (isVoid) {
      if (content !== null || raw !== null) throw needsReact()
      return `<${tag}${attributes}/>`
    }
    if (raw !== null && (content !== null || typeof raw !== 'string')) throw needsReact()
    const inside = raw === null ? this.node(content as ReactNode) : (raw as string)
    // What begins with a line break gets one more in such an element.
    if (tag === 'pre' && inside.startsWith('\n')) throw needsReact()
    this.#endsInText = false
    return `<${tag}${attributes}>${inside}</${tag}>`
  }
}

function attribute(tag: string, name: string, value: unknown): string {
  const kind = typeof value
  if (tag === 'option') throw needsReact()
  if (flags.has(name)) {
    if (kind !== 'boolean' && kind !== 'string') throw needsReact()
    return value ? ` ${name}=""` : ''
  }
  if (name === 'href') {
    if (tag !== 'a' || kind !== 'string' || !plainAddress.test(value as string)) throw needsReact()
    return ` href="${escaped(value as string)}"`
  }
  const isData = dataName.test(name)
  if (kind !== 'string' && kind !== 'number' && !(isData && kind === 'boolean')) throw needsReact()
  const written = isData || plainAttributes.has(name) ? name : attributeNames[name]
  if (written === undefined && !(name === 'name' && tag !== 'button') && name !== 'autoComplete') throw needsReact()
  return ` ${written ?? name}="${escaped(String(value))}"`
}

/** No script: React blocks those. */
const plainAddress = /^(?:https?:|mailto:|[/#?.])/
const dataName = /^(?:data|aria)-[a-z][a-z-]*$/

function isEmpty(props: object): boolean {
  for (const name in props) if (name !== 'children') return false
  return true
}

const needsReact = () => new Error('Only React can tell')

const special = /["'&<>]/
const escapes: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}

function escaped(text: string): string {
  return special.test(text) ? text.replace(/["'&<>]/g, (sign) => escapes[sign] as string) : text
}
