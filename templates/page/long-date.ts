const months = 'January February March April May June July August September October November December'.split(' ')

/** @returns `2026-03-04T…` as `March 4, 2026`, in UTC and the same on every machine; another text as it is */
export function longDate(iso: string): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso)
  const month = months[Number(parts?.[2]) - 1]
  return parts === null || month === undefined ? iso : `${month} ${Number(parts[3])}, ${parts[1]}`
}
