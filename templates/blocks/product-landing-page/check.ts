import {
  missingRelatedProducts,
  missingTutorial,
  repeatedLandingPart,
} from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

/** Parts of which a page has one. */
const single = ['ProductIntro', 'Tutorial', 'GetStarted', 'RelatedProducts']

/** Finds parts that a landing page lacks, and those that it has more than once but may have once. */
export function checkProductLandingPage(children: Children): readonly Finding[] {
  const parts = children.flatMap((child, index) => (child.type === 'block' ? [{ name: child.name, index }] : []))
  const findings: Finding[] = []
  if (!parts.some(({ name }) => name === 'Tutorial')) findings.push(missingTutorial.finding())
  // Spec 3: each landing page names its relatives; what it names has at least one product (spec 5).
  if (!parts.some(({ name }) => name === 'RelatedProducts')) findings.push(missingRelatedProducts.finding())
  for (const name of single) {
    const [first, ...others] = parts.filter((part) => part.name === name)
    for (const { index } of others)
      findings.push({ ...repeatedLandingPart.finding({ part: name }), child: index, besidesChild: first?.index })
  }
  return findings
}
