import { createHash } from 'node:crypto'
import { idLimit, partCount, partOf, wayOf, writeNumber } from '../../formats/search/codec.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Digest } from './digest.ts'

/** What the entry file says of an index: which parts there are, by the hashes in their names. */
export interface IndexEntry {
  /** The folder of the parts, from the root of the published one: `_assets/search/`. */
  readonly at: string
  readonly language: string
  /** What the numbers in the table of facts stand for. */
  readonly tags: readonly (readonly string[])[]
  readonly kinds: readonly string[]
  readonly products: readonly string[]
  readonly facts: string
  /** Parts of the table of pages, in their order; empty for one without a page. */
  readonly pages: readonly string[]
  /** Parts of the words by the beginning of the words in them. */
  readonly words: Readonly<Record<string, string>>
}

/** Characters in a part of the words before it is parted. */
const partSize = 56_000
/** What begins alike and is less than this stays with the rest, as long as that is no larger than a part. */
const leastSize = 16_000

/**
 * Makes the files of an index. What stands in a file depends on the pages in it alone, and its name on what stands there:
 * where a word is new on a page, the part with that word is another, and the entry.
 *
 * @param folder of the output, with a slash at its end
 */
export function indexFiles(
  digests: readonly Digest[],
  folder: string,
  language: string,
): { readonly entry: IndexEntry; readonly files: readonly OutputFile[] } {
  const pages = withIds(digests)
  const files: OutputFile[] = []
  const place = (name: string, content: string): string => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8).toUpperCase()
    files.push({ path: `${folder}${name}-${hash}.json`, content })
    return hash
  }
  const names = {
    tags: sorted(digests.map(({ tags }) => JSON.stringify(tags))),
    kinds: sorted(digests.map(({ kind }) => kind)),
    products: sorted(digests.flatMap(({ product }) => product ?? [])),
  }
  const facts = place('facts', JSON.stringify(factsOf(pages, names)))
  const parts = pageParts(pages).map((part, at) => (part.length === 0 ? '' : place(`p${at}`, JSON.stringify(part))))
  const words: Record<string, string> = {}
  for (const [beginning, lines] of wordParts(postingsOf(pages))) words[beginning] = place(`w${beginning}`, lines)
  return {
    entry: {
      at: folder,
      language,
      ...names,
      tags: names.tags.map((one) => JSON.parse(one)),
      facts,
      pages: parts,
      words,
    },
    files,
  }
}

interface Numbered extends Digest {
  readonly id: number
}

/** A page's id comes from its route, so that no other page changes it; the few that would have the same take the next. */
function withIds(digests: readonly Digest[]): readonly Numbered[] {
  const taken = new Set<number>()
  return digests
    .map((digest) => ({ ...digest, id: Number.parseInt(hashOf(digest.route).slice(0, 8), 16) % idLimit }))
    .sort((a, b) => a.id - b.id || (a.route < b.route ? -1 : 1))
    .map((page) => {
      let { id } = page
      while (taken.has(id)) id = (id + 1) % idLimit
      taken.add(id)
      return { ...page, id }
    })
    .sort((a, b) => a.id - b.id)
}

function factsOf(
  pages: readonly Numbered[],
  names: { readonly [Name in 'tags' | 'kinds' | 'products']: readonly string[] },
): string {
  const links = new Map<string, number>()
  for (const page of pages) for (const to of page.links) links.set(to, (links.get(to) ?? 0) + 1)
  let last = 0
  return pages
    .map((page) => {
      const { id, tags, kind, product, length, titleWords, route } = page
      const step = id - last
      last = id
      const size = Math.round(4 * Math.log2(1 + length))
      const numbers = [
        step,
        names.tags.indexOf(JSON.stringify(tags)),
        names.kinds.indexOf(kind),
        size,
        Math.min(titleWords, 31),
      ]
      return [...numbers, weightOf(route, links.get(route) ?? 0), 1 + names.products.indexOf(product ?? '')]
        .map(writeNumber)
        .join('')
    })
    .join('')
}

