import type { BlockUse, Finding } from '../../../compiler/model/block.ts'

/** Spec 8: the product's own message. */
const noSample = 'You must include a tutorial code sample in a Product Landing Page'

/** Parts of which a page has one. */
const single = ['ProductIntro', 'Tutorial', 'GetStarted', 'RelatedProducts']

export function checkProductLandingPage({ children }: BlockUse<unknown>): readonly Finding[] {
  const parts = children.flatMap((child, index) => (child.type === 'block' ? [{ name: child.name, index }] : []))
  const findings: Finding[] = []
  if (!parts.some(({ name }) => name === 'Tutorial'))
    findings.push({
      code: 'SP3104',
      message: noSample,
      hint: 'Add a `<Tutorial steps={[…]} output="…">` with one fenced sample inside.',
    })
  // Spec 3: each landing page names its relatives; what it names has at least one product (spec 5).
  if (!parts.some(({ name }) => name === 'RelatedProducts'))
    findings.push({
      code: 'SP3146',
      message: 'Missing `RelatedProducts` in `ProductLandingPage`, expected at least 1 related product',
      hint: 'Add `<RelatedProducts>` with a `<RelatedProduct title="…" svg="…">` for each product that goes with this one.',
    })
  for (const name of single) {
    for (const { index } of parts.filter((part) => part.name === name).slice(1)) {
      findings.push({
        code: 'SP3105',
        message: `Unexpected second \`${name}\` in \`ProductLandingPage\`, expected one`,
        hint: 'Make one of the two.',
        child: index,
      })
    }
  }
  return findings
}
