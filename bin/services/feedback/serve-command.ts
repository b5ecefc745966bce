import { resolve } from 'node:path'
import { type ExitStatus, exit } from '../../exit.ts'
import type { Host } from '../../host.ts'
import { chooseDatabase, siteOrigin } from './database.ts'
import { createFeedbackHandler, feedbackPath } from './handler.ts'
import { serveFeedback } from './server.ts'
import { openFeedbackStore } from './store.ts'

export interface ServeOptions {
  readonly root: string
  readonly port: number
  readonly host: string
  readonly db?: string
  readonly origin?: readonly string[]
  readonly perMinute: number
  readonly trustProxy: boolean
}

/** Runs the receiver until a signal ends it. Posts that have begun are answered first. */
export async function serve(options: ServeOptions, host: Host): Promise<ExitStatus> {
  const say = (text: string) => host.err.write(`signalpost: ${text}\n`)
  const reason = (error: unknown) => (error instanceof Error ? error.message : String(error))
  const opened = await openFeedbackStore(chooseDatabase(options.db, options.root, host)).catch(reason)
  if (typeof opened === 'string') {
    await say(`the feedback database cannot be opened: ${opened}`)
    return exit.environment
  }
  const own = siteOrigin(resolve(host.cwd, options.root))
  const handler = createFeedbackHandler(opened, {
    origins: [...(own === null ? [] : [own]), ...(options.origin ?? [])],
    perMinute: options.perMinute,
    trustProxy: options.trustProxy,
    onError: (error) => void say(`a submission could not be kept: ${reason(error)}`),
  })
  const server = await serveFeedback(handler, options).catch(reason)
  if (typeof server === 'string') {
    opened.close()
    await say(`cannot listen on ${options.host}:${options.port}: ${server}`)
    return exit.environment
  }
  await host.out.write(`Feedback is taken at ${server.origin}${feedbackPath}\n`)
  const status = await untilSignal()
  await server.close()
  opened.close()
  return status
}

function untilSignal(): Promise<ExitStatus> {
  return new Promise((done) => {
    process.once('SIGINT', () => done(exit.interrupted))
    process.once('SIGTERM', () => done(exit.terminated))
  })
}
