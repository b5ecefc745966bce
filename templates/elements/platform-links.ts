import type { RecordLink } from '../../compiler/model/block.ts'
import type { SiteView } from '../../compiler/model/site.ts'

/** Links into the section of the customer-data platform (spec 2.6), each noted so that it is checked. */
export interface PlatformLinks {
  /** The links that were asked for. */
  readonly links: readonly (string | RecordLink)[]
  /** @returns where a path of the section leads; empty where the site has no such section, and the words have no link */
  section(path: string): string
  /**
   * @param from the record that names the path, and the value that it does so by
   * @returns where a path below the docs root leads
   */
  page(path: string, from?: Pick<RecordLink, 'record' | 'written'>): string
}

/** Notes each link that a block makes of data, so that the site can check it. */
export function platformLinks({ config, link }: Pick<SiteView, 'config' | 'link'>): PlatformLinks {
  const { platformSection, docsPrefix } = config
  const links: (string | RecordLink)[] = []
  const page = (path: string, from?: Pick<RecordLink, 'record' | 'written'>) => {
    const url = `${docsPrefix}/${path}`
    links.push(from === undefined ? url : { url, ...from })
    return link(url).href
  }
  return { links, page, section: (path) => (platformSection === null ? '' : page(`${platformSection.key}/${path}`)) }
}
