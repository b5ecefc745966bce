import { sha256 } from '../formats/hash.ts'
import type { RenderedPage } from '../render/render-input.ts'
import type { Graph } from './graph.ts'
import { passing } from './print.ts'
import { bytesOf, type PageOutput, packWritten, unpackWritten, type WrittenPage } from './written-page.ts'

/**
 * What is written of a page, and what of it lasts.
 *
 * @param html asked by a route, or by `notFoundFile`
 */
export function writtenSteps({ step }: Graph, html: (subject: string) => RenderedPage) {
  /** What is written of a page: what it takes to write it again without rendering it. */
  const written = step(
    'written',
    (subject): WrittenPage => {
      const { files, sources: named, shared } = html(subject)
      const sources = [...named, ...shared.map(({ source }) => source)]
      return { files: files.map(({ path, content }) => ({ path, bytes: bytesOf(content) })), sources }
    },
    { keep: 2, stored: { encode: packWritten, decode: unpackWritten } },
  )
  /** The same without the bytes. */
  const output = step(
    'output',
    (subject): PageOutput => {
      const { files, sources: named } = written(subject)
      return {
        files: files.map(({ path, bytes }) => ({ path, size: bytes.byteLength, hash: sha256(bytes) })),
        sources: named,
      }
    },
    passing,
  )
  return { written, output }
}
