import { markdownText } from '../../elements/markdown-text.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { CodeSampleCatalogModel } from './contract.ts'

/** A list of links with what the cards say. */
export function toMarkdown({ samples }: CodeSampleCatalogModel, say: Say): string {
  if (samples.length === 0) return say('There are no code samples yet.')
  return samples
    .map(({ title, href, description, language, products, features, tags, contributor }) => {
      const facts = [language, ...products, ...features, ...tags, contributor].filter(Boolean).map(oneLine).join(', ')
      const name = href === '' ? oneLine(title) : `[${oneLine(title)}](${href})`
      const text = description === null ? '' : `: ${oneLine(description)}`
      return `- ${name}${text}${facts === '' ? '' : ` (${facts})`}`
    })
    .join('\n')
}

function oneLine(text: string): string {
  return markdownText(text.replace(/\s+/g, ' ').trim())
}