/** From 0 to 31. A page that 30 others lead to is as well known as one can be; each folder below the first two takes from it. */
function weightOf(route: string, links: number): number {
  const depth = Math.max(route.split('/').filter((part) => part !== '').length - 2, 0)
  const fame = Math.min(Math.log2(1 + links) / 5, 1)
  return Math.round(31 * (0.6 + 0.4 * fame) * Math.max(1 - 0.07 * depth, 0.5))
}

/** What is shown of each page: id, route, title, description, anchors. */
function pageParts(pages: readonly Numbered[]) {
  const parts: (readonly [number, string, string, string, readonly string[]])[][] = Array.from(
    { length: partCount(pages.length) },
    () => [],
  )
  for (const { id, route, title, description, anchors } of pages)
    parts[partOf(id, parts.length)]?.push([id, route, title, description, anchors])
  return parts
}

/** Words with the pages where they stand, in the order of the words. */
function postingsOf(pages: readonly Numbered[]): readonly (readonly [string, string])[] {
  const found = new Map<string, { last: number; text: string }>()
  for (const page of pages) {
    const { id } = page
    const terms = page.terms === '' ? [] : page.terms.split(' ')
    for (let at = 0; at < terms.length; at += 2) {
      const word = terms[at] as string
      const posting = terms[at + 1] as string
      const list = found.get(word)
      if (list === undefined) found.set(word, { last: id, text: writeNumber(id) + posting })
      else {
        list.text += writeNumber(id - list.last) + posting
        list.last = id
      }
    }
  }
  return [...found].map(([word, { text }]) => [word, text] as const).sort(([a], [b]) => (a < b ? -1 : 1))
}

interface Line {
  readonly way: string
  readonly text: string
}

/**
 * Parts the words by their first character, those that are too many by the second, and so on. Where few words begin alike
 * they stand in one part with the rest, which is named with a dot.
 */
function* wordParts(words: readonly (readonly [string, string])[]): Generator<readonly [string, string]> {
  const lines = words.map(([word, text]) => ({ way: wayOf(word), text: `${word} ${text}` }))
  for (const [beginning, held] of grouped(lines, 1)) yield* parted(beginning, held)
}

function* parted(beginning: string, lines: readonly Line[]): Generator<readonly [string, string]> {
  if (sizeOf(lines) <= partSize || lines.length === 1) {
    yield [beginning, JSON.stringify(lines.map(({ text }) => text))]
    return
  }
  const groups = [...grouped(lines, beginning.length + 1)].map(([longer, held]) => ({
    longer,
    held,
    // The beginning itself may be a word.
    size: longer.length > beginning.length ? sizeOf(held) : 0,
  }))
  const small = groups.filter(({ size }) => size < leastSize)
  const own = new Set(groups.filter(({ size }) => size >= leastSize))
  let left = small.reduce((sum, { size }) => sum + size, 0)
  for (const group of small.sort((a, b) => b.size - a.size || (a.longer < b.longer ? -1 : 1))) {
    if (left <= partSize || group.size === 0) break
    own.add(group)
    left -= group.size
  }
  for (const group of groups) if (own.has(group)) yield* parted(group.longer, group.held)
  const rest = groups.filter((group) => !own.has(group)).flatMap(({ held }) => held.map(({ text }) => text))
  if (rest.length > 0) yield [`${beginning}.`, JSON.stringify(rest)]
}

function sizeOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

function grouped(lines: readonly Line[], length: number): ReadonlyMap<string, readonly Line[]> {
  const groups = new Map<string, Line[]>()
  for (const line of lines) {
    const key = line.way.slice(0, length)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [line])
    else group.push(line)
  }
  return groups
}

function sorted(names: Iterable<string>): readonly string[] {
  return [...new Set(names)].sort()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
