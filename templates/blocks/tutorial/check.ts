import {
  missingTutorialSample,
  secondSample,
  tutorialOutput,
} from '../../../compiler/diagnostics/codes/landing-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'
import type { Children } from '../../../compiler/model/block-use.ts'

const isOutput = (meta: string | null | undefined): boolean => /^\s*output(\s|$)/i.test(meta ?? '')

/** One sample: no other content replaces it, and a second one has no place. */
export function checkTutorial(children: Children): readonly Finding[] {
  const fences = children.flatMap((child, index) => (child.type === 'code' ? [{ child, index }] : []))
  const output = fences.find(({ child }) => isOutput(child.meta))
  const samples = fences.filter(({ child }) => !isOutput(child.meta))
  const findings: Finding[] = []
  // With nothing inside, the rule for children has said it.
  if (samples.length === 0 && children.length > 0) findings.push(missingTutorialSample.finding())
  if (output !== undefined) findings.push({ ...tutorialOutput.finding(), child: output.index })
  const [first, second] = samples
  if (second !== undefined)
    findings.push({
      ...secondSample.finding({
        block: 'Tutorial',
        right: 'Give the others on the page that `examplesPageUrl` leads to.',
      }),
      child: second.index,
      besidesChild: first?.index,
    })
  return findings
}
