import type { RecordLink } from '../../compiler/model/block.ts'
import type { LinkTarget } from '../../compiler/model/link-target.ts'
import type { SiteView } from '../../compiler/model/site.ts'

/** Where words lead; an empty `href` is nowhere. */
export type Leads = Pick<LinkTarget, 'href' | 'external'>

export const nowhere: Leads = { href: '', external: false }

/** Links into the section of the customer-data platform (spec 2.6), each noted so that it is checked. */
export interface PlatformLinks {
  /** The links that were asked for. */
  readonly links: readonly (string | RecordLink)[]
  /** @returns where a path of the section leads; nowhere where the site has no such section, and the words have no link */
  section(path: string): Leads
  /**
   * @param path below the docs root; an address of another site leads there
   * @param from the record that names the path, and the value that it does so by
   */
  page(path: string, from?: Pick<RecordLink, 'record' | 'written'>): Leads
}

/** Notes each link that a block makes of data, so that the site can check it. */
export function platformLinks({ config, link }: Pick<SiteView, 'config' | 'link'>): PlatformLinks {
  const { platformSection, docsPrefix } = config
  const links: (string | RecordLink)[] = []
  const page = (path: string, from?: Pick<RecordLink, 'record' | 'written'>) => {
    const url = /^https?:/i.test(path) ? path : `${docsPrefix}/${path}`
    links.push(from === undefined ? url : { url, ...from })
    const { href, external } = link(url)
    return { href, external }
  }
  return {
    links,
    page,
    section: (path) => (platformSection === null ? nowhere : page(`${platformSection.key}/${path}`)),
  }
}
