import type { LineIndex } from '../../source.ts'
import type { SyntaxFault } from '../parsed.ts'

/** A page that can't be read, and what its parser says of it. */
export interface Faulty {
  readonly fault: SyntaxFault
  readonly file: string
  readonly text: string
  readonly lines: LineIndex
  /** Names of blocks. */
  readonly blocks: Pick<ReadonlyMap<string, unknown>, 'has' | 'keys'>
}
