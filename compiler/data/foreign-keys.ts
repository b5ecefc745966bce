/** Keys of other generators' front matter, and what says the same here. */
const meanings: ReadonlyMap<string, string> = new Map([
  ...named(
    ['sidebar_position', 'nav_order', 'weight', 'position', 'menu_order'],
    'Write `order`: where `sidebar: auto` makes the sidebar, pages stand by it.',
  ),
  ...named(
    ['sidebar_label', 'nav_title', 'linkTitle', 'navTitle'],
    'The sidebar shows `title`, or what its file under `content/navigation/` says.',
  ),
  ...named(
    ['id', 'slug', 'permalink', 'url'],
    'Remove it: the path of the file is the address. Former addresses are `redirect_from`.',
  ),
  ...named(['aliases', 'redirects'], 'Write `redirect_from`.'),
  ...named(['hide_table_of_contents', 'tableOfContents'], 'Write `toc: false` to leave the list of headings out.'),
  ...named(['published', 'unlisted'], 'Write `draft: true` for what only the preview shows.'),
  ...named(['excerpt', 'summary', 'lead'], 'Write `description`.'),
  ...named(['locale', 'language'], 'Write `lang`.'),
])

function named(keys: readonly string[], hint: string): [string, string][] {
  return keys.map((key) => [key, hint])
}

/** @returns a hint for a key of front matter that other generators know, or null */
export function foreignKeyHint(key: string): string | null {
  return meanings.get(key) ?? null
}
