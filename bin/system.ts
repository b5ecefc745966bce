import type { Environment } from '../compiler/formats/environment.ts'
import { codeOf } from '../compiler/formats/thrown.ts'
import type { ExitStatus } from './exit.ts'
import type { HandedOver, InWork } from './process/in-work.ts'

/** A stream for people or programs. */
export interface Terminal {
  /** Resolves when the text is handed over. A reader that has gone away is no failure; a full disk is, and rejects. */
  write(text: string): Promise<void>
  readonly tty: boolean
  readonly columns: number
}

/** All that a command knows of the process it runs in. */
export interface System {
  readonly cwd: string
  readonly env: Environment
  /** The version of the tool. */
  readonly version: string
  /** Standard output: results. */
  readonly out: Terminal
  /** Standard error: progress and complaints about the call. Never rejects. */
  readonly err: Terminal
  readonly inWork: InWork
  /** Files that took too long in the process before, with the seconds that they had: this one leaves them out. */
  readonly overBudget: Map<string, number>
  /** The site as it was when the command was called; null where nobody has looked at it. */
  readonly before: HandedOver | null
  /** The status that the process ends with. */
  finish(status: ExitStatus): void
}

/** @returns a stream as the command writes to it: a reader who has gone is no fault */
export function terminal(stream: NodeJS.WriteStream): Terminal {
  // `write` tells of the error; without a listener it would be thrown besides.
  stream.on('error', () => {})
  return {
    write: (text) =>
      new Promise((done, fail) => {
        // A reader such as `head` ends before we do. That is its right.
        stream.write(text, (error) => (error == null || codeOf(error) === 'EPIPE' ? done() : fail(error)))
      }),
    tty: stream.isTTY === true,
    // Some terminals say 0.
    columns: stream.columns || 100,
  }
}

/** Standard error: what can't be written there is lost, as nothing is left to tell it to. */
export function complaints(stream: NodeJS.WriteStream): Terminal {
  const to = terminal(stream)
  return { ...to, write: (text) => to.write(text).catch(() => {}) }
}

/** Whether to write colours: `FORCE_COLOR` decides, then `NO_COLOR` (no-color.org), then whether a terminal reads. */
export function wantsColor(env: Environment, { tty }: Pick<Terminal, 'tty'>): boolean {
  const forced = env.FORCE_COLOR
  if (forced !== undefined) return forced !== '0' && forced !== 'false'
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false
  return tty && env.TERM !== 'dumb'
}

/** Whether progress may rewrite its line. */
export function isLive(env: Environment, { tty }: Pick<Terminal, 'tty'>): boolean {
  const set = (value: string | undefined) => value !== undefined && value !== '' && value !== 'false'
  return tty && !set(env.CI) && !set(env.NO_COLOR) && env.TERM !== 'dumb'
}
