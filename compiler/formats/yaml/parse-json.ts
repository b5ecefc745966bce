import type { Outcome } from '../../diagnostics/diagnostic.ts'
import { hiddenCharacters } from './hidden-characters.ts'
import { readJson } from './json-reader.ts'
import { defaultLimits, type Limits, type ParseOptions } from './parse-yaml.ts'
import { onlyPlaces, type Part, type Placed, placed, type Spanned } from './placed.ts'
import type { Problem, ReportProblem } from './problem.ts'
import { toDiagnostics } from './report.ts'
import { Spans } from './spans.ts'

/**
 * Reads a JSON text (RFC 8259) in the way `parseYaml` reads YAML: duplicate keys and numbers that lose digits are
 * diagnostics, and everything has a place.
 *
 * @returns null when the syntax is wrong or a limit is passed
 */
export function parseJson(text: string, options: ParseOptions): Outcome<Placed | null> {
  const part = options.within ?? { whole: text, offset: 0 }
  const problems: Problem[] = []
  const limits = { ...defaultLimits, ...options.limits }
  const value = read(text, part, limits, options.keys !== 'any', (problem) => problems.push(problem))
  const hidden = value === null ? [] : hiddenCharacters(text, value, options.file)
  return { value, diagnostics: [...toDiagnostics(problems, options.file, part), ...hidden] }
}

function read(text: string, part: Part, limits: Limits, forbidKeys: boolean, report: ReportProblem): Placed | null {
  if (text.length > limits.size) {
    report({ kind: 'size', size: text.length, limit: limits.size, start: 0, end: 0 })
    return null
  }
  const setup = { depthLimit: limits.depth, forbidKeys }
  let isClean = true
  const unclean = () => {
    isClean = false
  }
  const value = readJson(text, { ...setup, spans: null, report: unclean })
  const again = (tell: ReportProblem): Spanned | null => readJson(text, { ...setup, spans: new Spans(), report: tell })
  if (isClean && value !== null) return placed(value.value, { ...part, text }, () => again(() => {}))
  const spanned = again(report)
  if (spanned === null) return null
  const places = onlyPlaces(spanned)
  return placed(spanned.value, { ...part, text }, () => places)
}
