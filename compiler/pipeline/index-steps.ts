import { sha256 } from '../formats/hash.ts'
import { hashInName } from '../model/bundle.ts'
import type { OutputFile } from '../model/output.ts'
import type { IndexKind } from '../search/search.ts'
import type { Digest } from '../search/sharded/digest.ts'
import { searchEngine } from '../search/sharded/engine.ts'
import type { Graph } from './graph/graph.ts'
import { asJson, storedAsJson } from './print.ts'

const folders: Readonly<Record<IndexKind, string>> = {
  search: '_assets/search/',
  enablement: '_assets/search-enablement/',
}

/** @returns the index that the subject of a step begins with */
function kindIn(subject: string): IndexKind {
  return subject.split(' ')[0] === 'enablement' ? 'enablement' : 'search'
}

export interface IndexedPages {
  /** Of all pages that may be in an index. */
  readonly addresses: (kind: IndexKind) => readonly string[]
  /** Null for one that is not in it after all. */
  readonly page: (address: string) => Digest | null
  /** BCP 47. */
  readonly language: () => string
}

const storedText = {
  stored: { encode: (text: string): string => text, decode: (bytes: Buffer): unknown => bytes.toString('utf8') },
} as const

/**
 * The indexes, remembered by piece. A page that changes makes its group anew, of the group's pieces those that say something
 * else now, and the files that are made of these; nothing else is read.
 *
 * @param rest called before each group and each file is made, and after a file was
 */
export function indexSteps(graph: Graph, pages: IndexedPages, rest: () => void) {
  const { step } = graph
  const { groupCount, piece, gathered } = pieceSteps(graph, pages, rest)
  const files = step(
    'index files',
    (name) => {
      const [kind = '', what = ''] = name.split(' ')
      rest()
      const all = Array.from({ length: groupCount(kind) }, (_, at) => piece(`${kind} ${at} ${what}`))
      return searchEngine.files(what, all)
    },
    { keep: 2, ...storedAsJson },
  )
  /** The same without the bytes. */
  const placed = step(
    'index names',
    (name) => {
      const made = files(name)
      rest()
      return {
        summary: made.summary,
        files: made.files.map(({ name: file, content }) => {
          const hash = hashInName(content)
          const path = `${folders[kindIn(name)]}${file}-${hash}.json`
          return { name: file, hash, path, size: Buffer.byteLength(content), sha256: sha256(content) }
        }),
      }
    },
    asJson,
  )
  /** Null where no page is in it. */
  const entry = step(
    'index entry',
    (kind) => {
      for (let at = 0; at < groupCount(kind); at++) gathered(`${kind} ${at}`)
      const made = searchEngine.entry((what) => placed(`${kind} ${what}`), folders[kindIn(kind)], pages.language())
      return made.pages.every((name) => name === '') ? null : made
    },
    asJson,
  )
  return {
    entry: (kind: IndexKind) => entry(kind),
    /** Bytes are asked for when a file is written. */
    files: (kind: IndexKind): readonly OutputFile[] => {
      if (entry(kind) === null) return []
      return searchEngine.pieceNames.flatMap((what) => {
        const name = `${kind} ${what}`
        const bytesAt = (at: number) => Buffer.from(files(name).files[at]?.content ?? '')
        return placed(name).files.map(({ path, size, sha256 }, at) => ({
          path,
          content: { size, hash: sha256, bytes: () => bytesAt(at) },
        }))
      })
    },
  }
}

/** Pages in groups, and what each group gives to the files of an index. */
function pieceSteps({ step }: Graph, { addresses, page }: IndexedPages, rest: () => void) {
  const groups = step('index groups', (kind) => searchEngine.groups(addresses(kindIn(kind))))
  const groupCount = step('index group count', (kind) => groups(kind).length, asJson)
  /** Subject: kind and number of the group. */
  const group = step(
    'index group',
    (name) => {
      const [kind = '', at = ''] = name.split(' ')
      return groups(kind)[Number(at)] ?? []
    },
    asJson,
  )
  const pieces = step(
    'index pieces',
    (name) => {
      const [kind = '', at = ''] = name.split(' ')
      rest()
      const pages = group(name).flatMap((address) => page(address) ?? [])
      return searchEngine.pieces(pages, Number(at), groupCount(kind))
    },
    { keep: 1 },
  )
  /** Subject: kind, number of the group, name of the piece. */
  const piece = step(
    'index piece',
    (name) => {
      const [kind = '', at = '', what = ''] = name.split(' ')
      return pieces(`${kind} ${at}`)[what] ?? ''
    },
    storedText,
  )
  /** Makes the pieces of a group one after the other, while what they are of is there. They are not read again for it. */
  const gathered = step(
    'index group gathered',
    (name): null => {
      for (const what of searchEngine.pieceNames) piece(`${name} ${what}`)
      return null
    },
    asJson,
  )
  return { groupCount, piece, gathered }
}
