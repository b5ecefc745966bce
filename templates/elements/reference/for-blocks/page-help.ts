import type { ModelInput } from '../../../../compiler/model/block.ts'
import type { Pieces } from '../../../../compiler/openapi/pieces.ts'
import type { SpecificationView } from '../../../../compiler/openapi/view.ts'
import { cleanDataText } from '../../clean-data-text.ts'
import { withLoweredHeadings } from '../../heading/lower-headings.ts'
import { mayOpen } from '../../may-open.ts'
import { textsOn } from '../../texts/texts.ts'
import type { Kept } from '../kept/kept.ts'
import type { KeepingHelp } from '../kept/kept-rows.tsx'
import { isPlain } from '../plain-sentence.ts'
import type { MarkdownHelp } from '../schema/schema-markdown.ts'
import { glossaryAnchors } from './glossary-anchors.ts'
import { mentioning } from './mentioning.ts'
import { referenceFor } from './reference-for.ts'
import { routeBelow } from './route-below.ts'

type Input = Pick<ModelInput<unknown>, 'site' | 'html' | 'code' | 'page'>

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
  { site, html, code, page }: Input,
  name: string | undefined,
  read: () => SpecificationView | undefined,
  pieces: () => Pieces,
): PageHelp {
  const { frontMatter, depth } = page
  const place = name === undefined ? undefined : referenceFor(site, page.route, name)
  const anchors = glossaryAnchors(site.config)
  const isListed = mayOpen(site, page.route)
  const mentions = mentioning(site, page.route, read)
  const routeAt = (path: string) => (place === undefined ? null : routeBelow(place.route, path))
  const hrefOf = (route: string | null) => (route === null || !isListed(route) ? null : site.link(route).href)
  const schemaHref = (schema: string) => {
    const shown = read()?.schemaPage(schema)
    const route = shown == null ? null : routeAt(`schemas/${shown.slug}`)
    // What a schema's own page has no room for no other page has either.
    return route === page.route ? null : hrefOf(route)
  }
  const operationHref = (operationId: string) => {
    if (place === undefined) return null
    const entry = read()?.operations.get(operationId)
    return entry === undefined ? null : (hrefOf(routeAt(entry.anchor)) ?? '')
  }
  // An operation is headed one level below the page, and its parts one below that.
  const ofPart = depth + 2
  const { locales, strings } = site.config
  const kept: Kept = {
    pieces,
    key: JSON.stringify([frontMatter.lang ?? locales.default, strings, ofPart, place?.route]),
  }
  return {
    help: {
      html: (markdown, above = ofPart) => plainHtml(markdown) ?? withLoweredHeadings(html(mentions(markdown)), above),
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
        isPlain(markdown) ? markdown.trim() : cleanDataText(mentions(markdown), { site, page }, above),
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
