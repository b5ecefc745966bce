import {
  dataTooLong,
  inexactNumber,
  keyNotAName,
  malformedData,
  nestedTooDeep,
  repeatedKey,
  reservedKey,
  secondYamlDocument,
  yamlAlias,
  yamlAnchor,
  yamlTag,
} from '../../diagnostics/codes/yaml.ts'
import type { At, Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { conflictFault, conflictsIn } from '../markdown/conflict-markers.ts'
import { LineIndex } from '../source.ts'
import { type Part, placesIn } from './placed.ts'
import type { Problem } from './problem.ts'

/** Gives each problem its code and its place, in the order of the text. */
export function toDiagnostics(problems: readonly Problem[], file: string, part: Part): readonly Diagnostic[] {
  if (problems.length === 0) return []
  // Between the marks of git nothing is to blame for what two versions are together.
  const [conflict] = problems.some(({ kind }) => kind === 'syntax') ? conflictsIn(part.whole) : []
  if (conflict !== undefined) {
    const lines = new LineIndex(part.whole)
    return [conflictFault(conflict, { file, text: part.whole, lines, related: [] }, 'error')]
  }
  const place = placesIn(part)
  const sorted = [...problems].sort((a, b) => a.start - b.start)
  return sorted.map((problem) => toDiagnostic(problem, { file, place: place(problem.start, problem.end) }, place))
}

function toDiagnostic(problem: Problem, at: At, place: (start: number, end: number) => Place): Diagnostic {
  switch (problem.kind) {
    case 'syntax':
      return malformedData({ ...at, hint: problem.hint }, { found: problem.found })
    case 'alias':
      return yamlAlias(at, { name: problem.name })
    case 'anchor':
      return yamlAnchor(at, { name: problem.name, quoted: problem.quoted })
    case 'duplicate': {
      const { line, column } = place(problem.first.start, problem.first.end)
      const related = [{ message: `The first \`${problem.key}\``, file: at.file ?? '', line, column }]
      return repeatedKey({ ...at, related }, { key: problem.key })
    }
    case 'forbidden':
      return reservedKey(at, { key: problem.key })
    case 'depth':
      return nestedTooDeep(at, { limit: problem.limit })
    case 'number':
      return inexactNumber({ ...at, severity: problem.finite ? 'warning' : 'error' }, { source: problem.source })
    case 'documents':
      return secondYamlDocument(at)
    case 'tag':
      return yamlTag(at, { tag: problem.tag })
    case 'key':
      return keyNotAName(at, { found: problem.found })
    case 'size':
      return dataTooLong(at, { size: problem.size, limit: problem.limit })
  }
}
