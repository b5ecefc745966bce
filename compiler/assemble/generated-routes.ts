import type { DataKinds } from '../data/data.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { Registry } from '../model/registry.ts'
import type { CheckedPage } from '../validate/validate.ts'
import { referenceOf } from './frame.ts'

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
