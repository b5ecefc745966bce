import { type Token, Tokenizer } from 'parse5'
import { append } from '../../append.ts'
import { allowedProperty, isAllowedElement, isTaskBox, silentElements } from './html.ts'
import { rewriteHtmlLinks } from './html-links.ts'

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/**
 * Cuts a piece of HTML down to the allow-list and leaves the rest as it was written: comments, elements and attributes
 * that a page does not get go, text stays.
 *
 * @param value the text of one HTML node, which may be a single tag, opening or closing
 * @param link where a link or an image leads
 */
export function cleanHtml(value: string, link: (url: string) => string): string {
  const edits: Edit[] = []
  let hidden: { readonly name: string; readonly start: number } | null = null
  const cut = ({ location }: Token.Token) => {
    if (hidden === null && location !== null)
      edits.push({ start: location.startOffset, end: location.endOffset, text: '' })
  }
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onComment: cut,
      onDoctype: cut,
      onStartTag: (tag) => {
        if (isKept(tag)) append(edits, hidden === null ? attributeEdits(tag, value, link) : [])
        else {
          cut(tag)
          if (silentElements.has(tag.tagName)) hidden ??= { name: tag.tagName, start: tag.location?.startOffset ?? 0 }
        }
      },
      onEndTag: (tag) => {
        if (hidden?.name === tag.tagName) {
          edits.push({ start: hidden.start, end: tag.location?.endOffset ?? value.length, text: '' })
          hidden = null
        } else if (!isAllowedElement(tag.tagName)) cut(tag)
      },
      onEof: () => {},
      onCharacter: () => {},
      onNullCharacter: () => {},
      onWhitespaceCharacter: () => {},
    },
  )
  tokenizer.write(value, true)
  let clean = ''
  let at = 0
  for (const { start, end, text } of edits.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < at) continue
    clean += value.slice(at, start) + text
    at = end
  }
  return (clean + value.slice(at)).replace(/\n\s*\n/g, '\n').trim()
}

function isKept({ tagName, attrs }: Token.TagToken): boolean {
  if (tagName === 'input') return isTaskBox(attrs.find(({ name }) => name === 'type')?.value)
  return isAllowedElement(tagName)
}

function attributeEdits(tag: Token.TagToken, value: string, link: (url: string) => string): Edit[] {
  return tag.attrs.flatMap(({ name, value: text }): Edit[] => {
    const range = tag.location?.attrs?.[name]
    if (range === undefined) return []
    const { startOffset: start, endOffset: end } = range
    if (allowedProperty(tag.tagName, name) === null)
      return [{ start: start - (/\s/.test(value[start - 1] ?? '') ? 1 : 0), end, text: '' }]
    const to = rewriteHtmlLinks(tag.tagName, name, text, link)
    return to === text ? [] : [{ start, end, text: `${name}="${to.replaceAll('"', '&quot;')}"` }]
  })
}
