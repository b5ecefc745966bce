import { element, icon } from '../../element.ts'
import { forgetPages, recentPages } from '../../recent-pages.ts'
import { texts } from './texts.ts'

interface Link {
  readonly title: string
  readonly path: string
}

/** How many links a list has. */
const maxLinks = 5

/**
 * What the dialog shows before anything is typed: pages that the reader has been on, and pages to begin with. They are
 * links, and no options of the list of hits.
 */
export function showStart(root: HTMLElement): void {
  const here = location.pathname
  const recent = recentPages()
    .filter(({ path }) => path !== here)
    .slice(0, maxLinks)
  const known = new Set([here, ...recent.map(({ path }) => path)])
  const suggested = suggestions().filter(({ path }) => !known.has(path))
  const clear = element(
    'button',
    {
      type: 'button',
      class: 'search-clear',
      'aria-label': `${texts.clearRecent}: ${texts.recent}`,
      click: () => {
        forgetPages()
        showStart(root)
        // The button goes, and there may be no suggestions.
        root.closest('dialog')?.querySelector('input')?.focus()
      },
    },
    texts.clearRecent,
  )
  root.replaceChildren(
    ...listOf('sp:search-recent', texts.recent, recent, 'M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0 3v4l3 2', clear),
    ...listOf('sp:search-suggested', texts.suggestions, suggested.slice(0, maxLinks), 'm7 4 6 6-6 6'),
  )
}

/** @returns where an arrow key leads to: 1 down, -1 up, 0 for all other keys */
export function stepOf({ key }: KeyboardEvent): number {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
}

/** Lets the arrow keys go along the links, and back to the field. */
export function moveAlong(root: HTMLElement, field: HTMLElement, event: KeyboardEvent): void {
  const links = [...root.querySelectorAll('a')]
  const at = links.findIndex((link) => link.matches(':focus'))
  const by = stepOf(event)
  if (at < 0 || by === 0) return
  event.preventDefault()
  ;(links[at + by] ?? field).focus()
}

/** Pages of the sidebar, which is about where the reader is; else the products of the top bar. */
function suggestions(): readonly Link[] {
  const ofSidebar = linksIn('.sidebar a[href]')
  return ofSidebar.length > 1 ? ofSidebar : [...ofSidebar, ...linksIn('.top-products a[href]')]
}

function linksIn(selector: string): readonly Link[] {
  const shown = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
  // Links in folders are left out: their titles say little without the folder's name.
  const links = shown
    .filter((link) => link.closest('details') === null)
    .map((link) => ({
      title: link.text.trim(),
      path: link.origin === location.origin && link.rel !== 'external' ? link.pathname : '',
    }))
  return links.filter(({ title, path }, at) => title && path && links.findIndex((one) => one.path === path) === at)
}

function listOf(id: string, name: string, links: readonly Link[], sign: string, more: Node | string = '') {
  if (links.length === 0) return []
  const items = links.map(({ title, path }) =>
    element('li', {}, element('a', { class: 'search-link', href: path }, icon(sign, 16), title)),
  )
  return [
    element('div', { class: 'search-list-head' }, element('p', { class: 'search-list-name', id }, name), more),
    element('ul', { class: 'search-links', 'aria-labelledby': id }, ...items),
  ]
}
