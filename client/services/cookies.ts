/** @returns the page's cookies; an empty text where they are denied (a sandboxed frame throws) */
export function readCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/**
 * @param cookies as `document.cookie` gives them
 * @returns the decoded value, as written when it is no valid encoding; null without such a cookie
 */
export function findCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at).trim() !== name) continue
    const value = pair.slice(at + 1).trim()
    try {
      return decodeURIComponent(value)
    } catch {
      return value
    }
  }
  return null
}
