import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { ActionButton } from './ActionButton.tsx'
import { actionButtonContract } from './contract.ts'

export const actionButtonBlock = defineBlock({
  name: 'ActionButton',
  summary: 'A primary button that leads to the next step.',
  contract: actionButtonContract,
  children: 'nothing',
  links: () => [{ path: ['url'], kind: 'link' }],
  Template: ActionButton,
  markdown: ({ model }) => `[${markdownText(model.label)}](${markdownUrl(model.url)})`,

  more: {
    syntax: { otherNames: { Button: {}, LinkButton: {}, ButtonLink: {} } },
  },
})
