import type { Server } from 'node:http'
import { listeningAddress } from '../bin/services/listening-address.ts'

/** Has a server listen on this machine alone. @returns its origin */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return listeningAddress(server).origin
}

/** Ends a server, with what is still open to it. */
export async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()))
  server.closeAllConnections()
  await closed
}
