/** One block of a `_headers` file: the paths that it is for, and what they get. */
export interface HeaderRule {
  readonly pattern: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/** `*` stands for anything, `:name` for one segment. */
function toPattern(path: string): RegExp {
  const source = path
    .split(/(\*|:\w+)/)
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')))
    .join('')
  return new RegExp(`^${source}$`)
}

/**
 * Reads a `_headers` file in the form of Netlify and Cloudflare Pages: a path at the start of a line, its headers
 * indented below, `#` for comments.
 *
 * @throws on a line that is neither, because a host would drop it without a word
 */
export function readHeaderRules(text: string): readonly HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of text.split('\n')) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue
    if (!/^\s/.test(line)) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] })
      continue
    }
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (name === undefined || value === undefined || rule === undefined) throw new Error(`_headers: ${line}`)
    rule.headers.push([name, value])
  }
  return rules
}

/** The headers for a path: those of all rules that match; a header given twice is joined by a comma, as hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [name, value] of rules.filter((rule) => rule.pattern.test(path)).flatMap((rule) => rule.headers)) {
    const key = name.toLowerCase()
    const before = found.get(key)
    found.set(key, before === undefined ? value : `${before}, ${value}`)
  }
  return found
}
