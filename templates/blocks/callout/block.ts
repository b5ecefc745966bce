import { defineBlock } from '../../../compiler/model/block.ts'
import { quoteLines } from '../../elements/quote-lines.ts'
import { titleMarkdown } from '../../elements/title-code/title-parts.ts'
import { Callout } from './Callout.tsx'
import { type CalloutProps, calloutContract, calloutTitles } from './contract.ts'
import { calloutAlerts, calloutDirectives, otherCallouts } from './names.ts'

/** GitHub's five alerts, so that the Markdown form reads as callouts there too. */
const alertOf: Readonly<Record<CalloutProps['variant'], string>> = {
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION',
  beta: 'IMPORTANT',
  success: 'TIP',
}

export const calloutBlock = defineBlock({
  name: 'Callout',
  summary: 'A short message that stands out from the text: information, a warning, a danger, a beta note or a success.',
  contract: calloutContract,
  children: { allow: 'content', required: true },
  Template: Callout,
  markdown: ({ model, children, say }) => {
    const title = model.title ?? say(calloutTitles[model.variant])
    return quoteLines(`[!${alertOf[model.variant]}]\n**${titleMarkdown(title)}**\n\n${children}`)
  },
  styles: 'blocks/callout/callout.css',

  more: {
    syntax: { directives: calloutDirectives, alerts: calloutAlerts, otherNames: otherCallouts },
  },
})
