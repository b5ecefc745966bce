import { slug } from 'github-slugger'
import { z } from 'zod'
import { takenAnchor } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import type { Finding } from '../../../compiler/model/block.ts'

/** @returns the schema of a property, called so, that sets a heading's anchor by hand */
export function anchorProperty(name: string) {
  return z.string().regex(/^[A-Za-z0-9][\w.-]*$/, {
    error: ({ input }) =>
      `Unexpected ${input === '' ? 'empty string' : `\`${input}\``} for \`${name}\`, expected letters, digits, dashes, dots and underscores`,
  })
}

/** @returns the anchor that a heading takes by itself, as GitHub makes it */
export const anchorOf = (heading: string): string => slug(heading) || 'section'

interface WantedAnchor {
  /** The property that sets the anchor, and its value when the author wrote one. */
  readonly property: string
  readonly value: string | undefined
  /** The anchor without one. */
  readonly standard: string
}

/**
 * Takes an anchor for a heading that a block makes. One that the author set by hand and that is on the page already
 * would lead readers to the other place: that is said, and the heading takes a number.
 *
 * @param take what hands out the page's ids
 */
export function takeAnchor(
  { property, value, standard }: WantedAnchor,
  take: (base: string) => string,
): { readonly anchor: string; readonly findings: readonly Finding[] } {
  const anchor = take(value ?? standard)
  if (value === undefined || anchor === value) return { anchor, findings: [] }
  return { anchor, findings: [{ ...takenAnchor.finding({ value, property }), path: [property] }] }
}
