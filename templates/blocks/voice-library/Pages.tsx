import type { ReactElement } from 'react'
import { Icon } from '../../elements/icons/Icon.tsx'
import { pageSlotsShown } from './limits.ts'
import { pageSlots } from './page-slots.ts'

/** The pagination on its first page. All slots are always there, so that the island only changes what they say. */
export function Pages({ pages }: { pages: number }): ReactElement {
  const slots = pageSlots(1, pages)
  return (
    <nav className="voice-pages needs-script" aria-label="Pagination of voices" hidden={pages < 2}>
      <button className="voice-page" type="button" aria-label="Previous page" data-step="-1" disabled>
        <Icon name="chevron-left" size={16} />
      </button>
      <ol className="voice-page-list">
        {Array.from({ length: pageSlotsShown }, (_, at) => slots[at]).map((slot, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
          <li className="voice-page-slot" hidden={slot === undefined} key={at}>
            <button
              className="voice-page"
              type="button"
              data-page={slot ?? undefined}
              aria-label={`Page ${slot ?? ''}`}
              aria-current={slot === 1 ? 'page' : undefined}
              hidden={slot === null}
            >
              {slot}
            </button>
            <span className="voice-gap" hidden={slot !== null}>
              …
            </span>
          </li>
        ))}
      </ol>
      <button className="voice-page" type="button" aria-label="Next page" data-step="1" disabled={pages < 2}>
        <Icon name="chevron-right" size={16} />
      </button>
    </nav>
  )
}
