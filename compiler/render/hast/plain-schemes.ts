import type { Element } from 'hast'

/** Properties of HTML that hold one address each. */
const addresses = ['href', 'src', 'cite', 'longDesc'] as const

/**
 * Writes the addresses of an element as the allow-list compares them: it knows schemes in small letters and without white
 * space in front, and takes others away; to browsers both are the same (URL standard, "scheme start state").
 *
 * @param element changed in place
 */
export function plainSchemes({ properties }: Element): void {
  for (const name of addresses) {
    const value = properties[name]
    if (typeof value === 'string')
      properties[name] = value.trim().replace(/^[a-z][a-z0-9+.-]*:/i, (scheme) => scheme.toLowerCase())
  }
}
