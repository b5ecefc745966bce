import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { grouped } from '../../../compiler/formats/grouped.ts'

/**
 * What the check of the whole site has found, file by file. It looks at the site as it was at some moment: what it says
 * of a file that has changed since is not shown any more.
 */
export interface FoundProblems {
  /** Counts the changes of the content. */
  readonly generation: number
  noteChange(paths: readonly string[]): void
  noteResult(generation: number, diagnostics: readonly Diagnostic[]): void
  of(files: readonly string[]): readonly Diagnostic[]
  /** In files that are no pages and no partials. */
  elsewhere(): readonly Diagnostic[]
}

/** @returns a list that no check has filled yet */
export function foundProblems(): FoundProblems {
  const changedAt = new Map<string, number>()
  let generation = 0
  let seen = -1
  let byFile = new Map<string, Diagnostic[]>()
  const of = (files: readonly string[]) =>
    files.flatMap((file) => ((changedAt.get(file) ?? 0) > seen ? [] : (byFile.get(file) ?? [])))
  return {
    get generation() {
      return generation
    },
    noteChange(paths) {
      generation++
      for (const path of paths) changedAt.set(path, generation)
    },
    noteResult(checked, diagnostics) {
      seen = checked
      byFile = grouped(diagnostics, ({ file }) => file ?? '')
      for (const [path, at] of changedAt) if (at <= checked) changedAt.delete(path)
    },
    of,
    elsewhere: () => of([...byFile.keys()].filter((file) => !/^content\/(?:pages|partials)\//.test(file))),
  }
}
