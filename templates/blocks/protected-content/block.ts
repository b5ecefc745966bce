import { defineBlock } from '../../../compiler/model/block.ts'
import { quoteLines } from '../../elements/quote-lines.ts'
import { protectedContentContract } from './contract.ts'
import { ProtectedContent, protectedNotice } from './ProtectedContent.tsx'

export const protectedContentBlock = defineBlock({
  name: 'ProtectedContent',
  summary:
    'Says that a page is for staff and select customers only, and keeps it out of search, maps and menus. It stands on every page with `beta_feature` by itself.',
  contract: protectedContentContract,
  Template: ProtectedContent,
  markdown: ({ children, say }) =>
    quoteLines(`[!IMPORTANT]\n**${say('Protected Content')}**\n\n${say(protectedNotice)}\n\n${children}`),
  styles: 'blocks/protected-content/protected-content.css',

  more: {
    syntax: { otherNames: { Private: {}, Internal: {}, Restricted: {} }, directives: { protected: {} } },
    placement: { automatic: ({ beta_feature }) => beta_feature !== undefined && beta_feature !== false },
    page: { protects: true },
  },
})
