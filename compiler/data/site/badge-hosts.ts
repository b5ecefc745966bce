import { z } from 'zod'

const host = z
  .string()
  .regex(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/, 'expected a host such as `img.shields.io`')
  .transform((given) => given.toLowerCase())

const standard = [
  'img.shields.io',
  'badge.fury.io',
  'badgen.net',
  'github.com',
  'raw.githubusercontent.com',
  'gitlab.com',
]

export const badgeHosts = z.array(host).default(standard).describe('Hosts whose svg images are badges')

/** What these draw is SVG where the address names no other type: `img.shields.io/npm/v/acme`. */
const drawing: ReadonlySet<string> = new Set(['img.shields.io', 'badgen.net'])

/**
 * Whether an image is a badge: a file named badge.svg, or an svg image from one of the hosts (spec 9).
 *
 * @param path without query and fragment
 * @param host empty for the site's own files
 */
export function isBadge(path: string, host: string, hosts: readonly string[]): boolean {
  if (path.endsWith('/badge.svg')) return true
  return (
    hosts.includes(host) &&
    (path.endsWith('.svg') || (drawing.has(host) && !/\.(?:gif|jpe?g|json|png|webp)$/.test(path)))
  )
}
