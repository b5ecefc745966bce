import { allowsFunctionalStorage } from '../../consent.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import { type Tracked, trackEvent } from '../track.ts'
import { createDestination } from './destination.ts'
import { campaignOf, readPageProperties } from './page-properties.ts'

/**
 * Counts what readers do: `page` at once, `signup` at a click on a link that is marked so, and what other scripts tell
 * by `trackEvent`. Before the reader's consent nothing is sent, kept or loaded; what happened before it is never told.
 */
export function startAnalytics(config: ClientConfig): void {
  const destination = createDestination(config)
  if (destination === null) return
  whenAllowed(() => {
    const send = (event: string, properties: Readonly<Record<string, unknown>> = {}) =>
      destination(event, { ...properties, ...readPageProperties() })
    send('page')
    // In the capturing phase, so that the click counts even if a listener stops its propagation.
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-track="signup"]') !== null)
          send('signup', campaignOf(location.search))
      },
      true,
    )
    document.addEventListener(trackEvent, ({ detail }: CustomEventInit<Tracked>) => {
      if (detail !== undefined && detail !== null) send(detail.name, detail.properties)
    })
  })
}

/** Calls `then` once, as soon as the reader allows it; OneTrust tells of each choice by an event on the window. */
function whenAllowed(then: () => void): void {
  const check = () => {
    if (!allowsFunctionalStorage()) return
    removeEventListener('OneTrustGroupsUpdated', check)
    then()
  }
  addEventListener('OneTrustGroupsUpdated', check)
  check()
}
