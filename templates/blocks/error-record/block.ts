import { defineBlock } from '../../../compiler/model/block.ts'
import { codeOfRoute, errorsInOrder } from '../../elements/error-code.ts'
import { type ErrorRecordModel, type ErrorRecordProps, errorRecordContract } from './contract.ts'
import { ErrorRecord } from './ErrorRecord.tsx'
import { errorPage } from './generated-page.ts'
import { errorRecordModel } from './model.ts'
import { errorRecordMarkdown } from './to-markdown.ts'

export const errorRecordBlock = defineBlock<ErrorRecordProps, ErrorRecordModel | null>({
  name: 'ErrorRecord',
  summary: 'All that is known of one error: what it means, its causes and solutions. Each error also has a page of it.',
  contract: errorRecordContract,
  children: 'nothing',
  model: errorRecordModel,
  Template: ErrorRecord,
  markdown: ({ model, say }) => errorRecordMarkdown(model, say),
  styles: 'blocks/error-record/error-record.css',

  more: {
    routes: {
      generates: (site) => {
        const errors = errorsInOrder(site.data.errors)
        return errors.map((record, at) => errorPage(record, errors[at - 1], errors[at + 1], site.config))
      },
      wouldGenerate: (route, { config, data }) => {
        const code = codeOfRoute(route, config)
        return code !== null && data.isRefused({ kind: 'errors', name: code })
      },
    },
    search: { subject: ({ code }) => ({ kind: 'error', names: [String(code)] }) },
  },
})
