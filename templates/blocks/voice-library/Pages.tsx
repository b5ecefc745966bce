import type { ReactElement } from 'react'
import { Icon } from '../../elements/icons/Icon.tsx'
import { filled, useTexts } from '../../elements/texts/texts.ts'
import { pageSlotsShown } from './limits.ts'
import { pageSlots } from './page-slots.ts'

/** The pagination on its first page. All slots are always there, so that the island only changes what they say. */
export function Pages({ pages }: { pages: number }): ReactElement {
  const say = useTexts()
  const slots = pageSlots(1, pages)
  return (
    <nav className="voice-pages needs-script" aria-label={say('Pagination of voices')} hidden={pages < 2}>
      <button className="voice-page" type="button" aria-label={say('Previous page')} data-step="-1" disabled>
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
              aria-label={filled(say('Page {n}'), { n: slot ?? '' })}
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
      <button className="voice-page" type="button" aria-label={say('Next page')} data-step="1" disabled={pages < 2}>
        <Icon name="chevron-right" size={16} />
      </button>
    </nav>
  )
}
