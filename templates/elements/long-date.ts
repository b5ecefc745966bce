import { onceEach } from './once-each.ts'

/** To make one takes as long as to use it forty times, and most pages have a date. */
const formatIn = onceEach(
  (lang: string) => new Intl.DateTimeFormat([lang, 'en'], { dateStyle: 'long', timeZone: 'UTC' }),
)

/**
 * @returns `2026-03-04T…` as `March 4, 2026` in the language of the page, in UTC, in English where no machine knows it; another
 *   text, or a day that no calendar has, as it is
 */
export function longDate(iso: string, lang: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(iso)?.[0]
  const date = new Date(`${day}T00:00:00Z`)
  // JavaScript takes the 30th of February for the first of March.
  if (day === undefined || Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return iso
  return formatIn(lang).format(date)
}
