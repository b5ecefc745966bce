import { unknownBadgeCode } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import { errorRoute, unknownCode } from '../../elements/error-code.ts'
import { type ErrorCodeBadgeModel, type ErrorCodeBadgeProps, errorCodeBadgeContract } from './contract.ts'
import { ErrorCodeBadge } from './ErrorCodeBadge.tsx'

export const errorCodeBadgeBlock = defineBlock<ErrorCodeBadgeProps, ErrorCodeBadgeModel>({
  name: 'ErrorCodeBadge',
  summary: 'The number of an error in a line of text, with a link to the page that explains it.',
  contract: errorCodeBadgeContract,
  children: 'nothing',
  inline: true,
  model: ({ props: { code }, site }) => {
    const route = errorRoute(code, site.config)
    const model = { code, href: site.link(route).href }
    // A page of an author's own may be hidden, or a draft.
    if (site.data.errorsByCode.has(code)) return { model, links: [route] }
    // The link that the block makes leads nowhere, which is no error (contract, section 2).
    return { model, findings: [unknownCode(unknownBadgeCode, code, site.data.errorsByCode)] }
  },
  Template: ErrorCodeBadge,
  markdown: ({ model: { code, href } }) => `[${code}](${href})`,
  styles: 'blocks/error-code-badge/error-code-badge.css',

  more: {
    syntax: { directives: { 'error-code': {} } },
    placement: { isLink: true },
  },
})
