import type { MarkdownPart } from '../../../compiler/model/public-block.ts'
import { headingMarkdown } from '../../elements/heading/heading-markdown.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import type { ProductLandingPageModel } from './contract.ts'

/** The parts in their order, with the next steps after the tutorial. */
export function toMarkdown({ next }: ProductLandingPageModel, parts: readonly MarkdownPart[]): string {
  const links = next?.links.map(({ label, url }) => `- [${markdownText(label)}](${markdownUrl(url)})`).join('\n')
  const steps = next === null ? [] : [`${headingMarkdown(2, next.title, next.anchor)}\n\n${links}`]
  const written = parts.map(({ name, markdown }) => ({ name, markdown }))
  const after = written.findIndex(({ name }) => name === 'Tutorial') + 1
  const texts = written.map(({ markdown }) => markdown)
  return [...texts.slice(0, after), ...steps, ...texts.slice(after)].join('\n\n')
}
