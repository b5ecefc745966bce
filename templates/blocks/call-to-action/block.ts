import { defineBlock } from '../../../compiler/model/block.ts'
import type { PropertyLink } from '../../../compiler/model/public-block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { titleMarkdown } from '../../elements/title-code/title-parts.ts'
import { CallToAction } from './CallToAction.tsx'
import { checkCallToAction } from './check.ts'
import { callToActionContract } from './contract.ts'

export const callToActionBlock = defineBlock({
  name: 'CallToAction',
  summary: 'Asks a reader to do something: a title, a few words, and one or two buttons.',
  contract: callToActionContract,
  check: checkCallToAction,
  links: ({ actionUrl, secondaryActionUrl }) => [
    ...(actionUrl ? [{ path: ['actionUrl'], kind: 'link' } satisfies PropertyLink] : []),
    ...(secondaryActionUrl ? [{ path: ['secondaryActionUrl'], kind: 'link' } satisfies PropertyLink] : []),
  ],
  Template: CallToAction,
  markdown: ({ model, children }) => {
    const secondary = model.secondaryActionUrl
      ? ` · [${markdownText(model.secondaryActionLabel ?? '')}](${markdownUrl(model.secondaryActionUrl)})`
      : ''
    const primary = `[${markdownText(model.actionLabel ?? '')}](${markdownUrl(model.actionUrl ?? '')})`
    return `**${titleMarkdown(model.title ?? '')}**\n\n${children}\n\n${primary}${secondary}`
  },
  styles: 'blocks/call-to-action/call-to-action.css',

  more: {
    syntax: { otherNames: { CTA: {}, CallOutBanner: {} } },
  },
})
