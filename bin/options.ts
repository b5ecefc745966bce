import { type Command, InvalidArgumentError, Option } from 'commander'
import type { ReportFormat } from '../compiler/diagnostics/report/report.ts'
import { nearest } from '../compiler/formats/nearest.ts'
import { didYouMean } from './did-you-mean.ts'

/** The formats of reports, by name: the table itself is loaded only by a command that writes one. */
const formats: readonly ReportFormat[] = ['pretty', 'json', 'github', 'sarif', 'junit']

/** Which Markdown parser reads the pages that both can. */
export type MarkdownParser = 'remark' | 'fast'

/** What `build` and `check` take alike. */
export interface ReportingOptions {
  readonly root: string
  readonly format: ReportFormat
  readonly strict?: boolean
  readonly maxWarnings?: number
  readonly parser: MarkdownParser
}

/** Adds what `check` and `build` have in common: where, how to report, and what fails. */
export function addReportingOptions(command: Command): Command {
  return command
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--format <format>', `how to report: ${formats.join(', ')}`, readFormat, 'pretty')
    .option('--strict', 'count warnings as errors')
    .option('--max-warnings <n>', 'fail when there are more warnings', readCount)
    .addOption(
      new Option(
        '--parser <name>',
        'read Markdown with remark alone, or, where it gives the same, with the fast parser',
      )
        .choices(['remark', 'fast'])
        .default('fast'),
    )
}

function readFormat(text: string): ReportFormat {
  const found = formats.find((format) => format === text)
  if (found !== undefined) return found
  const near = nearest(text, formats)
  throw new InvalidArgumentError(didYouMean(near, `Expected one of ${formats.join(', ')}.`))
}

/** A whole number from 0. */
function readCount(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 0 to 999999999.')
  return Number(text)
}

/** The value of `--port`. @throws InvalidArgumentError for what is none */
export function readPort(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new InvalidArgumentError('Expected a port, 0 to 65535.')
  return Number(text)
}
