import { markdownText } from '../../elements/markdown-text.ts'
import { linked, sentenceMarkdown } from '../../elements/sentence.ts'
import type { DestinationInfoModel, ShownModes } from './contract.ts'

export function destinationInfoMarkdown(model: DestinationInfoModel): string {
  const { isBeta, sentences, components, modes, modesHref } = model
  const parts = components.map(({ name, href }) => (href === null ? name : `[${markdownText(name)}](${href})`))
  return [
    isBeta ? '**Destination info** (Beta)' : '**Destination info**',
    sentences.map((sentence) => `- ${sentenceMarkdown(sentence)}`).join('\n'),
    parts.length === 0 ? '' : `Components: ${parts.join(', ')}`,
    modes === null ? '' : `${linked('Connection modes', modesHref)}:\n\n${modesTable(modes)}`,
  ]
    .filter((piece) => piece !== '')
    .join('\n\n')
}

function modesTable({ device, cloud }: ShownModes): string {
  const word = (on: boolean) => (on ? 'Yes' : 'No')
  return [
    '| Mode | Web | Mobile | Server |',
    '| --- | --- | --- | --- |',
    `| Device mode | ${word(device.web)} | ${word(device.mobile)} | |`,
    `| Cloud mode | ${word(cloud.web)} | ${word(cloud.mobile)} | ${word(cloud.server)} |`,
  ].join('\n')
}
