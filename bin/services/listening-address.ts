import type { Server } from 'node:net'

/** The address that a server listens on. */
interface ListeningAddress {
  /** `http://host:port`. */
  readonly origin: string
  readonly port: number
}

/**
 * @returns where a server of HTTP listens, with the port that the system has chosen for 0
 * @throws when it does not listen, or listens on a path
 */
export function listeningAddress(server: Server): ListeningAddress {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new TypeError('The server listens on no port')
  const { address, family, port } = bound
  return { origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`, port }
}
