import type { SiteConfig } from '../../../compiler/data/site-config.ts'
import type { ModelInput } from '../../../compiler/model/block.ts'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { Pieces } from '../../../compiler/openapi/pieces.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema/schema-model.ts'
import type { SpecificationView } from '../../../compiler/openapi/view.ts'
import { cleanDataText } from '../clean-data-text.ts'
import { withLoweredHeadings } from '../heading/lower-headings.ts'
import { textsOn } from '../texts/texts.ts'
import type { KeepingHelp, Kept } from './kept-rows.tsx'
import { isMarkedUp, isPlain } from './plain-sentence.ts'
import { routeBelow } from './route-below.ts'
import type { MarkdownHelp } from './schema-markdown.ts'

type Input = Pick<ModelInput<unknown>, 'site' | 'html' | 'code' | 'page'>

const glossary = '/glossary/what-is-personally-identifiable-information-pii'

/** Where the badges of personal data lead (spec 2.6). */
function glossaryAnchors({ docsPrefix }: Pick<SiteConfig, 'docsPrefix'>) {
  const page = `${docsPrefix}${glossary}`
  return { present: `${page}#pii-fields`, absent: `${page}#fields-marked-not-pii` }
}

/** What the parts of a reference need of the page: for HTML, and for Markdown. */
export interface PageHelp {
  readonly help: KeepingHelp
  readonly markdown: MarkdownHelp
}

/**
 * @param name the specification in which schemas have pages, if it is known which one
 * @param read gives it as it is now: a page holds none that is out of date
 * @param pieces what pages have in common
 */
export function pageHelp(
  { site, html, code, page: { frontMatter, depth } }: Input,
  name: string | undefined,
  read: () => SpecificationView | undefined,
  pieces: () => Pieces,
): PageHelp {
  const place = site.references.find((page) => page.specification === name)
  const anchors = glossaryAnchors(site.config)
  const schemaHref = (schema: string) => {
    if (place === undefined) return null
    const page = read()?.schemaPage(schema)
    return page == null ? null : site.link(routeBelow(place.route, `schemas/${page.slug}`)).href
  }
  const operationHref = (operationId: string) => {
    if (place === undefined) return null
    const entry = read()?.operations.get(operationId)
    if (entry === undefined) return null
    const { href, isExcluded } = site.link(routeBelow(place.route, entry.anchor))
    return isExcluded === true ? '' : href
  }
  // An operation is headed one level below the page, and its parts one below that.
  const ofPart = depth + 2
  const { locales, strings } = site.config
  const kept: Kept = {
    pieces,
    key: JSON.stringify([frontMatter.lang ?? locales.default, strings, ofPart]),
  }
  return {
    help: {
      html: (markdown, above = ofPart) => plainHtml(markdown) ?? withLoweredHeadings(html(markdown), above),
      code,
      schemaHref,
      operationHref,
      piiHref: {
        present: site.link(anchors.present).href,
        absent: site.link(anchors.absent).href,
      },
      languages: ['Node.js', 'Python', 'C#', 'Java', 'Go', 'PHP', 'Ruby', site.config.brand.cliName, 'curl'],
      commandLine: site.config.brand.cliName,
      kept,
    },
    markdown: {
      schemaHref,
      operationHref,
      text: (markdown, above = ofPart) =>
        isPlain(markdown) ? markdown.trim() : cleanDataText(markdown, site.link, above),
      say: textsOn(frontMatter, site.config),
      kept,
    },
  }
}

/**
 * Most descriptions are a sentence without a mark: they need no parser, which is what a page of two hundred of them would
 * spend its time in.
 */
function plainHtml(markdown: string): string | null {
  return isPlain(markdown) ? `<p>${markdown.trim()}</p>` : null
}

/** After `](`, in `href="…"` and in a definition `[name]: …`. */
const sitePaths = /(?:\]\(<?|\shref=["']|^ {0,3}\[[^\]\n]+\]:\s*<?)(\/[^()\s"'<>]+)/gm

/** @returns links of this site that the descriptions hold, and those of the badges: checked like any that are derived */
export function linksIn(
  nodes: Iterable<SchemaNode>,
  texts: readonly (string | null)[],
  config: Pick<SiteConfig, 'docsPrefix'>,
): readonly string[] {
  const anchors = glossaryAnchors(config)
  const links = new Set<string>()
  const collect = (text: string | null) => {
    // Most texts have no address.
    if (text?.includes('/') !== true) return
    for (const match of text.matchAll(sitePaths)) links.add(match[1] ?? '')
  }
  for (const text of texts) collect(text)
  for (const { description, pii } of nodes) {
    collect(description)
    if (pii !== null) links.add(pii.present ? anchors.present : anchors.absent)
  }
  return [...links]
}

/** Every node of an operation, whatever it is in. */
export function nodesOf(operation: Operation): readonly SchemaNode[] {
  const nodes: SchemaNode[] = []
  addOperation(operation, nodes)
  return nodes
}

function addOperation({ parameters, body, responses, callbacks }: Operation, to: SchemaNode[]): void {
  for (const group of parameters) addEach(group.parameters, to)
  for (const { schema, partHeaders } of body?.contents ?? []) {
    if (schema !== null) addNode(schema, to)
    for (const { headers } of partHeaders) addEach(headers, to)
  }
  for (const { headers, contents } of responses) {
    addEach(headers, to)
    for (const { schema } of contents) if (schema !== null) addNode(schema, to)
  }
  for (const { operations } of callbacks) for (const called of operations) addOperation(called, to)
}

/** @returns a node with all that are in it */
export function nodesIn(node: SchemaNode): readonly SchemaNode[] {
  const nodes: SchemaNode[] = []
  addNode(node, nodes)
  return nodes
}

/** Into one list: a generator at each level hands each node on as often as it lies deep. */
function addNode(node: SchemaNode, to: SchemaNode[]): void {
  to.push(node)
  addEach(node.properties, to)
  addEach(node.tuple, to)
  addEach(node.maps, to)
  addEach(node.not, to)
  if (node.items !== null) addNode(node.items, to)
  for (const { variants } of node.choices) addEach(variants, to)
  for (const rule of node.rules) addNode(rule.node, to)
}

function addEach(nodes: readonly SchemaNode[], to: SchemaNode[]): void {
  for (const node of nodes) addNode(node, to)
}

/** The texts of an operation that are not of its nodes. */
export function textsOf(operation: Operation): readonly (string | null)[] {
  const { summary, description, body, responses, servers, security, callbacks, externalDocs } = operation
  return [
    isMarkedUp(summary ?? '') ? summary : null,
    description,
    externalDocs?.description ?? null,
    body?.description ?? null,
    ...responses.flatMap(({ description: text, links }) => [text, ...links.map((link) => link.description)]),
    ...servers.flatMap((server) => [server.description, ...server.variables.map((variable) => variable.description)]),
    ...security.flat().flatMap((scheme) => [scheme.description, ...scheme.scopeTexts.values()]),
    ...callbacks.flatMap(({ operations }) => operations.flatMap(textsOf)),
  ]
}
