import type { Root as HastRoot } from 'hast'
import type { Nodes } from 'mdast'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** Attributes whose value a browser goes to, loads or sends to (HTML standard, "Attributes"; SVG's links). */
const addressed = new Set(
  'action background cite classid codebase data formaction href longdesc manifest ping poster profile src xlink:href'.split(
    ' ',
  ),
)
const inert = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const data = new Set(['application/json', 'application/ld+json'])
const here = 'https://docs.acme.example/docs/voice'

/** @returns the scheme of an address, as a browser standing on the site reads it; empty for what is none */
function schemeOf(address: string): string {
  return URL.canParse(address, here) ? new URL(address, here).protocol : ''
}

/** @returns whether a browser that follows the address may run something, or leave the web */
function isActive(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme !== '' && !inert.has(scheme)
}

/** What was found in texts of this process: most addresses are refused, after which the files are as they were before. */
const looked = new Map<string, readonly string[]>()

/**
 * Looks for whatever a page, or a text that is read as one, makes a browser or a reader's program do.
 *
 * @param path of the output; its extension says how it is read
 * @returns what was found, in words
 */
export function activeIn(path: string, text: string): readonly string[] {
  const key = `${path}\n${text}`
  const known = looked.get(key)
  if (known !== undefined) return known
  const found = lookIn(path, text)
  looked.set(key, found)
  return found
}

function lookIn(path: string, text: string): readonly string[] {
  if (path.endsWith('.html')) return inHtml(text)
  if (/\.(?:md|txt)$/.test(path)) return inMarkdown(text)
  // The first script of pages holds the settings of the site.
  const [, settings] = (path.endsWith('.js') && /^var signalpost=(.*)$/m.exec(text)) || []
  if (settings !== undefined) return inJson(settings, path)
  return /\.(?:json|webmanifest)$/.test(path) ? inJson(text, path) : []
}

/** Reads a page as browsers do. */
function inHtml(html: string): readonly string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) found.push(...inElement(node))
    if ('content' in node) visit(node.content)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  visit(parse(html))
  return found
}

type ParsedElement = DefaultTreeAdapterTypes.Element

function inElement(element: ParsedElement): readonly string[] {
  const { tagName, attrs } = element
  const values = new Map(attrs.map(({ name, prefix, value }) => [prefix ? `${prefix}:${name}` : name, value]))
  const found = [...values].flatMap(([name, value]) => {
    if (/^on/i.test(name) || name === 'srcdoc' || name === 'style') return [`<${tagName} ${name}>`]
    const all = name === 'srcset' ? value.split(/,\s+/) : addressed.has(name) ? [value] : []
    return all.filter(isActive).map((one) => `<${tagName} ${name}=${one}>`)
  })
  if (tagName === 'base' || tagName === 'object' || tagName === 'embed') found.push(`<${tagName}>`)
  if (tagName === 'meta' && values.has('http-equiv')) {
    const to = /url=(.*)$/is.exec(values.get('content') ?? '')?.[1] ?? ''
    if (isActive(to)) found.push(`<meta ${to}>`)
  }
  return tagName === 'script' ? [...found, ...inScript(element, values)] : found
}

function inScript(element: ParsedElement, values: ReadonlyMap<string, string>): readonly string[] {
  const src = values.get('src')
  if (src !== undefined) return new URL(src, here).origin === new URL(here).origin ? [] : [`<script src=${src}>`]
  const text = element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
  return data.has(values.get('type') ?? '') ? inJson(text, '<script>') : ['<script>']
}

/** Members of JSON that a browser, or whoever reads what is linked, goes to. */
const followed = new Set(['@id', 'url', 'href', 'item', 'image', 'logo', 'endpoint', 'src', 'path', 'terms', 'privacy'])

/** Data has to be data, whatever is in it, and its addresses inert. */
function inJson(text: string, where: string): readonly string[] {
  const found: string[] = []
  const visit = (value: unknown, key: string): void => {
    if (typeof value === 'string' && followed.has(key) && isActive(value)) found.push(`${where} ${key}: ${value}`)
    else if (Array.isArray(value)) for (const one of value) visit(one, key)
    else if (typeof value === 'object' && value !== null)
      for (const [name, one] of Object.entries(value)) visit(one, name)
  }
  try {
    visit(JSON.parse(text), '')
  } catch {
    found.push(`${where}: no JSON: ${text.slice(0, 60)}`)
  }
  return found
}

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()

/** Markdown, as whoever renders a twin reads it. */
function inMarkdown(text: string): readonly string[] {
  const found: string[] = []
  const visit = (node: Nodes | HastRoot): void => {
    if ('url' in node && isActive(node.url)) found.push(`[…](${node.url})`)
    if (node.type === 'html') found.push(...inHtml(node.value))
    if ('children' in node) for (const child of node.children) visit(child as Nodes)
  }
  visit(markdown.parse(text))
  return found
}
