import { escapeLine } from '../../../compiler/formats/markdown/escape-line.ts'
import { asFile, codeTabs } from './own-code-tabs.ts'

/** A component of another tool, with what is in it written as it is here. */
interface Component {
  /** Its properties: true for one without a value, null for one that would have to run. */
  readonly texts: ReadonlyMap<string, string | true | null>
  readonly body: string
  /** The components that are in it, where nothing else is. */
  readonly parts: readonly { readonly name: string; readonly text: string }[]
}

/** @returns what to write; null where a component has no equal, and stays */
type Form = (component: Component) => string | null

/** The text alone: what is around it, the page does by itself. */
const bare: Form = ({ texts, body }) => (said(texts, ['title', 'hint']) === '' ? body : null)

/** An image, in HTML or in Markdown; one with a line below it is a block. */
const frame: Form = ({ texts, body }) => {
  const caption = said(texts, ['caption'])
  if (caption === '') return bare({ texts, body, parts: [] })
  const [, alt, src] = /^!\[([^[\]]+)\]\(([^\s()]+)\)$/.exec(body) ?? []
  const inTag = (name: string) => new RegExp(`^<img\\s[^<>]*?\\b${name}="([^"]+)"[^<>]*>$`).exec(body)?.[1]
  const [given, image] = [alt ?? inTag('alt'), src ?? inTag('src')]
  if (!caption || given === undefined || image === undefined) return null
  return `<Lightbox${property('src', image)}${property('alt', given)}${property('caption', caption)} />`
}

const callout =
  (variant: string): Form =>
  ({ texts, body }) =>
    boxed('Callout', ` variant="${variant}"${property('title', said(texts, ['title']))}`, body)

const asides: Readonly<Record<string, string>> = {
  note: 'info',
  info: 'info',
  important: 'info',
  default: 'info',
  tip: 'success',
  success: 'success',
  caution: 'warning',
  alert: 'warning',
  warning: 'warning',
  danger: 'danger',
  error: 'danger',
}

const aside: Form = (component) => {
  const kind = said(component.texts, ['type'])
  const variant = kind === '' ? 'info' : Object.hasOwn(asides, kind ?? '') ? asides[kind ?? ''] : undefined
  return variant === undefined || component.texts.has('variant') ? null : callout(variant)(component)
}

/** A link that looks like a button. */
const button: Form = ({ texts, body }) => {
  const url = said(texts, ['href'])
  if (!url || body === '' || /[\n<>{}[\]`*_\\]/.test(body)) return null
  return `<ActionButton${property('url', url)}${property('label', body)} />`
}

const disclosure: Form = ({ texts, body }) => {
  const title = said(texts, ['title'])
  if (!title) return null
  return boxed('Disclosure', `${property('title', title)}${texts.get('defaultOpen') === true ? ' open' : ''}`, body)
}

const tabs: Form = ({ parts, body }) => {
  if (parts.length < 2 || parts.some(({ name }) => name !== 'Tab')) return null
  return boxed('TabGroup', '', body)
}

/** Its name stays, and what is shown beside the title goes. */
const tab: Form = ({ texts, body }) => {
  const title = said(texts, ['title'])
  if (texts.size === 1) return null
  return title ? boxed('Tab', property('title', title), body) : null
}

const codeGroup: Form = ({ body }) => {
  const given = codeTabs(`${body}\n`)
  const [first] = given ?? []
  if (given === null || first === undefined) return null
  if (given.length === 1) return asFile(first)
  return boxed('TabGroup', '', given.map(({ title, code }) => boxed('Tab', property('title', title), code)).join('\n'))
}

/** An item of a numbered list. */
const step: Form = ({ texts, body }) => {
  const title = said(texts, ['title'])
  if (title === null) return null
  return indented('1. ', [title === '' ? '' : `**${title}**`, body])
}

const steps: Form = ({ parts, body }) => {
  // Starlight has a list in them.
  if (parts.length === 0) return /^\d+[.)]\s/.test(body) ? `\n${body}\n` : null
  if (parts.some(({ text }) => !text.startsWith('1. '))) return null
  return `\n${parts.map(({ text }) => text).join('\n\n')}\n`
}

const card: Form = ({ texts, body }) => {
  const [title, href] = [said(texts, ['title']), said(texts, ['href'])]
  if (!title || href === null) return null
  if (href === '') return `\n**${title}**\n\n${body}\n`
  // A card is one link, and says a text.
  if (/[\n<>{}[\]`*_"\\]/.test(body)) return `\n**[${title}](${href})**\n\n${body}\n`
  return `<LinkCard${property('title', title)}${property('href', href)}${property('description', body)} />`
}

const cards: Form = ({ parts }) => {
  if (parts.length === 0 || parts.some(({ text }) => /^<Card[\s>]/.test(text))) return null
  const isGrid = parts.every(({ text }) => text.startsWith('<LinkCard'))
  const inside = parts.map(({ text }) => text)
  return isGrid ? boxed('LinkCardGrid', '', inside.join('\n')) : `\n${inside.join('\n\n')}\n`
}

/** An item of a list: the name, what it may be, and what it means. */
const field: Form = ({ texts, body }) => {
  const name = said(texts, ['path', 'query', 'body', 'header', 'name'])
  const [type, standard] = [said(texts, ['type']), said(texts, ['default'])]
  if (!name || type === null || standard === null) return null
  const isRequired = texts.get('required') === true || texts.get('required') === 'true'
  const facts = [
    ...(type === '' ? [] : [`\`${type}\``]),
    ...(isRequired ? ['required'] : []),
    ...(texts.has('deprecated') ? ['deprecated'] : []),
    ...(standard === '' ? [] : [`default \`${standard}\``]),
  ]
  return `\n${indented('- ', [`**\`${name}\`**${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`, body])}\n`
}

const badge: Form = ({ texts, body }) => {
  const text = body === '' ? said(texts, ['text']) : body
  return text && !/[\n*]/.test(text) ? `**${text}**` : null
}

/** A word with what is said of it behind it. */
const tooltip: Form = ({ texts, body }) => {
  const tip = said(texts, ['tip', 'headline'])
  if (tip === null || body === '' || body.includes('\n') || texts.has('href')) return null
  return tip === '' ? body : `${body} (${asWords(tip)})`
}

/** What is new at a time: a section. */
const update: Form = ({ texts, body }) => {
  const [label, description] = [said(texts, ['label']), said(texts, ['description'])]
  if (!label || description === null) return null
  return `\n## ${asWords(label)}\n\n${description === '' ? '' : `${asWords(description)}\n\n`}${body}\n`
}

