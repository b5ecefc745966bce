import { markdownText } from '../../elements/markdown-text.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { CodeSampleCatalogModel } from './contract.ts'

/** A list of links with what the cards say. */
export function toMarkdown({ samples }: CodeSampleCatalogModel, say: Say): string {
  if (samples.length === 0) return say('There are no code samples yet.')
  return samples
    .map(({ title, href, description, language, products, features, tags, contributor }) => {
      const facts = [language, ...products, ...features, ...tags, contributor].map(oneLine).join(', ')
      const text = description === null ? '' : `: ${oneLine(description)}`
      return `- [${oneLine(title)}](${href})${text} (${facts})`
    })
    .join('\n')
}

function oneLine(text: string): string {
  return markdownText(text.replace(/\s+/g, ' ').trim())
}
