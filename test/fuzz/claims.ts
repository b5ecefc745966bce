import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Judge } from './judge.ts'

/** Files of a site that are missed, and blamed without a place. */
const missable: ReadonlySet<string> = new Set(['content/site.yaml', 'content/pages'])

/** @returns the problems that point to where nothing is: outside of their file, or to a file that is not there */
export function misplaced(found: readonly Diagnostic[], judge: Pick<Judge, 'text'>): readonly string[] {
  const lengths = new Map<string, readonly number[] | null>()
  const linesOf = (path: string) => {
    if (!lengths.has(path))
      lengths.set(
        path,
        judge
          .text(path)
          ?.split(/\r\n|\r|\n/)
          .map((line) => line.length) ?? null,
      )
    return lengths.get(path) ?? null
  }
  const isIn = (file: string, line: number | null, column: number | null) => {
    const lines = linesOf(file)
    if (lines === null) return line === null && missable.has(file)
    if (line === null || column === null) return line === null && column === null
    return line >= 1 && line <= lines.length && column >= 1 && column <= (lines[line - 1] ?? 0) + 1
  }
  return found
    .filter(({ file, line, column, endLine, endColumn, message, related }) => {
      if (message === '' || /undefined|\[object|NaN/.test(message)) return true
      if (related.some((one) => !isIn(one.file, one.line, one.column))) return true
      if (file === null) return line !== null
      if (!isIn(file, line, column) || !isIn(file, endLine, endColumn)) return true
      return line !== null && ((endLine ?? 0) < line || (endLine === line && (endColumn ?? 0) < (column ?? 0)))
    })
    .map(showProblem)
}

export function showProblem({ code, file, line, column, endLine, endColumn, message }: Diagnostic): string {
  return `${file}:${line}:${column}-${endLine}:${endColumn} ${code} ${message}`
}
