import type { MarkdownInput } from '../../../compiler/model/public-block.ts'
import { operationMarkdown } from '../../elements/reference/operation-markdown.ts'
import { summaryToShow } from '../../elements/reference/operation-title.ts'
import type { ApiOperationModel } from './contract.ts'

/** Typed tables in place of disclosures, then what the author adds. */
export function toMarkdown({ model, children }: MarkdownInput<ApiOperationModel | null>): string {
  if (model === null) return ''
  const operation = model.operation()
  // Of the generated ones, the command says it all: the author's own fences are among the children.
  const samples = model.samples(operation).filter(({ source, label }) => source !== 'generated' || label === 'curl')
  const shown = { ...operation, summary: summaryToShow(operation, model.pageTitle) }
  const text = operationMarkdown(shown, samples, model.depth, model.page.markdown)
  return children.trim() === '' ? text : `${text}\n\n${children.trim()}`
}
