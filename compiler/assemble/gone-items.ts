import type { FrameItem, SiteConfig } from '../data/site-config.ts'

/** @returns the settings without the items of the frame that lead to what may not be told */
export function withoutGoneItems(config: SiteConfig, isGone: (href: string) => boolean): SiteConfig {
  const kept = <Item extends FrameItem>(items: readonly Item[]) => items.filter(({ href }) => !isGone(href))
  const { topBar, footer } = config
  return {
    ...config,
    topBar: {
      products: kept(topBar.products),
      secondary: kept(topBar.secondary),
      actions: kept(topBar.actions),
    },
    footer: {
      columns: footer.columns.map(({ title, links }) => ({ title, links: kept(links) })),
      legal: kept(footer.legal),
    },
  }
}
