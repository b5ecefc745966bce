import { resolve } from 'node:path'
import { messageOf } from '../../../compiler/formats/thrown.ts'
import { type ExitStatus, exit } from '../../exit.ts'
import type { System } from '../../system.ts'
import { createCaptchaCheck, readCaptchaSettings } from './captcha.ts'
import type { Proxies } from './client-address.ts'
import { chooseDatabase, siteFacts } from './database.ts'
import { createFeedbackHandler } from './handler.ts'
import { feedbackPath } from './path.ts'
import { serveFeedback } from './server.ts'
import { openFeedbackStore } from './store.ts'

export interface ServeOptions {
  readonly root: string
  readonly port: number
  readonly host: string
  readonly db?: string
  readonly origin?: readonly string[]
  readonly perMinute: number
  readonly trustProxy?: Proxies
}

/** Runs the receiver until a signal ends it. Posts that have begun are answered first. */
export async function serve(options: ServeOptions, system: System): Promise<ExitStatus> {
  const say = (text: string) => system.err.write(`signalpost: ${text}\n`)
  const { origin: own, captcha: provider, endpoint } = siteFacts(resolve(system.cwd, options.root))
  const captcha = readCaptchaSettings(system.env, provider)
  if (typeof captcha === 'string') {
    await say(captcha)
    return exit.call
  }
  const opened = await openFeedbackStore(chooseDatabase(options.db, options.root, system)).catch(messageOf)
  if (typeof opened === 'string') {
    await say(`the feedback database cannot be opened: ${opened}`)
    return exit.environment
  }
  const handler = createFeedbackHandler(opened, {
    origins: [...(own === null ? [] : [own]), ...(options.origin ?? [])],
    perMinute: options.perMinute,
    proxies: options.trustProxy,
    ...(captcha === null ? {} : { captcha: createCaptchaCheck(captcha) }),
    onError: (error) => void say(`a submission could not be kept: ${messageOf(error)}`),
  })
  // A proxy before the receiver hands on the path that the pages post to, or the one of every receiver.
  const paths = new Set([feedbackPath, ...(endpoint === null ? [] : [endpoint])])
  const server = await serveFeedback(handler, { ...options, paths }).catch(messageOf)
  if (typeof server === 'string') {
    opened.close()
    await say(`cannot listen on ${options.host}:${options.port}: ${server}`)
    return exit.environment
  }
  await system.out.write(`Feedback is taken at ${server.origin}${[...paths].join(' and ')}\n`)
  if (captcha !== null) await say(`captcha tokens are checked with ${captcha.provider}`)
  else if (provider !== null && provider !== 'none')
    await say(`captcha tokens are not checked: set SIGNALPOST_CAPTCHA_SECRET to the secret of ${provider}`)
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
