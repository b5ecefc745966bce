import { visible } from '../../compiler/diagnostics/cells.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { ExitStatus } from '../exit.ts'
import type { System } from '../system.ts'
import { statusOf } from './judge.ts'

/**
 * Says problems on standard error, for commands that have no report.
 *
 * @returns the status that they call for
 */
export async function writeProblems(
  diagnostics: readonly Diagnostic[],
  { err }: Pick<System, 'err'>,
): Promise<ExitStatus> {
  for (const { severity, message, hint, code } of diagnostics) {
    const kind = severity === 'warning' ? 'warning: ' : ''
    const advice = hint === null ? '' : `\n  ${visible(hint)}`
    await err.write(`signalpost: ${kind}${visible(message)} (${code})${advice}\n`)
  }
  return statusOf(diagnostics)
}
