import type { BodyPlan, Multipart, Part } from './body-plan.ts'
import type { DataValue } from './data-value.ts'
import { type FieldEncoding, formPairs, type Pair, textOf } from './pairs.ts'
import { placeholder } from './placeholder.ts'

/** @returns the parts of a form: those of a field that an encoding gives a media type have it. Those of a list have no name */
export function partsOf({ encodings, files }: BodyPlan, value: DataValue | undefined): readonly Part[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.map((held, at): Part => {
      const encoding = ownOf(encodings, `${at}`) ?? ownOf(encodings, 'items')
      return { name: null, value: textOf(held), file: false, type: typeOf(encoding, held, false) }
    })
  return Object.entries(value).flatMap(([field, held]) => {
    const file = files.includes(field)
    const encoding = ownOf(encodings, field)
    const type = typeOf(encoding, held, file)
    return formPairs({ [field]: held }, encodings).map(
      ([name, text]): Part => ({ name, value: file ? (fileName(text) ?? placeholder(name)) : text, file, type }),
    )
  })
}

function ownOf(encodings: BodyPlan['encodings'], name: string): FieldEncoding | undefined {
  return Object.hasOwn(encodings, name) ? encodings[name] : undefined
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
  return `\r\n${partHeaders(part)
    .map((pair) => `${pair.join(': ')}\r\n`)
    .join('')}\r\n`
}

/** How a part is named, and of what type it is. */
export function partHeaders({ name, value, file, type }: Part): readonly Pair[] {
  const named = name === null ? '' : `form-data; name="${quoted(name)}"${file ? `; filename="${quoted(value)}"` : ''}`
  return [
    ...(named === '' ? [] : [['Content-Disposition', named] as const]),
    ...(type === null ? [] : [['Content-Type', type] as const]),
  ]
}

/** What is after the last boundary. */
export const partsEnd = '--\r\n'

/** The media type of a form, to which only the boundary is to be added. */
export function formType(type: string): string {
  return type.replace(/;\s*boundary=(?:"[^"]*"|[^;]*)/i, '')
}

/** Whether a media type is the one that libraries write without being told. */
export function isFormData(type: string): boolean {
  return /^multipart\/form-data\b/i.test(type)
}

/** Whether libraries write no such form: most give types to files only. */
export function isRareForm({ type, parts }: Multipart): boolean {
  return !isFormData(type) || parts.some((part) => !part.file && part.type !== null)
}

/** @returns the type of parts that somebody has written as one text, with the boundary that the text begins with */
export function writtenType(type: string, text: string): string {
  const boundary = /^(?:\r?\n)?--([\w'()+,./:=?-]{1,70})\r?\n/.exec(text)?.[1]
  return boundary === undefined || /;\s*boundary=/i.test(type) ? type : `${type}; boundary="${boundary}"`
}

/** As browsers write it (HTML standard, "multipart form data"). */
function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
