import { sha256 } from '../formats/hash.ts'
import { PackedBytes } from '../formats/packed-bytes.ts'
import { sha256OfPieces } from '../formats/text-pieces.ts'
import type { KnownContent } from '../model/output.ts'
import type { RenderedPage } from '../render/render-input.ts'
import type { Graph } from './graph/graph.ts'
import { passing } from './print.ts'
import {
  type PageOutput,
  packWritten,
  sizeOf,
  unpackWritten,
  type WrittenPage,
  writtenContent,
} from './written-page.ts'

/** Bytes of a file that is taken piece by piece. */
const longFile = 1_000_000

/**
 * What is written of a page, and what of it lasts.
 *
 * @param html asked by a route, or by `notFoundFile`
 * @param rest called between two pieces of a long file
 */
export function writtenSteps({ step }: Graph, html: (subject: string) => RenderedPage, rest = () => {}) {
  function* piecesOf(content: PackedBytes): Generator<Uint8Array> {
    for (const piece of content.pieces()) {
      yield piece
      rest()
    }
  }
  /** What is written of a page: what it takes to write it again without rendering it. */
  const written = step(
    'written',
    (subject): WrittenPage => {
      const { files, sources: named, shared } = html(subject)
      const sources = [...named, ...shared.map(({ source }) => source)]
      return { files: files.map(({ path, content }) => ({ path, content: writtenContent(content) })), sources }
    },
    { keep: 2, stored: { encode: packWritten, decode: unpackWritten } },
  )
  /** The same without the bytes. */
  const output = step(
    'output',
    (subject): PageOutput => {
      const { files, sources: named } = written(subject)
      return {
        files: files.map(({ path, content }) => ({
          path,
          size: sizeOf(content),
          hash: content instanceof PackedBytes ? sha256OfPieces(piecesOf(content)) : sha256(content),
        })),
        sources: named,
      }
    },
    passing,
  )
  /** @returns the bytes of a file of a page, which are not held: known by their hash, nobody may ask for them */
  const content = (subject: string, at: number, facts: PageOutput['files'][number]): KnownContent => {
    if (facts.size <= longFile) return new ContentOfPage(written, subject, at, facts)
    const pieces = () => {
      const content = written(subject).files[at]?.content ?? Buffer.alloc(0)
      return content instanceof PackedBytes ? piecesOf(content) : [content]
    }
    return { size: facts.size, hash: facts.hash, bytes: () => bytesAt(written(subject), at), pieces }
  }
  return { written, output, content }
}

function bytesAt({ files }: WrittenPage, at: number): Uint8Array {
  const content = files[at]?.content ?? Buffer.alloc(0)
  return content instanceof PackedBytes ? content.bytes() : content
}

/** A large site has 20,000 of them at once, so that none has a function of its own. */
class ContentOfPage implements KnownContent {
  readonly size: number
  readonly hash: string
  readonly #written: (subject: string) => WrittenPage
  readonly #subject: string
  readonly #at: number

  constructor(
    written: (subject: string) => WrittenPage,
    subject: string,
    at: number,
    { size, hash }: PageOutput['files'][number],
  ) {
    this.size = size
    this.hash = hash
    this.#written = written
    this.#subject = subject
    this.#at = at
  }

  bytes(): Uint8Array {
    return bytesAt(this.#written(this.#subject), this.#at)
  }
}
