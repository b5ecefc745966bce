import { decode } from '../model/routes.ts'
import type { TagGroup } from './index-by-tag.ts'
import type { OperationEntry } from './specification.ts'

/** What a text of a specification leads to as in ReDoc: `#operation/createUser`, `#tag/Users`, `#tag/Users/operation/createUser`. */
export type Mentioned = { readonly operation: OperationEntry } | { readonly group: TagGroup }

/** Code spans, which are left alone, and links within the page. */
const codeOrLink = /(?<!`)(`+)[^`]+\1(?!`)|(\]\()(#[^\s()<>]+)(?=\))/g

/**
 * @param to another address of a link within the page; null for one that stays
 * @returns a text with the addresses of its links
 */
export function withMentions(markdown: string, to: (url: string) => string | null): string {
  if (!markdown.includes('](#')) return markdown
  return markdown.replace(codeOrLink, (written, _, before: string | undefined, url = '') => {
    const address = before === undefined ? null : to(url)
    return address === null ? written : before + address
  })
}

/** What of a specification may be mentioned. */
interface Named {
  readonly operations: ReadonlyMap<string, OperationEntry>
  readonly groups: readonly TagGroup[]
}

/** @returns what gives a text with other addresses where it mentions something; null leaves the one that is written */
export function mentionsOf(named: Named): (markdown: string, leads: (to: Mentioned) => string | null) => string {
  const find = mentionFinder(named)
  return (markdown, leads) =>
    withMentions(markdown, (url) => {
      const found = find(url)
      return found === null ? null : leads(found)
    })
}

/** @returns finds what an address mentions; null where there is none of that name */
export function mentionFinder({ operations, groups }: Named): (url: string) => Mentioned | null {
  const byName = new Map(
    groups.toReversed().flatMap((one) => (one.tag === null ? [] : [[inAddress(one.tag), one] as const])),
  )
  return (url) => {
    const [, tag, operationId] = /^#(?:tag\/([^/]+)(?:\/|$))?(?:operation\/(.+))?$/.exec(url) ?? []
    const operation = operationId === undefined ? undefined : operations.get(decode(operationId))
    if (operation !== undefined) return { operation }
    const group = tag === undefined || operationId !== undefined ? undefined : byName.get(inAddress(decode(tag)))
    return group === undefined ? null : { group }
  }
}

/** @returns the name of a tag as addresses have it: with dashes in place of blanks */
function inAddress(tag: string): string {
  return tag.trim().replace(/\s+/g, '-').toLowerCase()
}
