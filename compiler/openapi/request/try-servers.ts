import type { TryServer } from '../../formats/request/fields.ts'
import { namesIn } from '../document/names-in.ts'
import type { Operation } from '../operation/operation-model.ts'

/** The most addresses of one server, whatever its variables allow. */
const most = 40

/**
 * The addresses that a page may call: of HTTPS, each variable of a host in every value that its enumeration has, else in its
 * default. A variable further on stays, so that a reader can put another value.
 */
export function callableServers({ kind, servers }: Pick<Operation, 'kind' | 'servers'>): readonly TryServer[] {
  if (kind !== 'operation') return []
  return servers.flatMap(({ template, variables }): readonly TryServer[] => {
    const end = hostEnd(template)
    const names = new Set(namesIn(template.slice(0, end)))
    const known = variables.filter(({ name, values }) => names.has(name) || values.length > 0)
    const free = variables.filter((one) => !known.includes(one) && template.includes(`{${one.name}}`))
    const urls = known.reduce<readonly string[]>(
      (all, { name, values, default: first }) =>
        [...new Set([...(first === null ? [] : [first]), ...values])]
          .flatMap((value) => all.map((url) => url.replaceAll(`{${name}}`, value)))
          .slice(0, most),
      [template],
    )
    return urls
      .filter((url) => originOf(url) !== null)
      .map((url) => ({
        url: url.replace(/\/+$/, ''),
        variables: free.map(({ name, default: first }) => ({ name, default: first })),
      }))
  })
}

/** @returns the origins of these servers, each once, in the order of the alphabet: sources of a policy */
export function originsOf(servers: Iterable<TryServer>): readonly string[] {
  return [...new Set([...servers].flatMap(({ url }) => originOf(url) ?? []))].sort()
}

/** Where the path begins; a variable may hold all before it. */
function hostEnd(template: string): number {
  const scheme = /^(?:[a-z][a-z0-9+.-]*|\{[^{}]+\}):\/\//i.exec(template)?.[0].length ?? 0
  const at = template.indexOf('/', scheme)
  return at < 0 ? template.length : at
}

/** A host with a character that ends a source or a directive of a policy has none: a URL's may have `;`. */
function originOf(url: string): string | null {
  const plain = url.replace(/\{[^{}]+\}/g, 'x')
  const authority = url.slice(0, hostEnd(url))
  if (!/^https:\/\/[\w.[\]:-]+$/i.test(authority) || !URL.canParse(plain)) return null
  const { origin, username } = new URL(plain)
  return username === '' && /^https:\/\/[\w.[\]:-]+$/.test(origin) ? origin : null
}
