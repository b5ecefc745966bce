import { isIPv6 } from 'node:net'

export interface RateLimit {
  /** @returns 0 when the request may pass, else the whole seconds until the next one may */
  take(address: string, now: number): number
}

/** Addresses that are remembered: more than these at once are not distinguished from new ones. */
const remembered = 20_000

/**
 * A bucket a client: it holds `perMinute` requests and fills up within a minute.
 *
 * @param perMinute how many requests one client may make; a whole dialog makes five
 */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, { left: number; at: number }>()
  const perMs = perMinute / 60_000
  return {
    take: (address, now) => {
      const key = clientOf(address)
      const found = buckets.get(key) ?? { left: perMinute, at: now }
      const left = Math.min(perMinute, found.left + Math.max(0, now - found.at) * perMs)
      // Put last again, so that the first ones are those that have not been seen for longest.
      buckets.delete(key)
      buckets.set(key, { left: left >= 1 ? left - 1 : left, at: now })
      if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '')
      return left >= 1 ? 0 : Math.ceil((1 - left) / perMs / 1000)
    },
  }
}

/** A client of IPv6 has a whole network of 64 bits to itself. */
function clientOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, zeros)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
