import { memberOf } from '../formats/members.ts'

/** What other generators call the place of a page among others. */
export const placeKeys: readonly string[] = [
  'sidebar_position',
  'sidebarOrder',
  'nav_order',
  'weight',
  'position',
  'menu_order',
]

/** What they ask for in front matter that the frame of a page makes here by itself. */
export const frameKeys: readonly string[] = [
  'prev',
  'next',
  'pagination_prev',
  'pagination_next',
  'editUrl',
  'custom_edit_url',
  'editLink',
  'editLinks',
  'navbar',
  'titleTemplate',
  'breadcrumbs',
  'pagination_label',
  'toc_min_heading_level',
  'toc_max_heading_level',
  'toc_depth',
  'tocDepth',
  'sidebarDepth',
  'sidebar_class_name',
  'sidebar_custom_props',
  'sidebar_key',
  'hide_title',
  'title_meta',
  'pageClass',
  'footer',
]

/** What they know of a page and nothing here shows. */
export const unshownKeys: readonly string[] = [
  'tags',
  'tag',
  'keywords',
  'categories',
  'category',
  'icon',
  'badge',
  'boost',
  'mode',
  'author',
  'authors',
  'authorURL',
  'date',
  'last_update',
  'lastUpdated',
  'lastmod',
  'updated',
  'created',
  'updated_at',
  'created_at',
  'version',
]

/** What they say there of the pages above and below one, where it has no part in the address. */
export const familyKeys: readonly string[] = [
  'parent',
  'grand_parent',
  'ancestor',
  'has_children',
  'has_toc',
  'nav_exclude',
  'displayed_sidebar',
]

/** With what they leave out the list of headings, by the value that says so. */
export const contentsKeys: readonly string[] = ['hide_table_of_contents', 'tableOfContents', 'outline', 'aside']

/** What they call a page in the sidebar. */
export const sidebarNameKeys: readonly string[] = [
  'sidebar_label',
  'sidebarTitle',
  'nav_title',
  'linkTitle',
  'navTitle',
  'shortTitle',
]

/** For previews of links, as pages of HTML have them. */
const previewKey = /^(?:og|twitter|article):/

/** Keys of other generators' front matter, and what says the same here. */
const meanings: ReadonlyMap<string, string> = new Map([
  ...named(placeKeys, 'Write `order`: where `sidebar: auto` makes the sidebar, pages stand by it.'),
  ...named(sidebarNameKeys, 'The sidebar shows `title`, or what its file under `content/navigation/` says.'),
  ...named(
    ['id', 'slug', 'permalink', 'url'],
    'Remove it: the path of the file is the address. Former addresses are `redirect_from`.',
  ),
  ...named(['aliases', 'redirects'], 'Write `redirect_from`.'),
  ...named(
    ['redirect_to', 'redirect'],
    'Remove the file, and write where its path leads into `content/redirects.yaml`: `redirect_from` names former paths of this page.',
  ),
  ...named(contentsKeys, 'Remove it, or write `toc: false` to leave the list of headings out.'),
  ...named(
    ['hide'],
    'Write `toc: false` to leave the list of headings out, `search: false` to keep the page out of search.',
  ),
  ...named(['search_exclude', 'searchable', 'pagefind'], 'Write `search: false` to keep the page out of search.'),
  ...named(
    ['hidden', 'noindex', 'sitemap'],
    'Write `internal: true` to keep the page out of search, the site map and lists.',
  ),
  ...named(['og:image', 'twitter:image'], 'Write `image`.'),
  ...named(
    ['template', 'hero', 'features'],
    'Remove it: `layout` is the frame of the page, and what it shows stands in its text.',
  ),
  ...named(
    [...familyKeys, 'collection', 'eleventyNavigation'],
    'Remove it: the folder of the file, or a file under `content/navigation/`, says where the page stands.',
  ),
  ...named(frameKeys, 'Remove it: the frame of the page makes this by itself.'),
  ...named(unshownKeys, 'Remove it: nothing on the page shows it.'),
  ...named(['published', 'unlisted'], 'Write `draft: true` for what only the preview shows.'),
  ...named(['excerpt', 'summary', 'lead'], 'Write `description`.'),
  ...named(['locale', 'language'], 'Write `lang`.'),
])

/** @returns entries of a table in which all these keys have one hint */
export function named(keys: readonly string[], hint: string): [string, string][] {
  return keys.map((key) => [key, hint])
}

/**
 * @param given the front matter
 * @returns a hint for a key of front matter that other generators know, or null
 */
export function foreignKeyHint(key: string, given: unknown): string | null {
  const previewed = previewKey.test(key) ? 'Remove it: the frame of the page makes this by itself.' : null
  return unlessGiven(meanings.get(key) ?? previewed, given)
}

/** @returns the hint; of one that says to write a key which is there already, that the other one is too much */
export function unlessGiven(hint: string | null, given: unknown): string | null {
  const [, meant] = /^Write `([a-z_]+)[`:]/i.exec(hint ?? '') ?? []
  return meant !== undefined && memberOf(given, meant) !== undefined ? `Remove it: \`${meant}\` says it.` : hint
}
