import { inspect } from 'node:util'
import type { InWorkRecord } from './in-work.ts'

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
