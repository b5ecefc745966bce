/** @returns `2026-03-04T…` as `March 4, 2026` in the language of the page, in UTC; another text as it is */
export function longDate(iso: string, lang: string): string {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(iso)?.[0]
  const date = new Date(`${day}T00:00:00Z`)
  if (day === undefined || Number.isNaN(date.getTime())) return iso
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}
