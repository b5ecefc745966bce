import type { Root } from 'mdast'
import { LineIndex } from '../formats/source.ts'
import type { GeneratedPage } from '../model/generated-page.ts'
import type { Registry } from '../model/registry.ts'
import type { SiteView } from '../model/site.ts'
import { type CheckedPage, generatedBlock, type ValidateInput, validatePage } from '../validate/validate.ts'

/**
 * Pages made from data; a page file of the same route wins.
 *
 * @param isTaken whether a route has a file
 */
export function generatedPages(
  registry: Registry,
  site: SiteView,
  isTaken: (route: string) => boolean,
): readonly GeneratedPage[] {
  const made = new Map<string, GeneratedPage>()
  for (const block of registry.blocks) {
    for (const page of block.more?.routes?.generates?.(site) ?? [])
      if (!isTaken(page.route) && !made.has(page.route)) made.set(page.route, page)
  }
  return [...made.values()]
}

/** Holds a page made from data against the contracts, as if it had a file with nothing in it. */
export function checkGenerated(page: GeneratedPage, site: SiteView, validation: ValidateInput): CheckedPage {
  const tree: Root = { type: 'root', children: [generatedBlock(page.block, page.props)] }
  const parsed = {
    file: `content/pages${page.route}.md`,
    format: 'md',
    text: '',
    lines: new LineIndex(''),
    frontMatter: page.frontMatter,
    usable: page.frontMatter,
    placeOf: () => null,
    tree,
    diagnostics: [],
  } as const
  const origin = page.record === undefined ? null : site.data.originOf(page.record)
  const checked = { ...validatePage(parsed, page.route, page.frontMatter, validation), origin }
  const { neighbours, below } = page
  return {
    ...checked,
    ...(neighbours === undefined ? {} : { neighbours }),
    ...(below === undefined ? {} : { below }),
  }
}
