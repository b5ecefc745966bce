import { append } from '../../formats/append.ts'

const cells: ReadonlySet<string> = new Set(['caption', 'td', 'th'])
const rows: ReadonlySet<string> = new Set(['col', 'colgroup', 'tbody', 'tfoot', 'thead', 'tr'])

/**
 * Follows the tags of a table of HTML, to tell where it may be cut. What stands in it outside of its cells goes in front of it
 * (HTML standard, "foster parent"), so that only one is cut that has nothing there, which its end alone can tell.
 */
export class TableScan<Cut> {
  /** `unclear` is a table of which it can't be told where it ends. */
  #at: 'outside' | 'rows' | 'cell' | 'unclear' = 'outside'
  #cuts: Cut[] = []
  readonly #into: Cut[]

  /** @param into takes where a table may be cut, when it ends */
  constructor(into: Cut[]) {
    this.#into = into
  }

  get isOpen(): boolean {
    return this.#at !== 'outside'
  }

  /** Notes that a table may be cut after a row that has just ended. */
  row(cut: Cut): void {
    if (this.#at === 'rows') this.#cuts.push(cut)
  }

  tag(name: string, isEnd: boolean): void {
    if (this.#at === 'unclear') return
    if (this.#at === 'outside') {
      if (name === 'table' && !isEnd) this.#at = 'rows'
    } else if (name === 'table') {
      this.#at = isEnd ? 'outside' : 'unclear'
      if (isEnd) append(this.#into, this.#cuts)
      this.#cuts = []
    } else if (cells.has(name)) this.#at = isEnd ? 'rows' : 'cell'
    else if (rows.has(name)) this.#at = 'rows'
    else if (this.#at === 'rows') this.#at = 'unclear'
  }

  /** A text that is no white space. */
  text(): void {
    if (this.#at === 'rows') this.#at = 'unclear'
  }
}
