import { markdownText } from '../../elements/markdown-text.ts'
import { linked, sentenceMarkdown } from '../../elements/sentence.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { DestinationInfoModel, ShownModes } from './contract.ts'

/** The box as a title in bold, a list of its sentences, a line of components and a table of modes. */
export function destinationInfoMarkdown(model: DestinationInfoModel, say: Say): string {
  const { isBeta, sentences, components, modes, modesHref } = model
  const parts = components.map(({ name, href }) => linked(markdownText(name), href ?? ''))
  return [
    `**${say('Destination info')}**${isBeta ? ` (${say('Beta')})` : ''}`,
    sentences.map((sentence) => `- ${sentenceMarkdown(sentence)}`).join('\n'),
    parts.length === 0 ? '' : `${say('Components')}: ${parts.join(', ')}`,
    modes === null ? '' : `${linked(say('Connection modes'), modesHref)}:\n\n${modesTable(modes, say)}`,
  ]
    .filter((piece) => piece !== '')
    .join('\n\n')
}

function modesTable({ device, cloud }: ShownModes, say: Say): string {
  const word = (on: boolean) => say(on ? 'Yes' : 'No')
  return [
    `| ${say('Mode')} | ${say('Web')} | ${say('Mobile')} | ${say('Server')} |`,
    '| --- | --- | --- | --- |',
    `| ${say('Device mode')} | ${word(device.web)} | ${word(device.mobile)} | |`,
    `| ${say('Cloud mode')} | ${word(cloud.web)} | ${word(cloud.mobile)} | ${word(cloud.server)} |`,
  ].join('\n')
}
