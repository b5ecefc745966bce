import { isMapping, memberOf } from '../../../../compiler/formats/members.ts'
import { type Chapter, type OwnSidebar, saidText } from './chapters.ts'

/** Readers choose between these at the top, or above the sidebar: each has a sidebar of its own. */
const choices = ['tabs', 'anchors', 'dropdowns', 'products', 'menu', 'item'] as const
const names = ['tab', 'anchor', 'dropdown', 'product', 'item', 'name'] as const
/** Of these one is shown, the first or the one that says so. */
const variants = ['languages', 'versions'] as const

/** It is made from a specification, and has no file. */
const operation = /^(?:GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|WEBHOOK)\s/i

/** @returns the sidebars of `docs.json`, or of the older `mint.json`; none where it has no navigation */
export function mintlifyNavigation(settings: unknown): readonly OwnSidebar[] {
  const navigation = memberOf(settings, 'navigation')
  if (Array.isArray(navigation)) return withPages([{ title: null, chapters: groupsOf(navigation, true) }])
  return withPages(sidebarsIn(navigation, null, 0))
}

const withPages = (sidebars: readonly OwnSidebar[]) => sidebars.filter(({ chapters }) => chapters.length > 0)

/** Choices lie in choices, but not deep. */
const deepest = 8

function sidebarsIn(node: unknown, title: string | null, depth: number): readonly OwnSidebar[] {
  if (!isMapping(node) || depth > deepest) return []
  for (const key of variants) {
    const list = node[key]
    if (!Array.isArray(list)) continue
    return sidebarsIn(list.find((one) => memberOf(one, 'default') === true) ?? list[0], title, depth + 1)
  }
  const own = [...groupsOf(listOf(node.groups), true), ...pagesOf(listOf(node.pages), true)]
  const chosen = choices.flatMap((key) =>
    listOf(node[key]).flatMap((one) => {
      const name = names.map((key) => memberOf(one, key)).find((value) => typeof value === 'string')
      return sidebarsIn(one, typeof name === 'string' ? name : title, depth + 1)
    }),
  )
  return [{ title, chapters: own }, ...chosen]
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function groupsOf(groups: readonly unknown[], isTop: boolean): readonly Chapter[] {
  return groups.flatMap((group) => (isMapping(group) ? [groupOf(group, isTop)] : pagesOf([group], isTop)))
}

/** Groups are headings, and groups in them folders. */
function groupOf(group: Readonly<Record<string, unknown>>, isTop: boolean): Chapter {
  const { group: title, root } = group
  return {
    title: saidText(title),
    address: typeof root === 'string' ? root : '',
    entries: pagesOf(listOf(group.pages), false),
    ...(isTop && { isPart: true }),
  }
}

function pagesOf(pages: readonly unknown[], isTop: boolean): readonly Chapter[] {
  return pages.flatMap((page): readonly Chapter[] => {
    if (typeof page === 'string') return operation.test(page) ? [] : [{ title: null, address: page, entries: [] }]
    return isMapping(page) && 'group' in page ? [groupOf(page, isTop)] : []
  })
}
