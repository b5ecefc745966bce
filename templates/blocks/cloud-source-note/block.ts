import { missingSource } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { sentenceMarkdown } from '../../elements/sentence.ts'
import { CloudSourceNote } from './CloudSourceNote.tsx'
import { type CloudSourceNoteModel, type CloudSourceNoteProps, cloudSourceNoteContract } from './contract.ts'
import { cloudSourceNoteModel } from './model.ts'

export const cloudSourceNoteBlock = defineBlock<CloudSourceNoteProps, CloudSourceNoteModel>({
  name: 'CloudSourceNote',
  summary: 'What kind of cloud source it is: where its data can go, who owns it, whether it is in beta.',
  contract: cloudSourceNoteContract,
  children: 'nothing',
  check: ({ props }) => (Object.keys(props).length === 0 ? [missingSource.finding()] : []),
  model: cloudSourceNoteModel,
  Template: CloudSourceNote,
  markdown: ({ model: { title, isBeta, sentences }, say }) =>
    `**${markdownText(title)}**${isBeta ? ` (${say('Beta')})` : ''}\n\n${sentences.map((one) => `- ${sentenceMarkdown(one)}`).join('\n')}`,
  styles: 'blocks/cloud-source-note/cloud-source-note.css',
})
