import { markdownText } from '../../elements/markdown-text.ts'
import { linked } from '../../elements/sentence.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { CodeSampleCatalogModel } from './contract.ts'

/** A list of links with what the cards say. */
export function toMarkdown({ samples }: CodeSampleCatalogModel, say: Say): string {
  if (samples.length === 0) return say('There are no code samples yet.')
  return samples
    .map(({ title, href, description, language, products, features, tags, contributor }) => {
      const facts = [language, ...products, ...features, ...tags, contributor]
        .filter(Boolean)
        .map(markdownText)
        .join(', ')
      const name = linked(markdownText(title), href)
      const text = description === null ? '' : `: ${markdownText(description)}`
      return `- ${name}${text}${facts === '' ? '' : ` (${facts})`}`
    })
    .join('\n')
}
