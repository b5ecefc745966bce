import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/** Proxies whose word for an address is taken. */
export interface Proxies {
  includes(address: string): boolean
}

/** @returns null for what is neither an address nor a network such as `10.0.0.0/8` */
export function namedProxies(names: readonly string[]): Proxies | null {
  const list = new BlockList()
  for (const name of names) {
    const [written = '', prefix, ...rest] = name.split('/')
    const address = plainAddress(written)
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    const bits = prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix)
    if (isIP(address) === 0 || rest.length > 0 || !/^\d{1,3}$/.test(prefix ?? '0')) return null
    if (bits > (family === 'ipv4' ? 32 : 128)) return null
    list.addSubnet(address, bits, family)
  }
  return { includes: (address) => isIP(address) !== 0 && list.check(address, isIPv4(address) ? 'ipv4' : 'ipv6') }
}

/**
 * Tells who has sent a request. Each proxy adds the address that it was called from to the end of `X-Forwarded-For`; all
 * before the last one that a named proxy has added may be made up.
 *
 * @returns the last address that is no named proxy's; where a named one says something else, the proxy's own
 */
export function clientAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { readonly socket: { readonly remoteAddress?: string } },
  proxies: Proxies,
): string {
  const said = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  let address = plainAddress(socket.remoteAddress ?? '')
  for (const before of said.toReversed()) {
    if (!proxies.includes(address)) break
    const next = plainAddress(before.trim())
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/** Without a port, brackets, or the form that IPv6 gives to an address of IPv4. */
function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  return (bracketed ?? withPort ?? text).replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}
