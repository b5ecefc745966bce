import type { LinkTarget } from '../model/link-target.ts'
import type { CheckedBlock } from '../validate/checked-tree.ts'
import type { CheckedPage } from '../validate/validate.ts'

/** A link that a block made from its model. */
export interface DerivedLink {
  readonly url: string
  readonly block: CheckedBlock
  /** The specification whose texts may hold it. */
  readonly specification?: string
  /** The record that holds it. */
  readonly record?: object
  /** The value of the record that it is made from; default: the address itself. */
  readonly written?: string
}

/** How links and Markdown of data are read. */
interface TextInput {
  readonly link: (url: string, page: CheckedPage) => LinkTarget
  readonly html: (markdown: string, link: (url: string) => LinkTarget) => string
}

/**
 * Markdown of data as safe HTML. A template asks again while it renders: by then the links have been collected. Made
 * here, so that a model that keeps `html` does not keep the walk with all its ids.
 */
export function dataText(input: TextInput, page: CheckedPage, block: CheckedBlock) {
  let links: DerivedLink[] | null = []
  const link = (record: object | undefined) => (url: string) => {
    links?.push(record === undefined ? { url, block } : { url, block, record })
    return input.link(url, page)
  }
  return {
    html: (markdown: string, record?: object) => input.html(markdown, link(record)),
    collected() {
      const found = links ?? []
      links = null
      return found
    },
  }
}
