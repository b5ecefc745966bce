import { field, inside, type Source } from './document.ts'

/** @returns whether a media type says what each item of a stream is, and not what all of it is (OpenAPI 3.2, 4.14.2) */
export function isStream({ value }: Source): boolean {
  return field(value, 'schema') === undefined && field(value, 'itemSchema') !== undefined
}

/** @returns the schema of what is sent, or of each of its items */
export function mediaSchema(media: Source): Source {
  return inside(media, isStream(media) ? 'itemSchema' : 'schema')
}
