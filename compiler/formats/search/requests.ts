import { keyOf } from './words.ts'

/** A request as documentation and readers write it: `POST /v1/Messages`, `/v1/Messages/{Sid}`, an absolute address. */
const request =
  /^(?:(?<method>get|post|put|patch|delete|head|options)\s+)?(?<path>(?:https?:\/\/[^\s/]+)?\/?[^\s/?#]+(?:\/[^\s/?#]+)*\/?|\/)(?:[?#]\S*)?$/i
/** What keys of paths begin with, so that no word that is typed begins as they do, and what stands for a parameter. */
const [mark, anything] = ['0', '0']

/** A request that is asked for, or that a heading names. */
export interface NamedRequest {
  /** In lower case; null where only a path is given. */
  readonly method: string | null
  /** Without the host and without what is before its first segment. */
  readonly segments: readonly string[]
}

/**
 * @param text a query, or the name of a heading
 * @returns null for what is no request: a word alone is none, and neither is "get started"
 */
export function requestIn(text: string): NamedRequest | null {
  const { method, path = '' } = request.exec(text.trim())?.groups ?? {}
  const isPlain = !path.includes('/')
  if (path === '' || (isPlain && !/^[A-Z]+$/.test(method ?? ''))) return null
  // `and/or` is no path: without a method, and without a slash before it, one that names a parameter or a version is.
  if (method === undefined && !/^(?:\/|https?:)/i.test(path) && !/[{}]|\/v\d+\//i.test(path)) return null
  const segments = path.replace(/^https?:\/\/[^/]+/i, '').split('/')
  return { method: method?.toLowerCase() ?? null, segments: segments.filter((segment) => segment !== '') }
}

/** @returns the word by which a request's path is found; empty for the root */
export function pathKey(segments: readonly string[], isParameter: (segment: string) => boolean = isNamed): string {
  if (segments.length === 0) return ''
  const named = segments.map((segment) => segment.replace(/\.json$/i, ''))
  const parts = named.map((segment) => (isParameter(segment) ? anything : keyOf(segment)))
  return `${mark}${parts.join('')}`.slice(0, 80)
}

/** Documentation names a parameter in one of these ways. */
export const isNamed = (segment: string): boolean => /^(?:\{.*\}|<.*>|:.+|\[.*\])$/.test(segment)

/** Readers paste addresses with the ids of their own things, and write parameters by their names alone. */
export const isNamedOrId = (segment: string): boolean =>
  isNamed(segment) ||
  /[a-z_-](?:id|sid)$/i.test(segment) ||
  /^(?=.*\d)[\da-f-]{6,}$|^[A-Za-z]{2}\w*\d\w*$|^\d+$/i.test(segment)

/** The same without dates, which are versions of an API sooner than ids. */
export const isNamedOrOwnId = (segment: string): boolean => isNamedOrId(segment) && !/^\d{4}-\d\d-\d\d$/.test(segment)

/**
 * @returns keys of the path and of its ends, each beginning at a segment that is no parameter: readers leave out what
 *   all paths begin with
 */
export function pathKeys(segments: readonly string[]): readonly string[] {
  return segments.flatMap((segment, at) => (isNamed(segment) ? [] : [pathKey(segments.slice(at))]))
}
