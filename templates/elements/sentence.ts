import type { SentencePart } from './info-box/InfoBox.tsx'
import { markdownText } from './markdown-text.ts'
import { markdownUrl } from './markdown-url.ts'
import type { Say } from './texts/texts.ts'

/** @returns the things as a sentence lists them: `A`, `A and B`, `A, B and C` */
export function listed(things: readonly SentencePart[], say: Say, word: 'and' | 'or' = 'and'): SentencePart[] {
  return things.flatMap((thing, index) => {
    if (index === 0) return [thing]
    return [index === things.length - 1 ? ` ${say(word)} ` : ', ', thing]
  })
}

/** @returns a text with parts in the places of their names */
export function sentence(
  text: string,
  values: Readonly<Record<string, SentencePart | readonly SentencePart[]>>,
): SentencePart[] {
  return text.split(/\{(\w+)\}/).flatMap((piece, index) => {
    if (index % 2 === 1) return values[piece] ?? []
    return piece === '' ? [] : [piece]
  })
}

/** @returns what an info box says of what is in public beta */
export function betaSentence(say: Say): SentencePart[] {
  return sentence(say('It is in {beta}: it works, and may still change.'), { beta: { strong: say('public beta') } })
}

/** @returns a link as Markdown; its text alone where it leads nowhere */
export function linked(text: string, href: string): string {
  return href === '' ? text : `[${text}](${markdownUrl(href)})`
}

/** @returns a sentence as Markdown */
export function sentenceMarkdown(parts: readonly SentencePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return pieceMarkdown(part)
      return 'strong' in part ? `**${markdownText(part.strong)}**` : linked(markdownText(part.link), part.href)
    })
    .join('')
}

/** The spaces at the ends of a piece are those of the sentence. */
function pieceMarkdown(piece: string): string {
  if (piece.trim() === '') return piece
  return `${/^\s/.test(piece) ? ' ' : ''}${markdownText(piece)}${/\s$/.test(piece) ? ' ' : ''}`
}
