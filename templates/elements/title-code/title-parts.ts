import { markdownText } from '../markdown-text.ts'

/** @returns text and what stands between backticks in turn, as an author of Markdown means it */
export function titleParts(title: string): readonly string[] {
  return title.split(/`([^`]+)`/)
}

/** @returns a title as Markdown; spaces around code stay */
export function titleMarkdown(title: string): string {
  const edge = (text: string, at: number) => (/\s/.test(text.at(at) ?? '') ? ' ' : '')
  return titleParts(title)
    .map((part, index) => {
      if (index % 2 === 1) return `\`${part.replaceAll(/\s+/g, ' ')}\``
      return part.trim() === '' ? edge(part, 0) : edge(part, 0) + markdownText(part) + edge(part, -1)
    })
    .join('')
    .trim()
}

/** @returns a title as it is read out, where it can hold no element */
export function titleName(title: string): string {
  return titleParts(title).join('')
}
