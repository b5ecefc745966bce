import { isWebAddress } from '../../formats/web-address.ts'
import { field, textField } from './document.ts'

/** Where a specification says that there is more to read. */
export interface ExternalDocs {
  /** An address of the web. */
  readonly url: string
  /** Markdown. */
  readonly description: string | null
}

/**
 * @returns the `externalDocs` of a document, a tag, an operation or a schema; null where there are none, or where they
 *   lead to no page of the web
 */
export function externalDocsOf(value: unknown): ExternalDocs | null {
  const docs = field(value, 'externalDocs')
  const url = textField(docs, 'url')
  return url === null || !isWebAddress(url) ? null : { url, description: textField(docs, 'description') }
}
