import type { About } from '../../../compiler/openapi/about.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { externalDocsMarkdown } from '../../elements/reference/external-docs.ts'
import type { Say } from '../../elements/texts/texts.ts'

/** @returns what a specification says of itself, in a line, and what it names as more to read; empty where it says nothing */
export function aboutMarkdown({ version, license, contact, terms, externalDocs }: About, say: Say): string {
  const facts = [
    version === null ? [] : `${say('Version:')} ${markdownText(version)}`,
    license === null ? [] : `${say('License:')} ${linked(license)}`,
    contact === null ? [] : `${say('Contact:')} ${linked(contact)}`,
    terms === null ? [] : linked({ name: say('Terms of service'), url: terms }),
  ].flat()
  const more = externalDocs === null ? '' : externalDocsMarkdown(externalDocs, say)
  return [facts.join(' · '), more].filter((part) => part !== '').join('\n\n')
}

function linked({ name, url }: { readonly name: string; readonly url: string | null }): string {
  return url === null ? markdownText(name) : `[${markdownText(name)}](${markdownUrl(url)})`
}
