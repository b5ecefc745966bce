import { hasMembers, isMapping, valueAt } from '../formats/members.ts'
import type { ShapeProblem } from '../formats/shape/problems.ts'

/** Words of other generators for what an entry is called, leads to and holds; the first that an entry has counts. */
const titles = ['title', 'subheading', 'label', 'text', 'name', 'group', 'section', 'caption']
const addresses = ['path', 'link', 'url', 'href', 'to', 'page']
const lists = ['entries', 'items', 'pages', 'children']

/** What looks like the name of a kind, and is told as such. */
const kindLike = /^(?:pages?|links?|(?:child[_-]?)?sub[_-]?sections?)$/i

/** What each kind of entry may hold, by its name. */
type Kinds = Readonly<Record<string, { readonly shape: object }>>

/** Whether a key that stands beside the kind of its entry is one that the kind takes and does not have. */
function isOf(kind: string, entry: Readonly<Record<string, unknown>>, key: string, kinds: Kinds): boolean {
  const held = membersOf(entry[kind])
  return Object.keys(held).length > 0 && Object.hasOwn(kinds[kind]?.shape ?? {}, key) && !Object.hasOwn(held, key)
}

/** @returns whether a kind lacks what stands beside it, which is told there */
export function standsBeside({ kind, path, ...problem }: ShapeProblem, tree: unknown, kinds: Kinds): boolean {
  const [name, entry] = [path.at(-1), valueAt(tree, path.slice(0, -1))]
  if (kind !== 'missing' || typeof name !== 'string' || typeof path.at(-2) !== 'number') return false
  // The `link` beside the title of a link is its own name.
  if (!('key' in problem) || Object.hasOwn(kinds, problem.key)) return false
  return hasMembers(entry) && Object.hasOwn(entry, problem.key) && isOf(name, entry, problem.key, kinds)
}

/**
 * @param tree the whole sidebar as it was written
 * @param kinds the kinds by their names
 * @returns how to write an entry whose keys stand beside its kind, or without one; null for other problems
 */
export function kindlessHint({ kind, path }: ShapeProblem, tree: unknown, kinds: Kinds): string | null {
  const entry = valueAt(tree, path.slice(0, -1))
  if (kind === 'missing' || typeof path.at(-2) !== 'number' || !hasMembers(entry)) return null
  const own = Object.keys(entry).filter((key) => !Object.hasOwn(kinds, key))
  const named = Object.keys(entry).find((key) => Object.hasOwn(kinds, key))
  if (own.length === 0) return null
  if (named !== undefined && entry[named] === null)
    return `Indent ${own.map((key) => `\`${key}\``).join(' and ')} further than \`${named}\`.`
  if (named !== undefined && own.every((key) => isOf(named, entry, key, kinds))) {
    const [first = ''] = Object.keys(membersOf(entry[named]))
    return `Move ${own.map((key) => `\`${key}\``).join(' and ')} into \`${named}\`, beside \`${first}\`.`
  }
  const title = titles.map((key) => entry[key]).find((one) => typeof one === 'string')
  const address = addresses.map((key) => entry[key]).find((one) => typeof one === 'string')
  if (title !== undefined && address !== undefined) return inFull(title, address)
  return named === undefined ? kindHint(entry, title ?? null) : null
}

/** @returns how to write an entry that names no kind at all */
function kindHint(entry: Readonly<Record<string, unknown>>, title: string | null): string | null {
  if (Object.hasOwn(entry, 'subheading'))
    return 'Write `subsection:` or `childSubsection:` above its keys, and indent them.'
  const keys = Object.keys(entry)
  const [only = ''] = keys
  const target = keys.length === 1 && !kindLike.test(only) ? entry[only] : null
  if (isAddress(target)) return inFull(addresses.includes(only) ? '…' : only, target)
  if (lists.some((key) => Array.isArray(entry[key]))) return folder(title ?? '…')
  if (Array.isArray(target)) return folder(only)
  return title === null ? null : inFull(title, '/…')
}

function folder(subheading: string): string {
  return `Write \`childSubsection: { subheading: ${JSON.stringify(subheading)}, entries: [ … ] }\`, or \`subsection:\` for a separator.`
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(?:(?:\/|https?:\/\/)\S+|\S+\.mdx?)$/.test(value)
}

function inFull(title: string, address: string): string {
  const [name, key] = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) ? ['link', 'link'] : ['page', 'path']
  const place = name === 'link' ? withScheme(address) : routeOf(address.startsWith('/') ? address : `/${address}`)
  return `Write \`${name}: { title: ${JSON.stringify(title)}, ${key}: ${JSON.stringify(place)} }\`.`
}

/** `//docs.example.com` is an address of the web, which links need in full. */
function withScheme(address: string): string {
  return address.startsWith('//') ? `https:${address}` : address
}

/** Other generators name the file of a page: `docs/index.md`. */
function routeOf(path: string): string {
  return path.replace(/(?:\/index)?\.mdx?$/, '') || '/'
}

/** Writes out an entry that is an address alone: `- /docs/voice`, `page: /docs/voice`. */
export function withTitle(problem: ShapeProblem, tree: unknown): ShapeProblem {
  const value = valueAt(tree, problem.path)
  const last = problem.path.at(-1)
  const isEntry = typeof last === 'number' || last === 'page' || last === 'link'
  if (problem.kind === 'wrong' && problem.expected.endsWith(' in an entry'))
    return { ...problem, hint: `Make \`${String(last)}\` an entry of its own: begin it with \`- \`.` }
  return problem.kind === 'wrong' && isEntry && isAddress(value)
    ? { ...problem, hint: inFull('…', value) }
    : withKind(problem, tree)
}

/** Names the kind of entry that an address of another site is for. */
function withKind(problem: ShapeProblem, tree: unknown): ShapeProblem {
  const { path } = problem
  const address = valueAt(tree, path)
  if (problem.kind !== 'wrong' || path.at(-1) !== 'path' || typeof address !== 'string') return problem
  if (!/^(?:https?:|mailto:|tel:|\/\/\w)/i.test(address)) return problem
  const title = valueAt(tree, [...path.slice(0, -1), 'title'])
  const isPage = path.at(-2) === 'page' && typeof title === 'string'
  const entry = `link: { title: ${JSON.stringify(isPage ? title : '…')}, link: ${JSON.stringify(withScheme(address))} }`
  return { ...problem, hint: isPage ? `Write \`${entry}\`.` : `Other sites have an entry: \`${entry}\`.` }
}

/** @returns the members of a mapping; none of anything else */
export function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return isMapping(value) ? value : {}
}
