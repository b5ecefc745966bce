import type { ConstructRecord } from 'micromark-util-types'
import type { Processor } from 'unified'
import 'remark-parse'

/** What GFM makes a link of holds one of these, or a reference (`&#64;`) that may stand for a sign of it. */
const sign = /[@&]|www|http/i

const constructs: ReadonlySet<string | undefined> = new Set(['emailAutolink', 'protocolAutolink', 'wwwAutolink'])

/** @returns whether a text may have an address without signs around it */
export function mayHoldAddress(text: string): boolean {
  return sign.test(text)
}

/**
 * Takes addresses without signs around them out of GFM, for texts that have none: micromark looks for one at the start of each
 * word, holds each word by itself until all is read, and then all texts are looked through once more.
 */
export function withoutAddresses(this: Processor): undefined {
  const data = this.data()
  data.micromarkExtensions = data.micromarkExtensions?.map(({ text = {}, ...more }) => ({ ...more, text: plain(text) }))
  const known = data.fromMarkdownExtensions?.flat()
  data.fromMarkdownExtensions = known?.map((extension) => ({ ...extension, transforms: [] }))
}

function plain(text: ConstructRecord): ConstructRecord {
  const kept = Object.entries(text).map(
    ([code, given]) => [code, [given ?? []].flat().filter(({ name }) => !constructs.has(name))] as const,
  )
  return Object.fromEntries(kept.filter(([, list]) => list.length > 0))
}
