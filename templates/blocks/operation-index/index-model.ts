import { operationsWithoutPages, unknownApiTag } from '../../../compiler/diagnostics/codes/reference-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { TagGroup } from '../../../compiler/openapi/index-by-tag.ts'
import type { SpecificationView } from '../../../compiler/openapi/view.ts'
import { cleanDataText } from '../../elements/clean-data-text.ts'
import { headingsOf, splitAtHeadings } from '../../elements/data-pieces/split-at-headings.ts'
import { anchorOf } from '../../elements/heading/anchor.ts'
import { withLoweredHeadings } from '../../elements/heading/lower-headings.ts'
import { mayOpen } from '../../elements/may-open.ts'
import { externalDocsMarkdown } from '../../elements/reference/external-docs.ts'
import { mentioning } from '../../elements/reference/for-blocks/mentioning.ts'
import { missingSpecification } from '../../elements/reference/for-blocks/missing-specification.ts'
import { referenceFor } from '../../elements/reference/for-blocks/reference-for.ts'
import { routeBelow } from '../../elements/reference/for-blocks/route-below.ts'
import { listPart } from '../../elements/reference/for-blocks/specification-part.ts'
import { operationTitle } from '../../elements/reference/operation-title.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { aboutMarkdown } from './about-markdown.ts'
import type { IndexedTag, IndexText, OperationIndexModel, OperationIndexProps } from './contract.ts'
import { groupTitle } from './group-title.ts'

/** Elements that a list may take of a page; what needs more is listed on a page a tag. */
const maxElements = 3500
/** The most schemas that are listed below the operations. */
const maxSchemas = 300

type Input = ModelInput<OperationIndexProps>

/** Finds the operations that an index lists, by tag. */
export function indexModel(input: Input): Modelled<OperationIndexModel | null> {
  const { props, site, page, id, nearest } = input
  const say = textsOn(page.frontMatter, site.config)
  const name = props.spec ?? page.frontMatter.openapi ?? ''
  const { specifications } = site.data.ofPart(listPart(name))
  const specification = specifications.byName.get(name)
  if (specification === undefined) {
    // A wrong name in the front matter is reported where the front matter is checked.
    if (props.spec === undefined && page.frontMatter.openapi !== undefined) return { model: null }
    return { model: null, findings: [missingSpecification(specifications, name)] }
  }
  const place = referenceFor(site, page.route, name)
  const route = place?.route ?? page.route
  const isOwn = props.tag === undefined && place?.route === page.route
  const mentions = mentioning(site, page.route, () => specification)
  const description = isOwn ? descriptionOf(mentions(specification.description ?? ''), input) : null
  const groups = specification.groups.filter(({ anchor }) => props.tag === undefined || anchor === props.tag)
  if (groups.length === 0 && props.tag !== undefined)
    return { model: null, findings: [unknownTag(props.tag, name, specification, nearest)] }
  // Below the page of the specification, too, an author may hide the page of one operation, or have it as a draft.
  const isListed = mayOpen(site, page.route)
  const counted = props.tag === undefined && place !== undefined && isLong(specification)
  const tags = groups.flatMap((group) => {
    const operations = operationsOf(group, route, site, isListed)
    if (operations.length === 0) return []
    const tag = { ...tagOf(group, input, mentions), count: operations.length }
    return counted
      ? [{ ...tag, href: site.link(tagRoute(route, group)).href }]
      : [{ ...tag, ...(isUntagged(specification) ? { title: '' } : {}), id: id(group.anchor), operations }]
  })
  const schemas = props.tag === undefined ? schemasOf(specification, route, site, isListed) : []
  if (props.spec !== undefined && tags.length + schemas.length === 0 && groups.length > 0)
    return { model: null, findings: [{ ...operationsWithoutPages.finding({ specification: name }), path: ['spec'] }] }
  const schemasId = schemas.length === 0 ? '' : id('schemas')
  const operationsId = props.tag === undefined ? id('operations') : ''
  const isDescribed = props.tag === undefined && place !== undefined && site.page(place.route)?.protected === false
  return {
    model: {
      description,
      about: isOwn ? textOf(aboutMarkdown(specification.about, say), input, 2) : null,
      files: isDescribed
        ? ['openapi.json', 'openapi.yaml'].map((name) => ({
            name,
            href: site.link(routeBelow(place.route, name)).href,
          }))
        : [],
      tags,
      schemas,
      schemasId,
      operationsId,
    },
    shows: { specification: name },
    headings: [
      ...headingsOf(description?.pieces ?? []),
      ...(operationsId === '' ? [] : [{ id: operationsId, depth: 2 as const, value: say('Operations') }]),
      ...tags.flatMap(({ id, title }) => (id === '' || title === '' ? [] : [{ id, depth: 3 as const, value: title }])),
      ...(schemas.length === 0 ? [] : [{ id: schemasId, depth: 2 as const, value: say('Schemas') }]),
    ],
  }
}