/** What is shown to people stays; pages have no text for programs alone. */
const visibility: Form = ({ texts, body }) => {
  const whom = said(texts, ['for'])
  return whom === null ? null : whom === 'agents' ? '' : body
}

/** A list of files, and of folders with what is in them. */
const treeEntry: Form = ({ texts, body, parts }) => {
  const name = said(texts, ['name'])
  const isRead = body === '' || parts.length > 0
  return name && isRead ? indented('- ', [asWords(name), parts.map(({ text }) => text).join('\n')], '\n') : null
}

const tree: Form = ({ parts }) => {
  if (parts.length === 0 || parts.some(({ text }) => !text.startsWith('- '))) return null
  return `\n${parts.map(({ text }) => text).join('\n')}\n`
}

/** What the components of Mintlify and Starlight are here; a name that is one of ours, too, is theirs by its properties. */
export const components: Readonly<Record<string, Form>> = {
  Note: callout('info'),
  Info: callout('info'),
  Tip: callout('success'),
  Check: callout('success'),
  Warning: callout('warning'),
  Danger: callout('danger'),
  Aside: aside,
  Admonition: aside,
  Alert: aside,
  // As Nextra and Fumadocs have it.
  Callout: aside,
  LinkButton: button,
  Accordion: disclosure,
  Expandable: disclosure,
  AccordionGroup: bare,
  Frame: frame,
  FileTree: bare,
  Tabs: tabs,
  Tab: tab,
  CodeGroup: codeGroup,
  Steps: steps,
  Step: step,
  Card: card,
  CardGroup: cards,
  CardGrid: cards,
  Columns: cards,
  ParamField: field,
  ResponseField: field,
  Badge: badge,
  // A sign beside words, which say the same.
  Icon: () => '',
  Tooltip: tooltip,
  Update: update,
  Visibility: visibility,
  Column: bare,
  Panel: bare,
  RequestExample: codeGroup,
  ResponseExample: codeGroup,
  Tree: tree,
  'Tree.Folder': treeEntry,
  'Tree.File': treeEntry,
}

/** @returns the first of some properties that is given as a text, empty where none is; null where one would have to run */
function said(texts: Component['texts'], names: readonly string[]): string | null {
  const given = names.flatMap((name) => (texts.has(name) ? [texts.get(name)] : []))
  if (given.includes(null)) return null
  return given.find((text) => typeof text === 'string') ?? ''
}

function property(name: string, text: string | null): string {
  if (!text) return ''
  return ` ${name}=${text.includes('"') ? `'${text.replaceAll("'", '&#39;')}'` : `"${text}"`}`
}

/** A tag on lines of its own, or on the line of a short text. */
function boxed(name: string, properties: string, body: string): string {
  if (body === '') return `<${name}${properties} />`
  const lines = body.split('\n').map((line) => (line.trim() === '' ? '' : `  ${line}`))
  return `<${name}${properties}>\n${lines.join('\n')}\n</${name}>`
}

/** An item of a list with all that belongs to it. */
function indented(mark: string, parts: readonly string[], between = '\n\n'): string {
  return mark + withIndent(parts.filter((part) => part !== '').join(between), ' '.repeat(mark.length))
}

/** @returns a text with its lines behind an indentation, but for the first and for empty ones */
export function withIndent(text: string, indent: string): string {
  return text.replace(/\n(?!\r?\n|$)/g, `\n${indent}`)
}

/** @returns a text of a property as Markdown of MDX that reads as the same text */
function asWords(text: string): string {
  return escapeLine(text)
    .replace(/[{}]/g, '\\$&')
    .replace(/^\s*(?:[-+#=|]|\d+(?=[.)]))/, (mark) => (/\d/.test(mark) ? `${mark}\\` : mark.replace(/\S/, '\\$&')))
}
