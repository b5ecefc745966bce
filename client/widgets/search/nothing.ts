import { element, icon } from '../../element.ts'
import { texts } from './answer-texts.ts'
import type { Near } from './hit.ts'

interface NothingOptions {
  readonly near: Near | undefined
  /** Searches another word. */
  ask(word: string): void
}

/** What may help where nothing was found: words that the site has, pages near them, and people. */
export function showNothing(root: HTMLElement, { near, ask }: NothingOptions): void {
  /** Absent where the site has no support. */
  const { support } = document.querySelector<HTMLElement>('[data-support]')?.dataset ?? {}
  const { words = [], pages = [] } = near ?? {}
  root.replaceChildren(
    ...(words.length === 0
      ? []
      : [
          element(
            'p',
            { class: 'search-meant' },
            texts.meant,
            ...words.flatMap((word) => [
              ' ',
              element('button', { type: 'button', class: 'search-word', click: () => ask(word) }, word),
            ]),
          ),
        ]),
    ...(pages.length === 0
      ? []
      : [
          element('p', { class: 'search-list-name', id: 'sp:search-near' }, texts.near),
          element(
            'ul',
            { class: 'search-links', 'aria-labelledby': 'sp:search-near' },
            ...pages.map(({ title, url }) =>
              element('li', {}, element('a', { class: 'search-link', href: url }, icon('m7 4 6 6-6 6', 16), title)),
            ),
          ),
        ]),
    ...(support === undefined
      ? []
      : [element('p', { class: 'search-support' }, element('a', { href: support }, texts.support))]),
  )
}
