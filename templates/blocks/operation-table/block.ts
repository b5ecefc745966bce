import { defineBlock, type Finding, type ModelInput } from '../../../compiler/model/block.ts'
import { depthBelow } from '../../elements/heading-depth.ts'
import { linksIn } from '../../elements/reference/for-blocks/links-in.ts'
import { pageHelp } from '../../elements/reference/for-blocks/page-help.ts'
import { recomputable } from '../../elements/reference/for-blocks/recomputable.ts'
import { nodesIn, nodesOf, textsOf } from '../../elements/reference/for-blocks/walk-operation.ts'
import { checkOperationTable } from './check.ts'
import {
  type OperationTableModel,
  type OperationTableProps,
  operationTableContract,
  type TablePart,
} from './contract.ts'
import { OperationTable } from './OperationTable.tsx'
import { schemaPages } from './schema-pages.ts'
import { usesOf } from './schema-uses.ts'
import { dataFor, type Read, tableSource } from './table-part.ts'
import { toMarkdown } from './to-markdown.ts'

export const operationTableBlock = defineBlock<OperationTableProps, OperationTableModel | null>({
  name: 'OperationTable',
  summary: 'One part of an API reference by itself: properties, parameters, a request body or responses.',
  contract: operationTableContract,
  children: 'nothing',
  check: checkOperationTable,
  model(input) {
    const source = tableSource(input)
    if (source.findings !== undefined) return { model: null, findings: source.findings }
    const { make, name, read } = source
    const data = dataFor(input)
    const { first, recompute } = recomputable(make, input.id, () => data.specifications)
    const pieces = () => data.specifications.pieces
    const depth = depthBelow(input.page.depth)
    return {
      model: { part: recompute, uses: usesOf(input), page: pageHelp(input, name, read, pieces), depth },
      findings: faultsOf(input),
      links: linksOf(first, input, read),
      ...(name === undefined ? {} : { shows: shownPart(name, input.props) }),
    }
  },
  Template: OperationTable,
  markdown: toMarkdown,
  styles: 'blocks/operation-table/operation-table.css',
  island: { entry: 'elements/reference/island.client.ts', hydrate: 'load' },

  more: {
    syntax: {
      otherNames: {
        ParamField: {},
        ResponseField: {},
        Parameters: {},
        ParamTable: {},
        SchemaTable: {},
        Properties: {},
      },
    },
    routes: { generates: schemaPages },
    search: { subject: ({ schema }) => ({ kind: 'schema', names: schema === undefined ? [] : [schema] }) },
  },
})

/** What the block's own check has refused is not looked into. */
function faultsOf({ use, props: { type, data }, site }: ModelInput<OperationTableProps>): readonly Finding[] {
  if (data === undefined || checkOperationTable(use).length > 0) return []
  return site.data.specifications
    .inlineFaults(type, data)
    .map(({ path, ...fault }) => ({ ...fault, path: ['data', ...path] }))
}

function shownPart(specification: string, { operationId }: OperationTableProps) {
  return operationId === undefined ? { specification } : { specification, operationId }
}

function linksOf(part: TablePart, input: ModelInput<OperationTableProps>, read: Read): readonly string[] {
  if (part.kind === 'schema') return linksIn(nodesIn(part.node), [], input, read)
  return linksIn(nodesOf(part.operation), textsOf(part.operation), input, read)
}
