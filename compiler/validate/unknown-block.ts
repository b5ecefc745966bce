import { unknownBlock } from '../diagnostics/codes/blocks.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { walk } from '../formats/markdown/walk.ts'
import { nearestWord } from '../formats/nearest.ts'
import type { AnyBlock } from '../model/block.ts'
import type { Json } from '../model/public-block.ts'
import { kebabCase, type Named, plainName, type Registry } from '../model/registry.ts'
import { at, type SourceText } from './source-text.ts'

/** Components of other generators whose place is taken by Markdown itself. */
const inMarkdown: ReadonlyMap<string, string> = new Map([
  ...named(['Steps', 'Step', 'Stepper'], 'Write a numbered list: each step is an item, `1.`, `2.` and so on.'),
  ...named(['CodeBlock', 'Code', 'Highlight'], 'Write fenced code, between lines of three backticks.'),
  ...named(['FileTree', 'Tree'], 'Write the tree as fenced code.'),
  ...named(['Image', 'Img', 'Picture', 'ThemedImage'], 'Write an image: `![what it shows](./file.png)`.'),
  ...named(['Link', 'NavLink', 'Anchor'], 'Write a link: `[text](/path)`.'),
  ...named(['Heading', 'Title', 'Subtitle'], 'Write a heading: a line that begins with `##`.'),
  ...named(['Quote', 'Blockquote'], 'Write a quote: lines that begin with `>`.'),
  ...named(['Table', 'DataTable'], 'Write a table, with `|` between the cells.'),
  ...named(['Badge', 'Chip', 'Pill'], 'Write the word in bold: `**New**`.'),
  ...named(
    ['Icon', 'FontAwesome', 'Emoji'],
    'Leave it out, or write the sign itself: only cards and links have icons.',
  ),
  ...named(['Head', 'Seo', 'Meta'], 'Write `title` and `description` into the front matter.'),
  // A fragment of JSX has no name.
  ...named(['', 'Fragment'], 'Take both tags out: what is between them needs none.'),
])

function named(names: readonly string[], hint: string): [string, string][] {
  return names.map((name) => [plainName(name), hint])
}

/**
 * @returns the error of a block that there is not, with what its author probably meant; nothing for one of the site whose
 *   code can't be used, which is told at the code
 */
export function reportUnknownBlock(node: BlockNode, source: SourceText, registry: Registry): readonly Diagnostic[] {
  if (isLost(node, registry)) return []
  const where = at(source, node.opening)
  if (node.syntax === 'jsx')
    return [unknownName(`<${node.name}>`, plainForm(node.name), where, meantTag(node.name, registry))]
  const name = node.name.slice(1)
  const colons = node.syntax === 'leaf' ? '::' : ':::'
  const near = meantDirective(name, registry)
  return [unknownName(`${colons}${name}`, plainForm(name), where, near === null ? null : `${colons}${near}`)]
}

/** @returns whether a page has anchors that go with a block that is not shown: headings in it, and whatever one of the site brings */
export function takesAnchors(node: BlockNode, registry: Registry): boolean {
  let hasHeading = false
  walk(node.children, ({ type }) => (hasHeading ||= type === 'heading'))
  return hasHeading || isLost(node, registry)
}

function isLost(node: BlockNode, registry: Registry): boolean {
  return registry.isLost(node.name.replace(/^:/, ''))
}

/**
 * @param written with its brackets or colons
 * @param plain what to write in Markdown instead
 * @param near the block that was meant
 */
export function unknownName(written: string, plain: string | null, where: At, near: string | null = null): Diagnostic {
  return unknownBlock(near === null && plain !== null ? { ...where, hint: plain } : where, {
    name: written,
    nearest: near,
  })
}

/** @returns how Markdown itself says what a component of another generator is for, or null */
export function plainForm(name: string): string | null {
  return inMarkdown.get(plainName(name)) ?? null
}

/** @returns the tag that was meant, with the properties that its other name sets, or null */
function meantTag(name: string, registry: Registry): string | null {
  const other = registry.byOtherName.get(plainName(name)) ?? registry.byDirective.get(kebabCase(name))
  if (other === undefined) return inMarkdown.has(plainName(name)) ? null : nearestWord(name, registry.byName.keys())
  const properties = Object.entries(other.preset).map(([key, value]) => ` ${key}=${attributeText(value)}`)
  return properties.length === 0 ? other.block.name : `<${other.block.name}${properties.join('')}>`
}

/** @returns the name of the directive that was meant, or null */
export function meantDirective(name: string, registry: Registry): string | null {
  const other = registry.byOtherName.get(plainName(name))
  if (other === undefined)
    return inMarkdown.has(plainName(name)) ? null : nearestWord(name, registry.byDirective.keys())
  const short = [...registry.byDirective].find(([, one]) => one.block === other.block && isSame(one, other))
  return short?.[0] ?? kebabCase(other.block.name)
}

function isSame(a: Named, b: Named): boolean {
  return JSON.stringify(a.preset) === JSON.stringify(b.preset)
}

function attributeText(value: Json): string {
  return typeof value === 'string' ? `"${value}"` : `{${JSON.stringify(value)}}`
}

/**
 * @param tag as it is written, with its attributes
 * @returns a hint for a lower-case tag in a `.mdx` file that is a block's name in other letters, or says what a block
 *   says; or null
 */
export function tagHint(element: string, tag: string, registry: Registry): string | null {
  const same = blockOfHtml(tag, registry)
  if (same !== null) return `Write \`<${same.block.name} ${same.properties} />\`.`
  const name = [...registry.byName.keys()].find((known) => plainName(known) === plainName(element))
  return name === undefined ? null : `Did you mean \`<${name}>\`?`
}

/**
 * @param tag as it is written, with its attributes
 * @returns a hint for a tag in a `.md` file that is a block's name, here or elsewhere, or says what a block says: there it
 *   is HTML, which knows no blocks
 */
export function directiveHint(element: string, tag: string, registry: Registry): string | null {
  const same = blockOfHtml(tag, registry)
  if (same !== null) return `Write \`::${shortForm(same.block, registry)}{${same.properties}}\`.`
  const other = registry.byOtherName.get(plainName(element))
  const block = registry.blocks.find(({ name }) => name.toLowerCase() === element) ?? other?.block
  if (block === undefined) return notOfComponents.has(element) ? null : plainForm(element)
  const { inline, children } = block
  const written = (other === undefined ? shortForm(block, registry) : meantDirective(element, registry)) ?? element
  // Inline, a name alone is text.
  const form = inline === true ? `:${written}{…}` : `${children.allow === 'nothing' ? '::' : ':::'}${written}`
  return `In .md files a block is a directive: \`${form}\`; tags belong in .mdx files.`
}

function blockOfHtml(tag: string, registry: Registry): { block: AnyBlock; properties: string } | null {
  for (const block of registry.blocks) {
    const properties = block.more?.syntax?.html?.(tag) ?? null
    if (properties === null) continue
    const written = Object.entries(properties).map(([key, value]) => `${key}=${attributeText(value)}`)
    return { block, properties: written.join(' ') }
  }
  return null
}

/** What HTML knows by these names is no component. */
const notOfComponents: ReadonlySet<string> = new Set(['link', 'title'])

/** @returns the name of a block's directive: a short form that sets nothing, or its own */
function shortForm(block: AnyBlock, registry: Registry): string {
  const name = kebabCase(block.name)
  const short = [...registry.byDirective].find(
    ([other, one]) => one.block === block && other !== name && Object.keys(one.preset).length === 0,
  )
  return short?.[0] ?? name
}
