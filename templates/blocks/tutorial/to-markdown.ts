import { markdownText } from '../../elements/markdown-text.ts'
import { quoteLines } from '../../elements/quote-lines.ts'
import type { TutorialModel } from './contract.ts'

/** The three steps in words, then the code and what comes out of it. */
export function toMarkdown(model: TutorialModel, sample: string): string {
  const { steps, output, outputLabel, examplesPageUrl } = model
  const line = (text: string) => markdownText(text).replace(/\s+/g, ' ')
  return [
    steps.map((step, index) => `${index + 1}. ${line(step)}`).join('\n'),
    'Your app:',
    sample,
    `${outputLabel === undefined ? 'Output' : line(outputLabel)}:`,
    quoteLines(markdownText(output).replace(/\n/g, '\\\n')),
    ...(examplesPageUrl === undefined ? [] : [`[View complete examples](${examplesPageUrl})`]),
  ].join('\n\n')
}
