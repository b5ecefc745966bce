import { type Code, type Codes, codes } from './codes.ts'
import type { At, CodeRow, Diagnostic } from './diagnostic.ts'

type MessageFacts<Row> = Row extends { message: (...facts: infer F) => string } ? F : never
type HintFacts<Row> = Row extends { hint: (...facts: infer F) => string | null } ? F : []
/** The facts of the message, and those that the hint takes besides. */
type Longer<M extends readonly unknown[], H extends readonly unknown[]> = H extends readonly [...M, ...unknown[]]
  ? H
  : M
type Facts<C extends Code> = Longer<MessageFacts<Codes[C]>, HintFacts<Codes[C]>>

/**
 * Makes a diagnostic from a code of the table, a place and the facts that the code's sentences need.
 * A wrong code or a wrong number of facts is a type error.
 */
export function diagnose<C extends Code>(code: C, at: At, ...facts: Facts<C>): Diagnostic {
  const row = codes[code] as unknown as CodeRow<never[]>
  const given = facts as unknown as never[]
  return {
    code,
    severity: at.severity ?? row.severity,
    message: at.message ?? row.message(...given),
    file: at.file,
    line: at.place?.line ?? null,
    column: at.place?.column ?? null,
    endLine: at.place?.endLine ?? null,
    endColumn: at.place?.endColumn ?? null,
    hint: at.hint !== undefined ? at.hint : (row.hint?.(...given) ?? null),
    related: at.related ?? [],
  }
}
