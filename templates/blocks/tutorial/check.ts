import type { BlockUse, Finding } from '../../../compiler/model/block.ts'
import { type TutorialProps, tutorialMessages } from './contract.ts'

const isOutput = (meta: string | null | undefined): boolean => /^\s*output(\s|$)/i.test(meta ?? '')

/** One sample: no other content stands in for it, and a second one has no place. */
export function checkTutorial({ children }: BlockUse<TutorialProps>): readonly Finding[] {
  const fences = children.flatMap((child, index) => (child.type === 'code' ? [{ child, index }] : []))
  const output = fences.find(({ child }) => isOutput(child.meta))
  const samples = fences.filter(({ child }) => !isOutput(child.meta))
  const findings: Finding[] = []
  // With nothing inside, the rule for children has said it.
  if (samples.length === 0 && children.length > 0) findings.push({ code: 'SP3106', message: tutorialMessages.sample })
  if (output !== undefined)
    findings.push({
      code: 'SP3107',
      message: 'Unexpected output in `Tutorial`, expected the sample',
      hint: 'Write what comes out as `output="…"`.',
      child: output.index,
    })
  const second = samples[1]
  if (second !== undefined)
    findings.push({
      code: 'SP3108',
      message: 'Unexpected second sample in `Tutorial`, expected one',
      hint: 'Give the others on the page that `examplesPageUrl` leads to.',
      child: second.index,
    })
  return findings
}
