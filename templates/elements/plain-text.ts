const entities: ReadonlyMap<string, string> = new Map([
  ['lt', '<'],
  ['gt', '>'],
  ['amp', '&'],
  ['quot', '"'],
  ['#39', "'"],
  ['nbsp', ' '],
])

/** @returns HTML text with the characters that the common entities stand for */
export function unescaped(html: string): string {
  return html.replace(/&(lt|gt|amp|quot|#39|nbsp);/g, (_, name: string) => entities.get(name) ?? '')
}

/** Names of elements that are apart from what is around them, as parts of a pattern. */
export const blockNames = 'blockquote|dd|div|dl|dt|h[1-6]|hr|li|ol|p|pre|table|tbody|td|tfoot|th|thead|tr|ul'

/** Code spans, which keep theirs, and the tags of elements: those first that are apart. */
const tags = new RegExp(
  '(?<!`)(`+)(?!`)[^`]+\\1(?!`)|' +
    `</?(?:(${blockNames}|br)|a|abbr|b|big|cite|code|del|em|font|i|img|ins|kbd|mark|q|s|small|span|strong|sub|sup|tt|u)` +
    '(?:\\s[^<>]*)?/?>',
  'gi',
)

/** @returns Markdown of a record as one line of plain text, for a heading, a row of a table or a summary */
export function plainText(markdown: string): string {
  const bare = markdown
    .replace(tags, (tag, ticks: string | undefined, apart: string | undefined) => {
      if (ticks !== undefined) return tag
      return apart === undefined ? '' : ' '
    })
    .replace(/!?\[([^\]]*)\]\([^()]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6}|[*+-]|>) /gm, '')
    .replace(/(`+)([^`]+)\1/g, '$2')
    .replace(/(\*\*|__)(\S(?:.*?\S)?)\1/g, '$2')
  return unescaped(bare).replace(/\s+/g, ' ').trim()
}

/** Signs of a summary. */
const limit = 160

/** @returns the beginning of a text, cut between words, and between signs where it has none */
export function summaryOf(text: string): string {
  if (text.length <= limit) return text
  const cut = text.slice(0, limit - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).replace(/[\s,;:.–\uD800-\uDBFF-]+$/, '')}…`
}
