const months = 'January February March April May June July August September October November December'.split(' ')

/** @returns `2026-03-04T…` as `March 4, 2026`, in UTC; a text that is no such date as it is */
export function longDate(date: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date)
  const month = months[Number(parts?.[2]) - 1]
  return parts === null || month === undefined ? date : `${month} ${Number(parts[3])}, ${parts[1]}`
}
