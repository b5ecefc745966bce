import type { Element } from 'hast'

/** The first number of four digits. */
const long = 1000

/**
 * Marks an ordered list with numbers of four digits, such as years, so that the theme can give them room: they would begin
 * outside of a phone's screen.
 *
 * @param list changed in place
 */
export function markLongNumbers({ properties, children }: Element): void {
  const items = children.filter((child) => child.type === 'element' && child.tagName === 'li').length
  if (Number(properties.start ?? 1) + items > long) properties.dataLong = ''
}
