import type { ModelInput } from '../../compiler/model/block.ts'
import type { LinkTarget } from '../../compiler/model/link-target.ts'
import { withoutCustomElements } from './custom-elements.ts'
import { withMarkdownBlocks } from './html-blocks.ts'
import { markdownUrl } from './markdown-url.ts'
import { openFence } from './open-fence.ts'

/** Elements whose tags a Markdown form does without: the text between them says it. */
const tags =
  /<\/?(?:a|abbr|b|big|blockquote|cite|code|dd|del|div|dl|dt|em|font|h[1-6]|i|ins|kbd|li|mark|ol|p|pre|q|s|small|span|strong|sub|sup|table|tbody|td|tfoot|th|thead|tr|tt|u|ul)(?:\s[^<>]*)?\/?>/gi

/** Code spans, which are left alone, and comments and the like, of which no reader sees anything. */
const spanOrUnseen = /((?<!`)(`+)[^`]+\2(?!`))|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[[\s\S]*?\]\]>/g

/** Addresses of the site in links, images and definitions. */
const addresses = /(\]\(|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*(?=\S+[ \t]*$))(?![#<]|[a-z][a-z\d+.-]*:)([^()\s]+)/gim

/** A run of lines inside or outside of a fence. */
interface Run {
  readonly isCode: boolean
  readonly text: string
}

/**
 * Cleans Markdown that is in data for the Markdown form of a page: line ends, no HTML, links where they lead.
 *
 * @param page the one that shows it, which relative links are beside
 * @param depth the level of the heading above; the text's own headings move below it
 */
export function cleanDataText(
  markdown: string,
  { site, page }: { site: Pick<ModelInput<unknown>['site'], 'link'>; page: { readonly file: string } },
  depth = 1,
): string {
  const link = (url: string) => site.link(url, page.file)
  const withoutCustom = withoutCustomElements(markdown)
  const clean = (prose: string) => cleanProse(withoutCustom(prose), link)
  const runs = runsOf(blocksIn(markdown.replace(/\r\n?/g, '\n')))
  const levels = [...new Set(runs.flatMap((run) => (run.isCode ? [] : headingLevels(run.text))))].sort()
  return runs
    .map(({ isCode, text }) => (isCode ? text : moveHeadings(cleanLines(text, clean), levels, depth)))
    .join('\n')
    .trim()
}

/** What HTML puts on lines of its own becomes Markdown first, so that its code is in fences and its headings count. */
function blocksIn(text: string): string {
  if (!text.includes('<')) return text
  return runsOf(text)
    .map((run) => (run.isCode ? run.text : withMarkdownBlocks(run.text)))
    .join('\n')
}

function runsOf(text: string): readonly Run[] {
  const runs: { isCode: boolean; lines: string[] }[] = []
  let fence: string | null = null
  for (const line of text.split('\n')) {
    const open: string | null = openFence(fence, line)
    const isCode = fence !== null || open !== null
    const last = runs.at(-1)
    if (last?.isCode === isCode) last.lines.push(line)
    else runs.push({ isCode, lines: [line] })
    fence = open
  }
  return runs.map(({ isCode, lines }) => ({ isCode, text: lines.join('\n') }))
}

function cleanLines(text: string, clean: (prose: string) => string): string {
  return text
    .replace(spanOrUnseen, (_, code: string | undefined) => code ?? '')
    .split(/((?<!`)(`+)[^`]+\2(?!`))/)
    .flatMap((piece, index) => {
      if (index % 3 === 2) return []
      return index % 3 === 1 ? [piece] : [clean(piece)]
    })
    .join('')
}

function cleanProse(text: string, link: (url: string) => LinkTarget): string {
  return (
    text
      .replace(/^ {0,3}#{1,6}[ \t#]*$/gm, '')
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<br\s*\/?>/gi, '  \n')
      .replace(/<img\s[^<>]*>/gi, imageMarkdown)
      .replace(/<a\s[^<>]*?href\s*=\s*["']?([^\s"'<>]+)["']?[^<>]*>([^<]*)<\/a>/gi, '[$2]($1)')
      .replace(tags, '')
      .replace(addresses, (_, before: string, url: string) => before + link(url).href)
      // Left open, a comment would take in what comes after the text.
      .replace(/(?<!\\)<(?=\/?[A-Za-z]|[!?])(?!(?:https?|mailto):[^\s<>]+>)/g, '\\<')
  )
}

/** @returns an image of HTML as one of Markdown; nothing for one without an address */
function imageMarkdown(tag: string): string {
  const attribute = (name: string) =>
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'<>]+))`, 'i').exec(tag)?.slice(1).find(Boolean)
  const src = attribute('src')
  return src === undefined ? '' : `![${(attribute('alt') ?? '').replace(/[[\]\\]/g, '\\$&')}](${markdownUrl(src)})`
}

const heading = /^ {0,3}(#{1,6})(?=\s)/gm

function headingLevels(text: string): readonly number[] {
  return [...text.matchAll(heading)].map((match) => match[1]?.length ?? 0)
}

/** ATX headings keep their order, and the highest comes one level below the heading above. */
function moveHeadings(text: string, levels: readonly number[], depth: number): string {
  return text.replace(heading, (_, marks: string) => '#'.repeat(Math.min(6, depth + 1 + levels.indexOf(marks.length))))
}
