/**
 * Whether the reader allows functional cookies. The site's `services.consent` is on the root element as
 * `data-consent`; without a provider they are allowed. OneTrust keeps `groups=C0001:1,C0003:0` in its cookie
 * `OptanonConsent`; functional cookies are its group C0003. No cookie is no consent.
 */
export function allowsFunctionalStorage(): boolean {
  const { consent = 'none' } = document.documentElement.dataset
  if (consent === 'none') return true
  const cookie = cookies()
    .split('; ')
    .find((pair) => pair.startsWith('OptanonConsent='))
  return /(?:^|[=&,])C0003:1(?:[&,]|$)/.test(decode(cookie ?? ''))
}

/** In a sandboxed frame even to ask for cookies throws. */
function cookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
