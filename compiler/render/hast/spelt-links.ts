import type { Element, Properties } from 'hast'

/** What readers leave out of an address, and what GFM puts before `www.`. */
const unsaid = /^https?:\/\/|\/$/g

/**
 * Marks a link whose words are its address: nobody should translate them, and on paper the address is there already.
 *
 * @param link changed in place
 */
export function markSpeltLink({ properties, children }: Element): void {
  const [words, ...others] = children
  if (words?.type === 'text' && others.length === 0 && typeof properties.href === 'string')
    Object.assign(properties, speltAs(words.value, properties.href))
}

/** @returns the properties of a link that says its own address */
export function speltAs(words: string, href: string): Properties {
  const isSpelt = /^https?:/.test(href) && href.replace(unsaid, '') === words.replace(unsaid, '')
  return isSpelt ? { translate: 'no' } : {}
}
