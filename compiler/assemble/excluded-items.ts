import type { FrameItem, SiteConfig } from '../data/site/site-config.ts'

/** @returns the settings without the items of the frame that lead to what must not be shown */
export function withoutExcludedItems(config: SiteConfig, isExcluded: (href: string) => boolean): SiteConfig {
  const kept = <Item extends FrameItem>(items: readonly Item[]) => items.filter(({ href }) => !isExcluded(href))
  const { topBar, footer, links } = config
  return {
    ...config,
    links: withoutExcluded(links, isExcluded) as SiteConfig['links'],
    topBar: {
      products: kept(topBar.products),
      secondary: kept(topBar.secondary),
      actions: kept(topBar.actions),
    },
    footer: {
      // A heading over nothing would tell that something is not there.
      columns: footer.columns.flatMap(({ title, links: all }) => {
        const links = kept(all)
        return all.length > 0 && links.length === 0 ? [] : [{ title, links }]
      }),
      legal: kept(footer.legal),
    },
  }
}

/** The same links, as deep as they lie, without those that lead to what must not be shown. */
function withoutExcluded(links: object, isExcluded: (href: string) => boolean): object {
  return Object.fromEntries(
    Object.entries(links).flatMap(([name, value]) => {
      if (typeof value === 'string') return isExcluded(value) ? [] : [[name, value]]
      return [[name, typeof value === 'object' && value !== null ? withoutExcluded(value, isExcluded) : value]]
    }),
  )
}
