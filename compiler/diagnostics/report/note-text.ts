import type { Diagnostic } from '../diagnostic.ts'
import { boundRelated } from './related.ts'

/**
 * @param prefix the way from the repository's top to the site: '' or ending in '/'
 * @returns a diagnostic as the text of a note at its line: the message, the hint and the related places, a line each
 */
export function noteText({ message, hint, related }: Diagnostic, prefix: string): string {
  const { shown, hidden } = boundRelated(related)
  return [
    message,
    ...(hint === null ? [] : [`Hint: ${hint}`]),
    ...shown.map(({ message, file, line }) => `${message}: ${prefix}${file}${line === null ? '' : `:${line}`}`),
    ...(hidden === 0 ? [] : [`and ${hidden} more places`]),
  ].join('\n')
}
