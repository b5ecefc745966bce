/** A site path or a URL, taken apart. */
export interface UrlParts {
  readonly path: string
  /** With `?`, or empty. */
  readonly query: string
  /** With `#`, or empty. */
  readonly fragment: string
}

/** @param url a site path or an absolute URL, as it is written */
export function splitUrl(url: string): UrlParts {
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? []
  return { path, query, fragment }
}

/** @returns both queries as one, the first in front */
export function joinQueries(first: string, second: string): string {
  if (first.length < 2) return second
  return second.length < 2 ? first : `${first}&${second.slice(1)}`
}
