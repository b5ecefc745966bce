import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { environmentFault } from '../environment.ts'
import { type ExitStatus, exit } from '../exit.ts'
import { compiled } from './compiled.ts'
import type { InWorkRecord } from './in-work.ts'

/**
 * @returns what is said, and the status, where an exception ends the command: the system's failure, another version of the
 *   tool in the place of the one that runs, or a fault of the tool
 */
export function endOf(
  error: unknown,
  record: Pick<InWorkRecord, 'file'>,
  version: string,
): { readonly text: string; readonly status: ExitStatus } {
  if (hasBeenReplaced()) return { text: replacedText, status: exit.environment }
  const fault = environmentFault(error, process.cwd())
  if (fault === null) return { text: crashReport(error, record, version), status: exit.crashed }
  const at = fault.file === null ? '' : `${fault.file}: `
  return { text: `signalpost: ${at}${fault.message}\n`, status: exit.environment }
}

const replacedText =
  'signalpost: the tool was installed or compiled anew while it ran, and the output is as it was. Run the command again.\n'

/** What is read later than the command itself, such as the list of scripts for browsers, is then of another version. */
function hasBeenReplaced(): boolean {
  const found = compiled()
  return found !== null && !existsSync(join(found.folder, found.file))
}

/** The text for a fault of the tool itself: what it worked on, the version, and the stack for whoever looks into it. */
export function crashReport(error: unknown, record: Pick<InWorkRecord, 'file'>, version: string): string {
  const during = record.file === null ? '' : ` while processing ${record.file}`
  const stack = error instanceof Error ? (error.stack ?? String(error)) : inspect(error)
  return [
    `signalpost: crashed${during}. This is a fault of the tool itself, and the output is as it was.`,
    'Please report it with the text below and, if you can, with the page that is named.',
    '',
    `signalpost ${version}, Node.js ${process.version}, ${process.platform} ${process.arch}`,
    stack,
    '',
  ].join('\n')
}
