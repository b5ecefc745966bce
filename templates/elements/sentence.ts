import type { SentencePart } from './info-box/InfoBox.tsx'
import { markdownText } from './markdown-text.ts'

/** @returns the things as a sentence lists them: `A`, `A and B`, `A, B and C` */
export function listed(things: readonly SentencePart[], word: 'and' | 'or' = 'and'): SentencePart[] {
  return things.flatMap((thing, index) => {
    if (index === 0) return [thing]
    return [index === things.length - 1 ? ` ${word} ` : ', ', thing]
  })
}

/** @returns a link as Markdown; its text alone where it leads nowhere */
export function linked(text: string, href: string): string {
  return href === '' ? text : `[${text}](${href})`
}

/** @returns a sentence as Markdown */
export function sentenceMarkdown(parts: readonly SentencePart[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return 'strong' in part ? `**${markdownText(part.strong)}**` : linked(markdownText(part.link), part.href)
    })
    .join('')
}
