import type { Heading } from 'mdast'
import { foreignSyntax } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { oneWordId } from '../../formats/markdown/one-word-id.ts'
import type { Range } from '../../formats/markdown/tree.ts'
import { siteValue } from '../../formats/site-value.ts'
import { rangeOf } from '../../parse/node-range.ts'
import { at, type SourceText } from '../source-text.ts'
import { extensions } from './foreign-extensions.ts'
import {
  asText,
  bookHint,
  commentHint,
  type Directive,
  fenceHint,
  hugoHint,
  idHint,
  liquidHint,
  onlyHeadings,
  valueHint,
  wikiLinkHint,
} from './foreign-hints.ts'
import { afterBlanks, type Foreign, markups } from './foreign-markup.ts'
import { mkDocs } from './foreign-mkdocs.ts'
import { nonText, type Prose } from './prose.ts'

const value = `(?:"[^"\\r\\n]*"|'[^'\\r\\n]*'|[\\w./:%-]+)`
const attribute = `(?:[.#][\\w:-]+|[\\w:-]+=${value})`
const attributes = `${attribute}(?:[ \\t]+${attribute})*`
/** Templates: wherever they are. */
const templates: readonly Foreign[] = [
  {
    pattern: /\{\{[<%]\s*(?:\/\s*)?[\w./-][\s\S]*?[>%]\}\}/g,
    signs: ['{{'],
    of: 'Hugo',
    hint: hugoHint,
  },
  {
    pattern: /(?<![{\\])\{%-?\s*\/?[a-z]\w*\b(?:(?!%\})[\s\S]){0,2000}%\}/g,
    signs: ['{%'],
    of: 'Liquid',
    hint: liquidHint,
  },
  {
    // Text for merge fields looks the same: only what these generators themselves fill in is sure.
    pattern:
      /(?<![{\\])\{\{-?\s*(?:(?:site|page|layout|include|paginator|jekyll|book)\.\w|(?:content|toc)\s*-?\}|\$(?:frontmatter|page|site|params|themeConfig)\b|\.[A-Z]\w*|[^{}]*\|\s*(?:(?:relative|absolute)_url|markdownify|absURL|relURL|safeHTML)\b)[^{}]*\}\}/g,
    signs: ['{{'],
    of: 'a template language',
    hint: () => asText,
  },
  {
    pattern: /(?<!\{)\{\{#(?:include|title|playground)\s[^{}\r\n]*\}\}/g,
    signs: ['{{#'],
    of: 'mdBook',
    hint: bookHint,
  },
  { pattern: /<!--\s*@include:[^>]*-->/g, signs: ['@include'], of: 'VitePress', hint: () => asText },
]

/** What only Markdown of other dialects knows. */
const dialects: readonly Foreign[] = [
  {
    pattern: new RegExp(`\\{:[ \\t]*${attributes}[ \\t]*\\}|\\{:/?(?::\\w+[^{}]*|\\w*)/?\\}`, 'gm'),
    signs: ['{:'],
    of: 'kramdown',
    hint: () => onlyHeadings,
  },
  {
    // Behind a link, an image or code, or on a line of its own.
    pattern: new RegExp(
      `(?<=${nonText})\\{[ \\t]*${attributes}[ \\t]*\\}|${afterBlanks('\\{', `[ \\t]*${attributes}[ \\t]*\\}(?=[ \\t]*$)`)}`,
      'gm',
    ),
    signs: ['{'],
    of: 'attribute lists',
    hint: () => onlyHeadings,
  },
  ...mkDocs,
  {
    pattern: new RegExp(afterBlanks('<', '<<[ \\t]+[@./][\\w@./-]*\\S*'), 'gm'),
    signs: ['<<<'],
    of: 'VitePress',
    hint: () => asText,
  },
  {
    pattern: new RegExp(`^(?:\\[\\[[_${nonText}]?toc[_${nonText}]?\\]\\]|\\[toc\\])$`, 'gi'),
    signs: ['['],
    of: 'another generator',
    hint: () => 'Remove it: the list of headings stands beside the page by itself.',
  },
  {
    // Those of GitHub are alone on their line, and blocks by now.
    pattern: /^\[![A-Za-z-]+\][+-]?(?:[ \t]+[^\r\n]*)?(?=[\r\n]|$)/g,
    signs: ['[!'],
    of: 'Obsidian',
    hint: (found, directive) => {
      const { name = '', title = '' } = /^\[!(?<name>[\w-]+)\][+-]?\s*(?<title>.*)/.exec(found)?.groups ?? {}
      return fenceHint(directive(name.toLowerCase()) ?? 'info', title.trim())
    },
  },
  {
    // A word alone may be an index or an attribute: one with a space, a bar or a path is a page. An image is sure.
    pattern: /!\[\[[^[\],\r\n]+\]\]|\[\[\p{L}[^[\],\r\n]{0,100}?[|#/ ][^[\],\r\n]{0,200}\]\]/gu,
    signs: ['[['],
    of: 'wikis',
    hint: wikiLinkHint,
  },
  {
    pattern: /^\$\$[^$]+\$\$\s*$/g,
    signs: ['$$'],
    of: 'TeX',
    hint: () => 'Formulas are not set here: write it as code, or show it as an image.',
  },
  { pattern: /^\[\/?block:[\w-]+\]/g, signs: ['block:'], of: 'ReadMe', hint: () => asText },
  {
    pattern: new RegExp(afterBlanks('\\*', '\\[[^\\]\\r\\n]+\\]:[ \\t].*$'), 'gm'),
    signs: ['*['],
    of: 'PHP Markdown Extra',
    hint: () => 'Remove it, and say what it means where it stands first.',
  },
  {
    pattern: /^import\s[^'"\r\n]+\sfrom\s+['"][^'"\r\n]+['"];?[ \t]*$/gm,
    signs: ['import'],
    of: 'MDX',
    hint: () => 'Remove the line: every block is there without an import.',
  },
  { pattern: siteValue, signs: ['{site.'], of: 'MDX', hint: () => valueHint },
  {
    // An id after a heading is reported on its own. Around a text without spaces the asterisks are those of emphasis.
    pattern: new RegExp(
      `(?<![{\\\\])\\{/(?:\\*(?!\\s*#[^\\s{}]+\\s*\\*/)|${nonText}(?!${nonText}))[\\s\\S]*?(?:\\*|(?<!${nonText})${nonText})/\\}`,
      'g',
    ),
    signs: ['{/'],
    of: 'MDX',
    hint: commentHint,
  },
]

/** Classes after a heading, and what was meant as its id. */
const afterHeadings: readonly Foreign[] = [
  {
    pattern: new RegExp(afterBlanks('\\{', `[ \\t]*${attributes}[ \\t]*\\}(?=\\s*$)`, `[^\\s${nonText}][ \\t]+`), 'g'),
    signs: ['{'],
    of: 'attribute lists',
    hint: idHint,
  },
  {
    pattern: /\{#[^{}]*\}(?=\s*$)/g,
    signs: ['{#'],
    of: 'attribute lists',
    hint: (found) => {
      const id = oneWordId(found.slice(2, -1))
      return id === null ? 'An id is one word: `## Title {#one-word}`.' : `An id is one word: write \`{#${id}}\`.`
    },
  },
  {
    pattern: /\{\/\*\s*#[^\s{}]+\s*\*\/\}(?=\s*$)/g,
    signs: ['{/*'],
    of: 'MDX',
    hint: (found) => `Write \`{${found.slice(3, -3).trim()}}\`.`,
  },
]
const inText: readonly Foreign[] = [...templates, ...markups, ...dialects, ...extensions]

/** Finds what another generator would have read, and what readers here see as it is written. */
export function findForeignSyntax(prose: Prose, source: SourceText, directive: Directive): Diagnostic[] {
  return find(inText, prose, source, { directive })
}

/** Classes after a heading, and ids that are none; a right one is known here. */
export function foreignInHeading(prose: Prose, source: SourceText): Diagnostic[] {
  return find(afterHeadings, prose, source)
}

/** Comments that were meant as the heading's id, and are none: of several words, or with text after them. */
export function strayIds({ children }: Heading, source: SourceText): Diagnostic[] {
  return children.flatMap((child, index) => {
    if (child.type !== 'mdxTextExpression' || !/^\s*\/\*\s*#/.test(child.value)) return []
    const isId = /^\s*\/\*\s*#[^\s{}]+\s*\*\/\s*$/.test(child.value)
    if (isId && index === children.length - 1) return []
    const range = rangeOf(child)
    const written = source.text.slice(range.start, range.end)
    const id = index === children.length - 1 ? oneWordId(child.value.replace(/^\s*\/\*\s*#|\*\/\s*$/g, '')) : null
    const hint =
      id === null
        ? 'An id is one word at the end of the heading: `## Title {/* #one-word */}`.'
        : `An id is one word: write \`{/* #${id} */}\`.`
    return foreignSyntax({ ...at(source, range), hint }, { written, of: 'attribute lists' })
  })
}

/** HTML holds templates of others, too: outside of its code and comments. */
export function foreignInHtml(html: string, range: Range, source: SourceText): Diagnostic[] {
  if (!/\{[{%]|@include/.test(html)) return []
  return find(templates, { text: withoutCode(html), start: range.start }, source, { whole: range })
}

/** @returns HTML with other characters in place of its code and comments: what is there is shown on purpose, or not at all */
export function withoutCode(html: string): string {
  const code = /<(?<tag>pre|code|script|style)\b[\s\S]*?(?:<\/\k<tag>\s*>|$)|<!--(?!\s*@include)[\s\S]*?(?:-->|$)/gi
  return html.replace(code, (found) => nonText.repeat(found.length))
}

function find(
  all: readonly Foreign[],
  { text, start }: Prose,
  source: SourceText,
  { directive = () => null, whole }: { readonly directive?: Directive; readonly whole?: Range } = {},
): Diagnostic[] {
  const taken: Range[] = []
  return all.flatMap(({ pattern, signs, of, hint }) => {
    if (!signs.some((sign) => text.includes(sign))) return []
    return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const range = { start: start + index, end: start + index + found.length }
      if (taken.some((one) => range.start < one.end && one.start < range.end)) return []
      taken.push(range)
      // In a list or a quote the text of HTML lacks the markers of its lines.
      const exact = source.text.startsWith(found, range.start) || whole === undefined
      // What is no plain text has no characters of its own in `found`.
      const own = exact ? source.text.slice(range.start, range.end) : found
      const [written = ''] = own.split(/[\r\n]/)
      const place = at(source, exact ? range : (whole ?? range))
      return foreignSyntax({ ...place, hint: hint(own, directive) }, { written, of })
    })
  })
}
