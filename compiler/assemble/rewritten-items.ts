import type { FrameItem, SiteConfig } from '../data/site/site-config.ts'

/**
 * @param rewrite where a path of the site leads: through the redirects, without the slash at its end
 * @returns the settings with the links of the frame as those of pages are
 */
export function withRewrittenItems(config: SiteConfig, rewrite: (path: string) => string): SiteConfig {
  const follow = (href: string) => (href.startsWith('/') ? rewrite(href) : href)
  const known = (href: string | undefined) => (href === undefined ? undefined : follow(href))
  const followed = <Item extends FrameItem>(items: readonly Item[]) =>
    items.map((item) => ({ ...item, href: follow(item.href) }))
  const { topBar, footer, links } = config
  const { questions } = links
  return {
    ...config,
    links: {
      ...links,
      logIn: known(links.logIn),
      signUp: known(links.signUp),
      helpCenter: known(links.helpCenter),
      support: known(links.support),
      questions: { brand: known(questions.brand), subBrand: known(questions.subBrand) },
      terms: known(links.terms),
      privacy: known(links.privacy),
    },
    topBar: {
      products: followed(topBar.products),
      secondary: followed(topBar.secondary),
      actions: followed(topBar.actions),
    },
    footer: {
      columns: footer.columns.map((column) => ({ ...column, links: followed(column.links) })),
      legal: followed(footer.legal),
    },
  }
}
