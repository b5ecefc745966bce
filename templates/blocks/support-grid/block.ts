import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { filled } from '../../elements/texts/texts.ts'
import { type SupportGridModel, type SupportGridProps, supportGridContract } from './contract.ts'
import { SupportGrid } from './SupportGrid.tsx'

export const supportGridBlock = defineBlock<SupportGridProps, SupportGridModel>({
  name: 'SupportGrid',
  summary: 'Which of the three kinds of support a library has, and what that means.',
  contract: supportGridContract,
  children: 'nothing',
  model: ({ props, site, id }) => {
    const types = site.data.librarySupport.map(({ type, displayName }) => ({
      type,
      name: displayName,
      isCurrent: type === props.type,
    }))
    const support = site.data.librarySupportByType.get(props.type)
    const current = {
      name: support?.displayName ?? props.type,
      note: support?.supportNote ?? '',
      noteId: id('support-note'),
    }
    return { model: { types, current } }
  },
  Template: SupportGrid,
  markdown: ({ model: { current }, say }) => {
    const heading = filled(say('Library support: {name}.'), { name: markdownText(say(current.name)) })
    return `**${heading}** ${markdownText(say(current.note))}`.trim()
  },
  styles: 'blocks/support-grid/support-grid.css',
})
