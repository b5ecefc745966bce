/** What every event carries (specification, section 7). */
export interface PageProperties {
  readonly path: string
  readonly referrer: string
  readonly search: string
  readonly title: string
  readonly url: string
  readonly application_context: string
}

/** Tells the events of the documentation from those of a company's other sites. */
const context = 'docs'

/** @returns what the page that is shown says of itself */
export function readPageProperties(): PageProperties {
  const { pathname, search, href } = location
  return {
    path: pathname,
    referrer: document.referrer,
    search,
    title: document.title,
    url: href,
    application_context: context,
  }
}

const campaignKeys = ['utm_content', 'utm_campaign', 'utm_medium', 'utm_source', 'utm_term'] as const

/**
 * @param search a query string, with or without `?`
 * @returns the five fields of a campaign that it holds; the first of each, without empty ones
 */
export function campaignOf(search: string): Readonly<Record<string, string>> {
  const query = new URLSearchParams(search)
  return Object.fromEntries(campaignKeys.map((key) => [key, query.get(key) ?? '']).filter(([, value]) => value !== ''))
}
