import { diagnose } from '../../diagnostics/diagnose.ts'
import type { At, Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { type Part, placesIn } from './placed.ts'
import type { Problem } from './problem.ts'

/** Gives each problem its code and its place, in the order of the text. */
export function toDiagnostics(problems: readonly Problem[], file: string, part: Part): readonly Diagnostic[] {
  if (problems.length === 0) return []
  const place = placesIn(part)
  const sorted = [...problems].sort((a, b) => a.start - b.start)
  return sorted.map((problem) => toDiagnostic(problem, { file, place: place(problem.start, problem.end) }, place))
}

function toDiagnostic(problem: Problem, at: At, place: (start: number, end: number) => Place): Diagnostic {
  switch (problem.kind) {
    case 'syntax':
      return diagnose('SP1201', { ...at, hint: problem.hint }, problem.format, problem.found)
    case 'alias':
      return diagnose('SP1202', at, problem.name)
    case 'duplicate': {
      const { line, column } = place(problem.first.start, problem.first.end)
      const related = [{ message: `The first \`${problem.key}\``, file: at.file ?? '', line, column }]
      return diagnose('SP1203', { ...at, related }, problem.key)
    }
    case 'forbidden':
      return diagnose('SP1204', at, problem.key)
    case 'depth':
      return diagnose('SP1205', at, problem.limit)
    case 'number':
      return diagnose('SP1206', { ...at, severity: problem.finite ? 'warning' : 'error' }, problem.source)
    case 'documents':
      return diagnose('SP1207', at)
    case 'tag':
      return diagnose('SP1208', at, problem.tag)
    case 'key':
      return diagnose('SP1209', at, problem.found)
    case 'size':
      return diagnose('SP1210', at, problem.size, problem.limit)
  }
}
