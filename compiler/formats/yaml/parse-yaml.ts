import type { Outcome } from '../../diagnostics/diagnostic.ts'
import { withoutLoneReturns } from '../lone-returns.ts'
import { readYamlDocument } from './document.ts'
import { hiddenCharacters } from './hidden-characters.ts'
import { readLongList } from './long-list.ts'
import type { ReadOptions } from './nodes.ts'
import { onlyPlaces, type Part, type Placed, placed } from './placed.ts'
import { readPlainYaml } from './plain-reader.ts'
import type { Problem, ReportProblem } from './problem.ts'
import { toDiagnostics } from './report.ts'
import { scanYaml } from './scan.ts'
import { Spans } from './spans.ts'
import { faultsOfLongList } from './syntax-faults.ts'

export interface Limits {
  /** UTF-16 units of the text. */
  readonly size: number
  /** Lists and mappings inside one another. */
  readonly depth: number
}

export const defaultLimits: Limits = { size: 50 * 1024 * 1024, depth: 64 }

export interface ParseOptions {
  /** Relative to the root, for diagnostics. */
  readonly file: string
  /** The file that the text is a part of (front matter), and where the part begins in it. */
  readonly within?: Part
  readonly limits?: Partial<Limits>
  /**
   * `ours` (default) refuses `__proto__`, `constructor` and `prototype`; `any` keeps them as the data that they are
   * (a specification may describe a property of that name).
   */
  readonly keys?: 'ours' | 'any'
  /** Aliases and merge keys are read: programs write them into specifications. All else has none (default). */
  readonly aliases?: boolean
}

/**
 * Reads one YAML document: YAML 1.2 with the core schema, without tags of its own and duplicate keys, and most often
 * without aliases.
 * Everything that is wrong is a diagnostic at its place. A text whose syntax is right has a value even then: without
 * the keys that are refused, the first of two that are the same.
 *
 * @returns null when the syntax is wrong or a limit is passed
 */
export function parseYaml(text: string, options: ParseOptions): Outcome<Placed | null> {
  const part = options.within ?? { whole: text, offset: 0 }
  const limits = { ...defaultLimits, ...options.limits }
  const problems: Problem[] = []
  const report: ReportProblem = (problem) => problems.push(problem)
  // A lone CR is a line end in YAML and in our places, but not for the parser.
  const lines = withoutLoneReturns(text)
  const aliases = options.aliases === true
  const value = read(lines, part, limits, { forbidKeys: options.keys !== 'any', depth: limits.depth, aliases }, report)
  const hidden = value === null ? [] : hiddenCharacters(lines, value, options.file)
  return { value, diagnostics: [...toDiagnostics(problems, options.file, part), ...hidden] }
}

function read(text: string, part: Part, limits: Limits, options: ReadOptions, report: ReportProblem): Placed | null {
  if (text.length > limits.size) {
    report({ kind: 'size', size: text.length, limit: limits.size, start: 0, end: 0 })
    return null
  }
  const plain = readPlainYaml(text, limits.depth, null)
  if (plain !== null) {
    // Where the first of two keys is, only places tell.
    for (const problem of plain.repeats ? (readPlainYaml(text, limits.depth, new Spans())?.problems ?? []) : [])
      report(problem)
    return placed(plain.value, { ...part, text }, () => readPlainYaml(text, limits.depth, new Spans()))
  }
  const faults = faultsOfLongList(text, limits.depth)
  for (const fault of faults) report(fault)
  if (faults.length > 0) return null
  const scan = scanYaml(text, limits.depth)
  if (scan.tooDeep !== null) {
    report({ kind: 'depth', limit: limits.depth, start: scan.tooDeep, end: scan.tooDeep + 1 })
    return null
  }
  const list = readLongList(text, options, report)
  const document = list === null ? readYamlDocument(text, scan, options, report) : list.document
  if (document === null) return null
  const places = onlyPlaces(document)
  return placed(document.value, { ...part, text }, () => places)
}
