/** @returns the directive that a name of another generator stands for, or null */
export type Directive = (name: string) => string | null

/** What to do where nothing better is known. */
export const asText = 'Nothing of it runs here: use Markdown or a block. Put it in code if readers are to see it.'

/** What to do with ids and classes of what takes none. */
export const onlyHeadings =
  'Remove it. Only headings take an id: `## Title {#id}` in .md, `## Title {/* #id */}` in .mdx.'

/** @param found what stands in braces after a heading of a `.md` file */
export function idHint(found: string): string {
  const [, id] = /[{\s]#([\w:-]+)/.exec(found) ?? []
  return id === undefined ? onlyHeadings : `Write \`{#${id}}\`: a heading takes an id alone.`
}

/** @param found a comment of MDX in a `.md` file; a word alone may be the id of a heading in other dialects */
export function commentHint(found: string): string {
  const comment = 'A comment is `<!-- … -->` in .md'
  const [, word] = /^\{\/\*([\w-]+)\*\/\}$/.exec(found) ?? []
  return word === undefined ? `${comment}.` : `${comment}, and the id of a heading \`{#${word}}\`.`
}

/** What to do with a value of the site in Markdown. */
export const valueHint = 'Only `.mdx` files show values of the site: rename the file, or write the text itself.'

/** @param found a tag of Liquid, such as `{% hint style="info" %}` */
export function liquidHint(found: string, directive: Directive): string {
  const {
    end,
    name = '',
    rest = '',
  } = /^\{%-?\s*(?<end>end)?(?<name>\w+(?:-\w+)*)(?<rest>[\s\S]*?)-?%\}$/.exec(found)?.groups ?? {}
  if (end !== undefined) return endHints.get(name) ?? asText
  const text = /"(?<text>[^"`\r\n]*)"/.exec(rest)?.groups?.text ?? null
  if (name === 'hint') return fenceHint(directive(text ?? '') ?? 'info', null)
  if (name === 'tabs') return tabsHint(directive)
  if (name === 'tab') return tabHint(text ?? 'title', directive)
  if (name === 'content-ref') return 'Remove it: the link below it is enough.'
  if (name === 'code') return `Write \`file="${text ?? 'app.js'}"\` after the language of the code.`
  // A file without quotes is Jekyll's, and takes arguments.
  return name === 'include' && text !== null && /^\s*"/.test(rest) ? includeHint(text, directive) : asText
}

/** Boxes of Hugo's themes that take their kind as a value: `{{% notice tip %}}`. */
const boxes: ReadonlySet<string> = new Set(['notice', 'hint', 'callout', 'alert', 'admonition', 'admonitions', 'box'])
/** Names of the kinds themselves: `{{< warning >}}`. */
const kinds: ReadonlySet<string> = new Set([
  'note',
  'info',
  'tip',
  'warning',
  'danger',
  'caution',
  'important',
  'success',
])
const folding: ReadonlySet<string> = new Set(['details', 'expand', 'collapse', 'accordion'])

/** @param found a shortcode of Hugo, such as `{{% notice tip %}}` */
export function hugoHint(found: string, directive: Directive): string {
  const inside = found.slice('{{<'.length, -'>}}'.length).trim()
  const { end, name = '', rest = '' } = /^(?<end>\/\s*)?(?<name>[\w-]+)(?<rest>[\s\S]*?)\/?$/.exec(inside)?.groups ?? {}
  const isBox = boxes.has(name) || kinds.has(name)
  if (end !== undefined) return isBox || folding.has(name) || /^tabs?$/.test(name) ? closeHint : asText
  const value = (key: string) => new RegExp(`\\b${key}\\s*=\\s*"([^"\`\\r\\n]*)"`).exec(rest)?.[1] ?? null
  const first = /^\s*"?([^\s"`=]+)"?(?=\s|$)/.exec(rest)?.[1] ?? null
  if (isBox) {
    const kind = kinds.has(name) ? name : (value('type') ?? value('style') ?? value('color') ?? value('icon') ?? first)
    return fenceHint(directive(kind?.toLowerCase() ?? '') ?? 'info', value('title'))
  }
  const quoted = /^\s*"(?<text>[^"`\r\n]*)"/.exec(rest)?.groups?.text ?? null
  if (folding.has(name))
    return fenceHint(directive('details') ?? 'disclosure', value('title') ?? value('summary') ?? quoted ?? '…')
  if (name === 'tabs') return tabsHint(directive)
  if (name === 'tab') return tabHint(value('title') ?? value('name') ?? value('header') ?? quoted ?? 'title', directive)
  const video = name === 'youtube' ? directive('youtube') : null
  if (video !== null) return `Write \`::${video}{src="${value('id') ?? first ?? '…'}" title="…"}\`.`
  if (name === 'figure')
    return `Write \`![${value('alt') ?? value('caption') ?? 'what it shows'}](${value('src') ?? './file.png'})\`.`
  return /^(?:rel)?ref$/.test(name) ? 'Write the path of the page, such as `/docs/page`.' : asText
}

