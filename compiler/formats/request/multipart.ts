import { type FieldEncoding, formPairs } from './pairs.ts'
import { placeholder } from './placeholder.ts'
import type { BodyPlan, DataValue, Part } from './request.ts'

/** @returns the parts of a form: those of a field that an encoding gives a media type have it */
export function partsOf({ encodings, files }: BodyPlan, value: DataValue | undefined): readonly Part[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([field, held]) => {
    const file = files.includes(field)
    const encoding = Object.hasOwn(encodings, field) ? encodings[field] : undefined
    const type = typeOf(encoding, held, file)
    return formPairs({ [field]: held }, encodings).map(
      ([name, text]): Part => ({ name, value: file ? (fileName(text) ?? placeholder(name)) : text, file, type }),
    )
  })
}

/** @returns an example that is a file's name; null for content, which nobody types */
function fileName(text: string): string | null {
  return /^[\p{L}\p{N}_][\p{L}\p{N}_ .()-]{0,80}\.[a-z0-9]{1,8}$/iu.test(text) ? text : null
}

/**
 * Of several types that a part may have, a file has the one that it is of; what holds others is JSON (OpenAPI, "encoding
 * object").
 */
function typeOf(encoding: FieldEncoding | undefined, value: DataValue, file: boolean): string | null {
  const named = (encoding?.contentType ?? '').split(',').map((type) => type.trim())
  const types = named.filter((type) => /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.+-]+)*$/.test(type))
  if (named.length === types.length && !(file && types.length > 1)) return types[0] ?? null
  if (file || named.some((type) => type !== '') || isSpread(encoding, value)) return null
  const isWhole = Array.isArray(value) ? encoding?.explode !== false && value.some(holdsOthers) : holdsOthers(value)
  return isWhole ? 'application/json' : null
}

/** Whether a style makes several fields of what holds others. */
function isSpread(encoding: FieldEncoding | undefined, value: DataValue): boolean {
  if (encoding === undefined || encoding.style === 'deepObject') return encoding !== undefined
  return !Array.isArray(value) && (encoding.style !== null || encoding.explode !== null)
}

const holdsOthers = (value: DataValue): boolean => typeof value === 'object' && value !== null

/** What is before a part's value, after the boundary, for languages whose libraries write no such bodies (RFC 7578). */
export function partHead(part: Part): string {
  return `\r\n${[`Content-Disposition: ${partDisposition(part)}`, ...typeLines(part)].join('\r\n')}\r\n\r\n`
}

const typeLines = ({ type }: Part): readonly string[] => (type === null ? [] : [`Content-Type: ${type}`])

/** How a part is named. */
export function partDisposition({ name, value, file }: Part): string {
  return `form-data; name="${quoted(name)}"${file ? `; filename="${quoted(value)}"` : ''}`
}

/** What is after the last boundary. */
export const partsEnd = '--\r\n'

/** Whether a part has a media type and is no file: most libraries give types to files only. */
export function isTypedText({ file, type }: Part): boolean {
  return !file && type !== null
}

/** As browsers write it (HTML standard, "multipart form data"). */
function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
