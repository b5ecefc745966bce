import type { ModelInput } from '../../../../compiler/model/block.ts'
import type { SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import type { SpecificationView } from '../../../../compiler/openapi/view.ts'
import { glossaryAnchors } from './glossary-anchors.ts'
import { mentioning } from './mentioning.ts'

/** After `](` or in a tag, unless it leaves the site, or in a definition `[name]: …`. */
const inside = /\]\((?!<?https?:)|\]:|\s(?:href|src)\s*=(?!["']https?:)/

/**
 * Reads the descriptions that may hold links of this site, for the page to check those as it checks all that it reads.
 *
 * @returns the links of the badges: checked like any that are derived
 */
export function linksIn(
  nodes: Iterable<SchemaNode>,
  texts: readonly (string | null)[],
  { html, site, page }: Pick<ModelInput<unknown>, 'html' | 'site' | 'page'>,
  read: () => SpecificationView | undefined,
): readonly string[] {
  const { config } = site
  const mentions = mentioning(site, page.route, read)
  const anchors = glossaryAnchors(config)
  const linking = new Set<string>()
  const links = new Set<string>()
  const collect = (text: string | null) => {
    // Most texts have no link, or lead elsewhere only.
    if (text !== null && (inside.test(text) || text.includes(config.url))) linking.add(text)
  }
  for (const text of texts) collect(text)
  for (const { description, pii } of nodes) {
    collect(description)
    if (pii !== null) links.add(pii.present ? anchors.present : anchors.absent)
  }
  for (const text of linking) html(mentions(text))
  return [...links]
}
