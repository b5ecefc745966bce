import type { BlockUse, Finding } from '../../../compiler/block.ts'

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
