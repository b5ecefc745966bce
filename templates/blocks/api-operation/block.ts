import { defineBlock } from '../../../compiler/model/block.ts'
import type { Json } from '../../../compiler/model/public-block.ts'
import { linksIn } from '../../elements/reference/for-blocks/links-in.ts'
import { missingSpecification } from '../../elements/reference/for-blocks/missing-specification.ts'
import { pageHelp } from '../../elements/reference/for-blocks/page-help.ts'
import { recomputable } from '../../elements/reference/for-blocks/recomputable.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { operationPart } from '../../elements/reference/for-blocks/specification-part.ts'
import { nodesOf, textsOf } from '../../elements/reference/for-blocks/walk-operation.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { ApiOperation } from './ApiOperation.tsx'
import { type ApiOperationModel, type ApiOperationProps, apiOperationContract } from './contract.ts'
import { operationPages } from './operation-pages.ts'
import { partHeadings } from './part-headings.ts'
import { toMarkdown } from './to-markdown.ts'

/** Props of an island must be JSON. The plan is, but TypeScript takes no interface for `Json`. */
const requestProps = (model: ApiOperationModel | null): Json => (model?.request?.plan ?? null) as Json

export const apiOperationBlock = defineBlock<ApiOperationProps, ApiOperationModel | null>({
  name: 'ApiOperation',
  summary: 'An operation or webhook of an OpenAPI specification: parameters, body, responses, samples.',
  contract: apiOperationContract,
  model(input) {
    const { props, site, page, id } = input
    const data = site.data.ofPart(operationPart(props.spec, props.operationId))
    const { specifications } = data
    const read = () => data.specifications.byName.get(props.spec)
    const specification = read()
    if (specification === undefined)
      return { model: null, findings: [missingSpecification(specifications, props.spec)] }
    if (!specification.operations.has(props.operationId)) {
      return {
        model: null,
        findings: [{ ...specification.unknownOperation(props.operationId), path: ['operationId'] }],
      }
    }
    const { first, recompute } = recomputable(
      (take) => {
        const operation = read()?.operation(props.operationId, { id: take, sharers: page.uses }) ?? null
        if (operation === null) throw new Error(`The operation ${props.operationId} is gone`)
        return operation
      },
      id,
      () => data.specifications,
    )
    const headings = partHeadings(first, page.depth, textsOn(page.frontMatter, site.config))
    const request = specifications.request(first)
    const pieces = () => data.specifications.pieces
    const help = pageHelp(input, specification.name, read, pieces)
    const plan = site.config.services.tryIt ? specifications.tryPlan(first) : null
    return {
      model: {
        operation: recompute,
        anchor: first.anchor,
        operationId: props.operationId,
        samples: specifications.samples,
        request: request?.hasChoice === true ? request : null,
        tryIt:
          plan === null
            ? null
            : { plan: input.file('try-it.json', JSON.stringify(plan)), origins: specification.origins() },
        page: help,
        depth: headings.depth,
        pageTitle: page.frontMatter.title,
      },
      headings: headings.listed,
      ids: headings.ids,
      links: linksIn(nodesOf(first), textsOf(first), input, read),
      shows: { specification: specification.name, operationId: props.operationId },
    }
  },
  Template: ApiOperation,
  markdown: toMarkdown,
  styles: 'blocks/api-operation/api-operation.css',
  island: {
    entry: 'elements/reference/island.client.ts',
    hydrate: 'load',
    props: requestProps,
    sandbox: 'elements/try-it/frame.html',
    connectOrigins: (model) => model?.tryIt?.origins ?? null,
  },

  more: {
    syntax: { otherNames: { Endpoint: {}, ApiEndpoint: {}, OpenApi: {}, OpenApiOperation: {}, ApiPage: {} } },
    routes: {
      generates: operationPages,
      wouldGenerate: (route, { references, data }) =>
        references.some(
          (one) =>
            route.startsWith(routeBelow(one.route, '')) && data.isRefused({ kind: 'openapi', name: one.specification }),
        ),
      leavesOut: (route, { references, data }) =>
        references.some((one) => {
          const leftOut = data.specifications.byName.get(one.specification)?.leftOut ?? new Map()
          return [...leftOut.values()].some(({ anchor }) => route === routeBelow(one.route, anchor))
        }),
    },
    search: {
      subject: ({ operationId }) => ({ kind: 'reference', names: [operationId] }),
      named: (model) => model && { id: model.anchor, names: [model.operationId] },
    },
  },
})
