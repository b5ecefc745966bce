import { painter } from '../../../compiler/diagnostics/report/ansi.ts'
import { summaryLine } from '../../../compiler/diagnostics/report/pretty.ts'
import { prettyText } from '../../../compiler/diagnostics/report/report.ts'
import { inOrder, type Summary } from '../../../compiler/diagnostics/summary.ts'
import { messageOf } from '../../../compiler/formats/thrown.ts'
import { isQuitting } from '../../process/bounded.ts'
import { crashReport } from '../../process/crash.ts'
import { reportSources } from '../../report/report-sources.ts'
import { reportLook } from '../../report/write-report.ts'
import { type System, wantsColor } from '../../system.ts'
import type { CheckResult } from './checker.ts'
import { keyOf, newsOf } from './summary.ts'

/** What the preview says in the terminal. */
export interface PreviewLog {
  ready(url: string, milliseconds: number, how: { readonly host: string; readonly port: number }): Promise<void>
  cannotListen(host: string, port: number, error: NodeJS.ErrnoException): Promise<void>
  noteChange(paths: readonly string[]): void
  checked(result: CheckResult): void
  /** The check was held up by a page. */
  tooSlow(file: string): void
  checkDied(error: Error): void
  polling(reason: string): void
  /** The database of feedback can't be opened or written: the system refuses it, or its package is not there. */
  notKept(error: unknown): void
  /** @returns the same as a text for the page */
  fault(error: unknown): string
}

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

/** @param root of the site, absolute: problems are shown with their lines */
export function createPreviewLog(root: string, system: System): PreviewLog {
  const paint = painter(wantsColor(system.env, system.out))
  /** Files that have changed since the last check; null before the first. */
  let changed: Set<string> | null = null
  let before: ReadonlySet<string> = new Set()
  /** What the last line of counts said. */
  let shown: Pick<Summary, 'errors' | 'warnings'> = { errors: 0, warnings: 0 }
  // A terminal that has gone away must not end the preview.
  const say = (text: string) => system.out.write(text).catch(() => {})
  const warn = (text: string) => system.err.write(`${paint('warning', 'warning')}: ${text}\n`).catch(() => {})
  const fault = (error: unknown) => {
    const text = crashReport(error, { file: null }, system.version)
    if (!isQuitting(error)) void system.err.write(text).catch(() => {})
    return text
  }
  return {
    ready: async (url, milliseconds, how) => {
      await say(`\n  ${paint('strong', url)}  ready in ${Math.round(milliseconds)} ms; Ctrl+C ends the preview\n\n`)
      if (!loopback.has(how.host))
        await warn(
          `everybody who can reach ${how.host}:${how.port} can read the site, with its drafts and protected pages`,
        )
    },
    cannotListen: async (name, port, { code, message }) => {
      const why = code === 'EADDRINUSE' ? 'the port is in use; --port takes another one' : message
      await system.err.write(`signalpost: cannot listen on ${name}:${port}: ${why}\n`)
    },
    noteChange: (paths) => {
      for (const path of paths) changed?.add(path)
    },
    checked: (result) => {
      const { errors, warnings, pages } = result
      const counts = { errors, warnings, pages }
      const isRecounted = changed !== null && (errors !== shown.errors || warnings !== shown.warnings)
      const news = newsOf(result.diagnostics, counts, changed, before) ?? (isRecounted ? [] : null)
      before = new Set(result.diagnostics.map(keyOf))
      changed = new Set()
      if (news === null) return
      shown = counts
      if (news.length === 0) return void say(`${summaryLine(counts, paint)}\n`)
      const report = prettyText(inOrder(news), counts, reportSources(root), lookOf(system))
      const rest = errors + warnings - news.length
      const more = rest > 0 ? `${rest} of them not shown here; signalpost check shows all.\n` : ''
      void say(`\n${report}${more}`)
    },
    tooSlow: (file) =>
      void system.err.write(`signalpost: ${file} takes too long; going on without it\n`).catch(() => {}),
    checkDied: unlessSaidLast((error) => {
      void warn('the check of the whole site has failed; pages are shown all the same')
      fault(error)
    }),
    polling: (reason) =>
      void warn(`the system gives no more watches (${reason}): the content is looked at from time to time instead`),
    notKept: unlessSaidLast((error) => void warn(`a submission could not be kept: ${messageOf(error)}`)),
    fault,
  }
}

/** The same fault after each save, or with each of a reader's answers, is said once. */
function unlessSaidLast(say: (error: unknown) => void): (error: unknown) => void {
  let last = ''
  return (error) => {
    if (String(error) === last) return
    last = String(error)
    say(error)
  }
}

function lookOf(system: System) {
  return { ...reportLook(system), limit: null, prefix: '' }
}
