import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { OperationEntry } from '../../../compiler/openapi/specification.ts'

/** Summaries longer than this are sentences, not titles. */
const longestTitle = 70

/** @returns the summary, else the words of the id: `CreateMessage` is 'Create message' */
export function operationTitle({ summary, anchor, operationId }: OperationEntry): string {
  const title = asTitle(summary ?? '')
  if (title !== '' && title.length <= longestTitle && !title.includes('\n')) return title
  const words = anchor.replace(/-/g, ' ')
  return words === 'operation' ? operationId : words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * @param pageTitle empty for an operation that is not what the page is about
 * @returns the summary, unless the title of the page or the beginning of the description says the same; else null
 */
export function summaryToShow({ summary, description }: Operation, pageTitle: string): string | null {
  const title = asTitle(summary ?? '')
  return title === pageTitle || (description ?? '').trim().startsWith(title) ? null : summary
}

const asTitle = (summary: string): string => summary.trim().replace(/\.$/, '')