/** @param found a directive of mdBook, such as `{{#include intro.md}}` */
export function bookHint(found: string, directive: Directive): string {
  const file = /^\{\{#include\s+(?<file>[^\s:{}]+)\s*\}\}$/.exec(found)?.groups?.file
  return file === undefined ? asText : includeHint(file, directive)
}

/** What to do with the line that ends a container. */
export const closeHint = 'Write `:::`, with as many colons as its opening.'
const endHints: ReadonlyMap<string, string> = new Map([
  ['hint', closeHint],
  ['tab', closeHint],
  ['tabs', closeHint],
  ['code', 'Remove it.'],
  ['content-ref', 'Remove it.'],
])

/** @param title of the box, if it has one */
export function fenceHint(name: string, title: string | null, text = 'the text'): string {
  return `Write \`:::${name}${title ? `[${title}]` : ''}\`, ${text}, and \`:::\`.`
}

/** @param found a tab of MkDocs: `=== "Linux"` */
export function mkDocsTabHint(found: string, directive: Directive): string {
  return tabHint(
    found.slice(found.indexOf('"') + 1, found.lastIndexOf('"')),
    directive,
    'the text without its indentation',
  )
}

/** @param title of the tab */
export function tabHint(title: string, directive: Directive, text = 'the text'): string {
  const name = directive('tab')
  return name === null ? asText : `${fenceHint(name, title, text)} ${around(directive)}`.trim()
}

function tabsHint(directive: Directive): string {
  const hint = around(directive)
  return hint === '' ? asText : hint
}

function around(directive: Directive): string {
  const name = directive('tabs')
  return name === null ? '' : `Around all tabs stand \`::::${name}\` and \`::::\`.`
}

/** @param found what takes another file in, with its name in quotes */
export function insertHint(found: string, directive: Directive): string {
  return includeHint(/"(?<file>[^"`]+)"/.exec(found)?.groups?.file ?? 'file.md', directive)
}

function includeHint(file: string, directive: Directive): string {
  const name = directive('include')
  return name === null ? asText : `Write \`::${name}{file="${file}"}\`; the file lies under \`content/partials/\`.`
}

/** @param found a link or an image of a wiki: `[[Some page#Part|text]]` */
export function wikiLinkHint(found: string): string {
  const isImage = found.startsWith('!')
  const [page = '', text = page] = found.slice(found.indexOf('[[') + 2, -2).split('|')
  const address = isImage ? `<${page}>` : page.toLowerCase().replaceAll(/[^\p{L}\p{N}._#/-]+/gu, '-')
  return `Write \`${isImage ? '!' : ''}[${text.trim()}](${address})\`, with the path of the ${isImage ? 'file' : 'page'}.`
}
