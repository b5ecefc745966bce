import { unknownApiTag } from '../../../compiler/diagnostics/codes/reference-rules.ts'
import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { TagGroup } from '../../../compiler/openapi/index-by-tag.ts'
import type { SpecificationView } from '../../../compiler/openapi/view.ts'
import { missingSpecification } from '../../elements/reference/missing-specification.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'
import { routeBelow } from '../../elements/reference/route-below.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import type { IndexedTag, OperationIndexModel, OperationIndexProps } from './contract.ts'
import { groupTitle } from './group-title.ts'

/** Elements that a list may take of a page; what needs more is listed on a page a tag. */
const maxElements = 3500
/** So many schemas are listed below the operations. */
const maxSchemas = 300

type Input = ModelInput<OperationIndexProps>

/** Finds the operations that an index lists, by tag. */
export function indexModel({ props, site, page, id, html, nearest }: Input): Modelled<OperationIndexModel | null> {
  const { specifications } = site.data
  const say = textsOn(page.frontMatter, site.config)
  const name = props.spec ?? page.frontMatter.openapi ?? ''
  const specification = specifications.byName.get(name)
  if (specification === undefined) {
    // The front matter's own key is blamed elsewhere.
    if (props.spec === undefined && page.frontMatter.openapi !== undefined) return { model: null }
    return { model: null, findings: [missingSpecification(specifications, name)] }
  }
  const place = site.references.find(
    (one) => one.specification === name && (one.route === page.route || props.spec !== undefined),
  )
  const route = place?.route ?? page.route
  const groups = specification.groups.filter(({ anchor }) => props.tag === undefined || anchor === props.tag)
  if (groups.length === 0 && props.tag !== undefined) {
    const near = nearest(
      props.tag,
      specification.groups.map(({ anchor }) => anchor),
    )
    return {
      model: null,
      findings: [{ ...unknownApiTag.finding({ tag: props.tag, specification: name, nearest: near }), path: ['tag'] }],
    }
  }
  const counted = props.tag === undefined && isLong(specification)
  const tags = groups.map((group): IndexedTag => {
    const { description, anchor, operations } = group
    return {
      id: counted ? '' : id(anchor),
      title: groupTitle(group, say),
      html: description === null ? '' : html(description),
      markdown: description ?? '',
      count: operations.length,
      href: counted ? site.link(tagRoute(route, group)).href : null,
      operations: counted
        ? []
        : operations
            .filter((entry) => site.link(routeBelow(route, entry.anchor)).isExcluded !== true)
            .map((entry) => ({
              title: operationTitle(entry),
              kind: entry.kind,
              method: entry.method.toUpperCase(),
              path: entry.path,
              href: site.link(routeBelow(route, entry.anchor)).href,
              deprecated: entry.deprecated,
            })),
    }
  })
  const schemas = props.tag === undefined ? specification.schemaPages.slice(0, maxSchemas) : []
  const schemasId = schemas.length === 0 ? '' : id('schemas')
  const operationsId = props.tag === undefined ? id('operations') : ''
  const isDescribed = props.tag === undefined && place !== undefined && site.page(place.route)?.protected === false
  return {
    model: {
      files: isDescribed
        ? ['openapi.json', 'openapi.yaml'].map((name) => ({
            name,
            href: site.link(routeBelow(place.route, name)).href,
          }))
        : [],
      tags,
      schemas: schemas.map((schema) => ({
        name: schema.name,
        href: site.link(routeBelow(route, `schemas/${schema.slug}`)).href,
      })),
      schemasId,
      operationsId,
    },
    shows: { specification: name },
    headings: [
      ...(operationsId === '' ? [] : [{ id: operationsId, depth: 2 as const, value: say('Operations') }]),
      ...tags.flatMap(({ id, title }) => (id === '' ? [] : [{ id, depth: 3 as const, value: title }])),
      ...(schemas.length === 0 ? [] : [{ id: schemasId, depth: 2 as const, value: say('Schemas') }]),
    ],
  }
}

/** @returns whether a specification has more than one page can list */
export function isLong({ operations, groups, schemaPages }: SpecificationView): boolean {
  return operations.size * 5 + groups.length * 7 + Math.min(schemaPages.length, maxSchemas) * 2 > maxElements
}

/** @returns the route of a tag's own page, among those of an index that is too long for one */
export function tagRoute(route: string, { anchor }: TagGroup): string {
  return routeBelow(route, `tags/${anchor}`)
}
