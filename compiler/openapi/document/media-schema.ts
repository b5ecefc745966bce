import { field, inside, type Source } from './document.ts'
import { partAt } from './overridden.ts'
import type { DocumentSet } from './reference.ts'

/** @returns a media type of a `content`, which since 3.2 may be one of the components; as it is written where that leads nowhere */
export function mediaAt(documents: DocumentSet, content: Source, type: string): Source {
  const written = inside(content, type)
  return partAt(documents, written) ?? written
}

/** @returns whether a media type says what each item of a stream is, and not what all of it is (OpenAPI 3.2, 4.14.2) */
export function isStream({ value }: Source): boolean {
  return field(value, 'schema') === undefined && field(value, 'itemSchema') !== undefined
}

/** @returns the schema of what is sent, or of each of its items */
export function mediaSchema(media: Source): Source {
  return inside(media, isStream(media) ? 'itemSchema' : 'schema')
}
