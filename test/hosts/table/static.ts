import { type Answer, answer } from './answer.ts'
import type { PublishedSite } from './files.ts'

const types: Readonly<Record<string, string>> = { html: 'text/html', md: 'text/markdown; charset=utf-8' }

/** Answers with a file of the published folder. */
export function fileAnswer(
  site: PublishedSite,
  path: string,
  headers: Readonly<Record<string, string>>,
): Answer | null {
  const body = site.files.get(path)
  if (body === undefined) return null
  return answer(
    200,
    { 'content-type': types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream', ...headers },
    body,
  )
}

export function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** What clients and servers make of a path before a host's rules see it (URL standard). */
export function tidy(path: string): { readonly path: string; readonly query: string } | null {
  if (!URL.canParse(`https://docs.brightwire.example${path}`)) return null
  const url = new URL(`https://docs.brightwire.example${path}`)
  return { path: url.pathname, query: url.search }
}

/** Headers of the rules that fit a path, as `_headers` is documented: values of one name are joined. */
export function headersOf(
  rules: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[],
  path: string,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const rule of rules) {
    const pattern = rule.for.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*')
    if (!new RegExp(`^${pattern}/?$`).test(path)) continue
    for (const [name, value] of Object.entries(rule.values)) {
      const key = name.toLowerCase()
      found[key] = found[key] === undefined ? value : `${found[key]}, ${value}`
    }
  }
  return found
}
