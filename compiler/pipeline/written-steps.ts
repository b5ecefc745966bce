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
    const asked = () => written(subject).files[at]?.content ?? Buffer.alloc(0)
    const bytes = () => {
      const content = asked()
      return content instanceof PackedBytes ? content.bytes() : content
    }
    const pieces = () => {
      const content = asked()
      return content instanceof PackedBytes ? piecesOf(content) : [content]
    }
    return { size: facts.size, hash: facts.hash, bytes, ...(facts.size > longFile && { pieces }) }
  }
  return { written, output, content }
}
