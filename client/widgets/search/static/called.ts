import { roles } from '../../../../compiler/formats/search/codec.ts'
import type { Finding } from './look-up.ts'

/** How much more a form counts that a page is called by: where that is one word of the query, and where it is several. */
const one = 1.1
const several = 1.25
/** What counts so much is the word itself, in another form or spelling. */
const same = 0.85
/** What only means the same counts less all the same. */
const most = 0.95

/**
 * That what means the same is meant may be chance in a text. It is none in a name: "which warehouse should I pick" asks for
 * "Choosing a Warehouse", however often other pages that speak of warehouses have the word "pick".
 *
 * @param findings of a page, for each word of a query
 */
export function asCalled(findings: readonly (Finding | null)[]): readonly (Finding | null)[] {
  if (findings.length < 2) return findings
  let [called, alike] = [0, 0]
  for (const finding of findings)
    if (finding !== null && finding.roles & roles.title) {
      called++
      if (finding.share < same) alike++
    }
  if (alike === 0) return findings
  const factor = called > 1 ? several : one
  return findings.map((finding) =>
    finding !== null && finding.roles & roles.title && finding.share < same
      ? { ...finding, share: Math.min(most, factor * finding.share) }
      : finding,
  )
}
