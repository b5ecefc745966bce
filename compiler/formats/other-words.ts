/** Words that tools and people use for one thing. */
const sameThing: readonly (readonly string[])[] = [
  ['url', 'href', 'link', 'path', 'to', 'src', 'file'],
  ['title', 'name', 'label', 'text', 'heading', 'subheading', 'caption', 'summary'],
  ['entries', 'items', 'children', 'pages'],
  ['childSubsection', 'folder', 'group', 'category', 'dropdown', 'collapsible'],
  ['subsection', 'section', 'separator', 'divider'],
  ['page', 'doc'],
  ['variant', 'type', 'kind'],
  ['old_path', 'from', 'source'],
  ['dest_url', 'to', 'target', 'destination'],
]

/**
 * @param known the names that there are
 * @param taken those that are given already
 * @returns the name that is meant by another word for it; null where several could be
 */
export function otherWord(word: string, known: Iterable<string>, taken: Iterable<string>): string | null {
  const given = new Set(taken)
  const words = new Set(sameThing.filter((one) => one.includes(word)).flat())
  const meant = [...known].filter((name) => words.has(name) && !given.has(name))
  return meant.length === 1 ? (meant[0] ?? null) : null
}
