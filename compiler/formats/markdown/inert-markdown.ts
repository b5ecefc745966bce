import type { Nodes, Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { rootWithBareAmpersands } from './bare-ampersands.ts'
import type { FastParser } from './fast/fast-parser.ts'
import { cleanHtml } from './html/clean-html.ts'
import { complexity } from './limits/complexity.ts'
import { parsePlainMarkdown } from './plain-markdown.ts'

/** Elements that do something by themselves, or change what is behind them. */
const active =
  `a|applet|area|audio|base|body|button|details|dialog|embed|form|frame|frameset|head|html|iframe|img|input|
  link|marquee|math|meta|noembed|noframes|noscript|object|plaintext|portal|script|select|source|style|svg|template|
  textarea|title|track|video|xmp`.replace(/\s+/g, '')

/**
 * An address in angle brackets is a link of Markdown, as specifications have it in examples of headers. A program that took
 * it for a tag would read its segments as attributes: where one would have a value, the text is looked into.
 */
const writtenOut = String.raw`https?:(?![^\s<>]*/[^\s<>/?]*=)[^\s<>"'\x60]*>`

const plainTarget = String.raw`[^\n)>:&\\]`

/**
 * Most code and placeholders have none of this, so that hardly any page is read once more: what a text has to hold, and
 * the pattern that is then looked for. None goes over the same text again and again, so that of a long target the
 * beginning is enough to doubt it.
 */
const suspicious: readonly { readonly sign: string; readonly pattern: RegExp }[] = [
  {
    sign: '<',
    pattern: new RegExp(
      String.raw`<(?<!(?<!\\)(?:\\\\)*\\<)(?!a id="[^"<>]*">|/a>|${writtenOut})(?:/?(?:${active})(?![\w:.-])|[!?]|[a-z][\w:.-]*[\s/][^<>]*=)`,
      'i',
    ),
  },
  { sign: '<', pattern: /<(?!https?:|mailto:)[a-z][a-z0-9+.-]*:/i },
  // An address that is written out takes in the backslash after it.
  { sign: '\\<', pattern: /(?<![^\s<])(?=[^\s<]*(?:https?:\/\/|www\.))[^\s<]*\\</i },
  {
    sign: ']',
    pattern: new RegExp(
      String.raw`\](?:\(|:)\s*(?:<\s*)?(?!https?:|mailto:|tel:|[/#.])(?:${plainTarget}{0,299}[:&\\]|${plainTarget}{300})`,
      'i',
    ),
  },
]

const schemes = /^(?:https?|mailto|tel):/i

/**
 * Takes out of Markdown what a reader's program would run: addresses that run code, and HTML beyond the allow-list. Texts
 * of data and of properties come into a page's Markdown in many ways, and here they are together.
 *
 * @param markdown as it would be published: its links lead where they lead
 * @param fast reads it where it gives what the reference gives
 * @returns the same text where there is nothing of that in it
 */
export function inertMarkdown(markdown: string, fast: FastParser | null = null): string {
  if (!suspicious.some(({ sign, pattern }) => markdown.includes(sign) && pattern.test(markdown))) return markdown
  // What takes too long to read is shown as it is written.
  if (complexity(markdown) !== null) return markdown.replaceAll('<', '&lt;').replace(/\](?=[(:[])/g, ']\\')
  const tree = parsePlainMarkdown(markdown, fast)
  if (!disarm(tree)) return markdown
  return toMarkdown(tree, {
    bullet: '-',
    fences: true,
    rule: '-',
    emphasis: '*',
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    handlers: { root: rootWithBareAmpersands },
  }).trim()
}

/** @returns whether anything below the node had to change */
function disarm(node: Root | Nodes): boolean {
  let hasChanged = false
  if ('url' in node && isActive(node.url)) {
    node.url = '#'
    hasChanged = true
  }
  if (node.type === 'html') {
    const clean = cleanHtml(node.value, (url) => (isActive(url) ? '#' : url))
    hasChanged = clean !== node.value.trim()
    if (hasChanged) node.value = clean
  }
  if ('children' in node) for (const child of node.children) hasChanged = disarm(child) || hasChanged
  return hasChanged
}

/** Browsers take white space and controls out of an address before they read its scheme. */
function isActive(url: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const read = url.replace(/[\u0000-\u0020]/g, '')
  return /^[^/?#]*:/.test(read) && !schemes.test(read)
}
