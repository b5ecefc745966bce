import { openSearch } from '../../elements/search-field/open-search.client.ts'

/**
 * Lets the search field of a home page open the site's search, with what has been typed, and the picture follow the
 * theme that a reader has chosen. Without it the field is not shown, and the picture follows the system.
 */
export function hydrate(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('[data-search-field]')
  if (field !== null) openSearch(field)
  const dark = root.querySelector<HTMLSourceElement>('source[media]')
  if (dark !== null) followTheme(dark)
}

function followTheme(dark: HTMLSourceElement): void {
  const { media } = dark
  const follow = () => {
    const { theme } = document.documentElement.dataset
    dark.media = theme === undefined ? media : theme === 'dark' ? 'all' : 'not all'
  }
  follow()
  new MutationObserver(follow).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}
