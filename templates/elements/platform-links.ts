import type { SiteView } from '../../compiler/model/site.ts'

/** Links into the section of the customer-data platform (spec 2.6), each noted so that it is checked. */
export interface PlatformLinks {
  /** The links that were asked for. */
  readonly links: readonly string[]
  /** @returns where a path of the section leads; empty where the site has no such section, and the words have no link */
  section(path: string): string
  /** @returns where a path below the docs root leads */
  page(path: string): string
}

export function platformLinks({ config, link }: Pick<SiteView, 'config' | 'link'>): PlatformLinks {
  const { platformSection, docsPrefix } = config
  const links: string[] = []
  const page = (path: string) => {
    const url = `${docsPrefix}/${path}`
    links.push(url)
    return link(url).href
  }
  return { links, page, section: (path) => (platformSection === null ? '' : page(`${platformSection.key}/${path}`)) }
}
