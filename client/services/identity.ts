import { allowsFunctionalStorage } from '../consent.ts'
import type { ClientConfig } from '../wire/client-config.ts'
import { findCookie, readCookies } from './cookies.ts'
import { randomId } from './random-id.ts'
import { readItem, writeItem } from './storage.ts'

/** Who a reader is, as far as the site knows. */
export interface Identity {
  /** The id of the signed-in user, or null. */
  readonly signedIn: string | null
  readonly visitorId: string
  readonly anonymousId: string
}

const keys = { visitorId: 'signalpost.visitorId', anonymousId: 'signalpost.anonymousId' } as const

/**
 * @returns a function that answers with the reader's ids. Made-up ids stay the same while the page is open; they are
 *   kept for the next page only with consent, and what was kept is removed when the consent is gone.
 */
export function createIdentity(config: Pick<ClientConfig, 'identity'>): () => Identity {
  const made = { visitorId: randomId(), anonymousId: randomId() }
  const keep = (name: keyof typeof keys, allowed: boolean): string => {
    if (!allowed) {
      writeItem('localStorage', keys[name], null)
      return made[name]
    }
    const kept = readItem('localStorage', keys[name])
    if (kept !== null && kept !== '') return kept
    writeItem('localStorage', keys[name], made[name])
    return made[name]
  }
  return () => {
    const allowed = allowsFunctionalStorage()
    const { identity } = config
    const user = identity.provider === 'cookie' ? findCookie(readCookies(), identity.name) : null
    return {
      signedIn: user === '' ? null : user,
      visitorId: keep('visitorId', allowed),
      anonymousId: keep('anonymousId', allowed),
    }
  }
}
