import { element, icon } from '../../element.ts'
import type { Hit, Piece } from './hit.ts'

/** A hit in the list: `id` is what the input's `aria-activedescendant` names. */
export interface ShownHit {
  readonly id: string
  readonly option: HTMLAnchorElement
}

/**
 * Shows hits grouped by page, as options of a listbox.
 *
 * @param list emptied and filled
 * @returns the options in their order
 */
export function showHits(list: HTMLElement, hits: readonly Hit[]): readonly ShownHit[] {
  const shown: ShownHit[] = []
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) {
    const page = hit.url.replace(/#.*$/, '')
    groups.set(page, [...(groups.get(page) ?? []), hit])
  }
  list.replaceChildren(
    ...[...groups.values()].map((group) => {
      const options = group.map((hit, index) => {
        const id = `search-hit-${shown.length}`
        const option = optionOf(hit, id, index > 0)
        shown.push({ id, option })
        return option
      })
      return element('div', { class: 'search-group', role: 'group', 'aria-label': group[0]?.title }, ...options)
    }),
  )
  return shown
}

function optionOf(hit: Hit, id: string, follows: boolean): HTMLAnchorElement {
  const { title, section, url, external, excerpt } = hit
  // A link that is an option: pointers can open it in a new tab, screen readers meet it in the list.
  return element(
    'a',
    {
      class: 'search-option',
      role: 'option',
      id,
      'aria-selected': 'false',
      href: url,
      tabindex: '-1',
      rel: external ? 'external' : undefined,
    },
    ...(section === null || follows ? [] : [element('span', { class: 'search-page' }, title)]),
    element(
      'span',
      { class: 'search-heading' },
      icon(section === null ? 'M5 3h6l4 4v10H5V3Zm6 0v4h4' : 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13M3 12.5h13', 16),
      section ?? title,
      ...(external
        ? [icon('M7 5h8v8M15 5l-9.5 9.5', 12), element('span', { class: 'visually-hidden' }, ' (external link)')]
        : []),
    ),
    element('span', { class: 'search-excerpt' }, ...excerpt.map(piece)),
  )
}

function piece({ text, marked }: Piece): Node {
  return marked ? element('mark', {}, text) : document.createTextNode(text)
}
