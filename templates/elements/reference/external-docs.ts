import type { ExternalDocs } from '../../../compiler/openapi/document/external-docs.ts'
import { markdownText } from '../markdown-text.ts'
import { markdownUrl } from '../markdown-url.ts'
import type { Say } from '../texts/texts.ts'

/** @returns a line that leads to what there is to read elsewhere: under its short description, else under its host */
export function externalDocsMarkdown({ url, description }: ExternalDocs, say: Say): string {
  const text = description?.trim() ?? ''
  const isName = text !== '' && text.length <= 80 && !text.includes('\n')
  const name = isName ? text.replace(/\.$/, '') : url.replace(/^https?:\/\//i, '').replace(/[/?#].*$/s, '')
  const link = `${say('More to read:')} [${markdownText(name)}](${markdownUrl(url)})`
  return text === '' || isName ? link : `${text}\n\n${link}`
}
