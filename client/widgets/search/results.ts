import { element, icon } from '../../element.ts'
import { kindNames, texts } from './answer-texts.ts'
import type { Hit, Piece, Place } from './hit.ts'
import { breakable } from './long-names.ts'

/** A hit in the list: `id` is what the input's `aria-activedescendant` names. */
export interface ShownHit {
  readonly id: string
  readonly option: HTMLAnchorElement
}

const icons = {
  page: 'M5 3h6l4 4v10H5V3Zm6 0v4h4',
  section: 'M7.5 3 6 17M14 3l-1.5 14M3.5 7.5h13M3 12.5h13',
  external: 'M7 5h8v8M15 5l-9.5 9.5',
} as const

/**
 * Shows hits, each a group of options: the page by its best place, and its other places.
 *
 * @param list emptied and filled
 * @returns the options in their order
 */
export function showHits(list: HTMLElement, hits: readonly Hit[]): readonly ShownHit[] {
  const shown: ShownHit[] = []
  const add = (option: HTMLAnchorElement) => {
    shown.push({ id: option.id, option })
    return option
  }
  list.replaceChildren(
    ...groupsOf(hits).map((group) =>
      element(
        'div',
        { class: 'search-group', role: 'group', 'aria-label': group[0]?.title },
        ...group.flatMap((hit, at) => [
          add(at === 0 ? pageOption(hit, shown.length) : placeOption(hit, shown.length)),
          ...(hit.more ?? []).map((place) => add(placeOption(place, shown.length))),
        ]),
      ),
    ),
  )
  return shown
}

/** A hosted service finds sections: those of one page go together. */
function groupsOf(hits: readonly Hit[]): readonly (readonly Hit[])[] {
  const groups = new Map<string, Hit[]>()
  for (const hit of hits) {
    const page = hit.url.replace(/#.*$/, '')
    groups.set(page, [...(groups.get(page) ?? []), hit])
  }
  return [...groups.values()]
}

function pageOption(hit: Hit, at: number): HTMLAnchorElement {
  const { title, section, external } = hit
  const said = [external ? texts.otherSite : kindNames.get(hit.kind ?? ''), hit.product]
    .filter((label) => label !== undefined)
    .join(' · ')
  const label = said === '' ? [] : [element('span', { class: 'search-label' }, said)]
  const heading = element(
    'span',
    { class: 'search-heading' },
    icon(section === null ? icons.page : icons.section, 16),
    element('span', {}, ...named(section ?? title)),
    ...(external ? [icon(icons.external, 12), element('span', { class: 'visually-hidden' }, texts.external)] : []),
  )
  const first = section === null ? heading : element('span', { class: 'search-page' }, ...named(title))
  const head = element('span', { class: 'search-above' }, first, ...label)
  return option(at, hit, 'search-option', head, ...(section === null ? [] : [heading]))
}

/** Another place of the page above it. */
function placeOption(place: Place & { readonly title?: string }, at: number): HTMLAnchorElement {
  const { section, title = '' } = place
  return option(
    at,
    place,
    'search-option search-further',
    element(
      'span',
      { class: 'search-heading' },
      icon(icons.section, 16),
      element('span', {}, ...named(section ?? title)),
    ),
  )
}

/** A link that is an option: pointers can open it in a new tab, screen readers meet it in the list. */
function option(at: number, { url, excerpt }: Place, className: string, ...children: readonly Node[]) {
  return element(
    'a',
    {
      class: className,
      role: 'option',
      id: `sp:search-hit-${at}`,
      'aria-selected': 'false',
      href: url,
      tabindex: '-1',
      rel: /^https?:/.test(url) ? 'external' : undefined,
    },
    ...children,
    ...(excerpt.length === 0 ? [] : [element('span', { class: 'search-excerpt' }, ...excerpt.flatMap(piece))]),
  )
}

function piece({ text, marked }: Piece): readonly (Node | string)[] {
  return marked ? [element('mark', {}, ...named(text))] : named(text)
}

/** @returns a text whose long names may break between their parts */
function named(text: string): readonly (Node | string)[] {
  return breakable(text).flatMap((part, at) => (at === 0 ? [part] : [element('wbr'), part]))
}
