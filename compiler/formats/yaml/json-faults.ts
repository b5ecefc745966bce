import type { Problem, ReportProblem } from './problem.ts'

/** More in one file is no slip of the pen: it is no JSON. */
const mostFaults = 20

/** What is wrong with the syntax of one text, as it is found. */
export class JsonFaults {
  readonly #report: ReportProblem
  /** Offsets of what is told. */
  readonly #told = new Set<number>()
  /** Where reading stood at the last. */
  #last = -1
  /** What was meant is known so far: brackets and commas are those of the author. */
  isSure = true

  constructor(report: ReportProblem) {
    this.#report = report
  }

  get any(): boolean {
    return this.#told.size > 0
  }

  /**
   * Reports a mistake, once, and not where it may come of how an earlier one was read.
   *
   * @param at where reading stands
   * @returns whether to read on
   */
  tell(at: number, problem: Problem & { readonly kind: 'syntax' }): boolean {
    if (this.#told.size === mostFaults) return false
    if (at <= this.#last || this.#told.has(problem.start)) return true
    if (!this.isSure && problem.isOfBrackets === true) return false
    this.#last = at
    this.#told.add(problem.start)
    this.#report(problem)
    return this.#told.size < mostFaults
  }
}