function unknownTag(tag: string, name: string, { groups }: SpecificationView, nearest: Input['nearest']): Finding {
  const near = nearest(
    tag,
    groups.map(({ anchor }) => anchor),
  )
  return { ...unknownApiTag.finding({ tag, specification: name, nearest: near }), path: ['tag'] }
}

/** Whether no operation has a tag, and none is a webhook. */
function isUntagged({ groups }: SpecificationView): boolean {
  const [group] = groups
  return groups.length === 1 && group?.tag === null && group.operations.every(({ kind }) => kind === 'operation')
}

type IsListed = (route: string) => boolean

/** A schema that only operations need that this output does not show has no page. */
function schemasOf(
  { schemaPages }: SpecificationView,
  route: string,
  site: Input['site'],
  isListed: IsListed,
): OperationIndexModel['schemas'] {
  return schemaPages
    .slice(0, maxSchemas)
    .map(({ name, slug }) => ({ name, route: routeBelow(route, `schemas/${slug}`) }))
    .filter((schema) => isListed(schema.route))
    .map((schema) => ({ name: schema.name, href: site.link(schema.route).href }))
}

/** A tag without its operations: they are on the page, or on one of its own. */
function tagOf(
  { title, tag, description, externalDocs }: TagGroup,
  input: Pick<Input, 'site' | 'page' | 'html'>,
  mentions: (markdown: string) => string,
): Omit<IndexedTag, 'count'> {
  const { site, page } = input
  const say = textsOn(page.frontMatter, site.config)
  const more = externalDocs === null ? '' : externalDocsMarkdown(externalDocs, say)
  const text = [mentions(description ?? ''), more].filter((part) => part !== '').join('\n\n')
  return {
    ...(textOf(text, input, 3) ?? { html: '', markdown: '' }),
    id: '',
    title: groupTitle({ title, tag }, say),
    href: null,
    operations: [],
  }
}

/** A long one is the guide to the API: its headings are the page's, and take their ids before those below. A page that says itself what it is for has none. */
function descriptionOf(text: string, input: Input): OperationIndexModel['description'] {
  const { page, html, id } = input
  if (text.trim() === '' || page.frontMatter.description !== undefined) return null
  const take = (heading: string) => id(anchorOf(heading))
  return { pieces: splitAtHeadings(html(text), 1, take), markdown: cleanDataText(text, input) }
}

/** @param depth the level of the heading above; null for a text that says nothing */
function textOf(text: string, input: Pick<Input, 'site' | 'page' | 'html'>, depth: number): IndexText | null {
  return text.trim() === ''
    ? null
    : { html: withLoweredHeadings(input.html(text), depth), markdown: cleanDataText(text, input, depth) }
}

function operationsOf(
  { operations }: TagGroup,
  route: string,
  site: Input['site'],
  isListed: IsListed,
): IndexedTag['operations'] {
  return operations
    .filter((entry) => isListed(routeBelow(route, entry.anchor)))
    .map((entry) => ({
      title: operationTitle(entry),
      kind: entry.kind,
      method: entry.method.toUpperCase(),
      path: entry.path,
      href: site.link(routeBelow(route, entry.anchor)).href,
      deprecated: entry.deprecated,
    }))
}

/** @returns whether a specification has more than one page can list */
export function isLong({ operations, groups, schemaPages }: SpecificationView): boolean {
  return operations.size * 5 + groups.length * 7 + Math.min(schemaPages.length, maxSchemas) * 2 > maxElements
}

/** @returns the route of a tag's own page, among those of an index that is too long for one */
export function tagRoute(route: string, { anchor }: TagGroup): string {
  return routeBelow(route, `tags/${anchor}`)
}
