import type { Root } from 'mdast'
import type { DataKinds } from '../data/data.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { slowToCompile } from '../diagnostics/codes/file-texts.ts'
import { LineIndex } from '../formats/source.ts'
import type { GeneratedPage } from '../model/generated-page.ts'
import type { Registry } from '../model/registry.ts'
import type { SiteView } from '../model/site.ts'
import { type CheckedPage, generatedBlock, validatePage } from '../validate/validate.ts'
import type { ValidateInput } from '../validate/validate-input.ts'
import { referenceOf } from './frame.ts'

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

/**
 * Holds a page made from data against the contracts, as if it had a file with nothing in it. One that took too long has
 * nothing in it, and says so at its record.
 */
export function checkGenerated(page: GeneratedPage, site: SiteView, validation: ValidateInput): CheckedPage {
  const { slowSeconds: seconds, route } = page
  const origin = page.record === undefined ? null : site.data.originOf(page.record)
  const where = { file: origin?.file ?? null, place: origin?.place() ?? null }
  const left = seconds === undefined ? [] : [slowToCompile(where, { seconds, route })]
  const tree: Root = { type: 'root', children: [generatedBlock(page.block, page.props)] }
  const parsed = {
    file: `content/pages${route}.md`,
    format: 'md',
    text: '',
    lines: new LineIndex(''),
    frontMatter: page.frontMatter,
    usable: page.frontMatter,
    placeOf: () => null,
    tree: left.length === 0 ? tree : null,
    diagnostics: [],
  } as const
  const checked = validatePage(parsed, route, page.frontMatter, validation)
  const { neighbours, below } = page
  return {
    ...checked,
    origin,
    diagnostics: [...left, ...checked.diagnostics],
    ...(neighbours === undefined ? {} : { neighbours }),
    ...(below === undefined ? {} : { below }),
  }
}

/** Routes of pages made from data: a redirect may lead to one. They don't depend on where links lead. */
export function generatedRoutes(
  registry: Registry,
  config: SiteConfig,
  data: DataKinds,
  written: readonly Pick<CheckedPage, 'route' | 'frontMatter'>[],
): readonly string[] {
  const view = {
    config,
    data,
    references: written.flatMap((page) => referenceOf(page) ?? []),
    link: (url: string) => ({ href: url, external: false }),
    page: () => undefined,
  }
  return registry.blocks.flatMap((block) => (block.more?.routes?.generates?.(view) ?? []).map(({ route }) => route))
}
