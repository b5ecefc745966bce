import type { SiteConfig } from '../../../../compiler/data/site/site-config.ts'
import type { SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { glossaryAnchors } from './glossary-anchors.ts'

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
