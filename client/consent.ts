import { readCookies } from './services/cookies.ts'

/** The cookie as it is written, with escapes or without. */
const granted = /(?:^|; )OptanonConsent=(?:[^;]*(?:[=&,]|%3D|%26|%2C))?C0003(?::|%3A)1(?:[&,;]|%26|%2C|$)/i

/**
 * Whether the reader allows functional cookies. The site's `services.consent` is on the root element as
 * `data-consent`; without a provider, which nothing says, they are allowed. OneTrust keeps `groups=C0001:1,C0003:0` in its cookie
 * `OptanonConsent`; functional cookies are its group C0003. No cookie is no consent.
 */
export function allowsFunctionalStorage(): boolean {
  const { consent } = document.documentElement.dataset
  return consent === undefined || granted.test(readCookies())
}
