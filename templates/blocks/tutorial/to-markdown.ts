import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { quoteLines } from '../../elements/quote-lines.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { TutorialModel } from './contract.ts'

/** The three steps in words, then the code and what comes out of it. */
export function toMarkdown(model: TutorialModel, sample: string, say: Say): string {
  const { steps, output, outputLabel, examplesPageUrl } = model
  return [
    steps.map((step, index) => `${index + 1}. ${markdownText(step)}`).join('\n'),
    `${say('Your app')}:`,
    sample,
    `${outputLabel === undefined ? say('Output') : markdownText(outputLabel)}:`,
    quoteLines(output.trim().split(/\r?\n/).map(markdownText).join('\\\n')),
    ...(examplesPageUrl === undefined ? [] : [`[${say('View complete examples')}](${markdownUrl(examplesPageUrl)})`]),
  ].join('\n\n')
}
