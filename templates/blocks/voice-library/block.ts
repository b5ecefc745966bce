import { defineBlock } from '../../../compiler/model/block.ts'
import { type VoiceLibraryModel, type VoiceLibraryProps, voiceLibraryContract } from './contract.ts'
import { modelLibrary } from './model.ts'
import { toMarkdown } from './to-markdown.ts'
import { VoiceLibrary } from './VoiceLibrary.tsx'

export const voiceLibraryBlock = defineBlock<VoiceLibraryProps, VoiceLibraryModel>({
  name: 'VoiceLibrary',
  summary: 'All voices of the data or of a hosted index, to search, to narrow down and to hear.',
  contract: voiceLibraryContract,
  children: 'nothing',
  model: modelLibrary,
  Template: VoiceLibrary,
  markdown: ({ model, say }) => toMarkdown(model, say),
  styles: 'blocks/voice-library/voice-library.css',
  island: {
    entry: 'blocks/voice-library/island.client.ts',
    hydrate: 'visible',
    props: ({ name, source }) => ({ name, source }),
  },

  more: {
    media: { plays: ({ voices }) => voices.flatMap(({ preview }) => (preview === '' ? [] : [preview])) },
  },
})
