import type { OperationEntry } from '../../../compiler/openapi/specification.ts'

/** Summaries longer than this are sentences, not titles. */
const longestTitle = 70

/** @returns the summary, else the words of the id: `CreateMessage` is 'Create message' */
export function operationTitle({ summary, anchor, operationId }: OperationEntry): string {
  const title = summary?.trim().replace(/\.$/, '') ?? ''
  if (title !== '' && title.length <= longestTitle && !title.includes('\n')) return title
  const words = anchor.replace(/-/g, ' ')
  return words === 'operation' ? operationId : words.charAt(0).toUpperCase() + words.slice(1)
}
