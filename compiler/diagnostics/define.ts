import { inOnePiece } from '../formats/narrow.ts'
import { type At, type Code, type Diagnostic, type DiagnosticText, noneRelated, type Severity } from './diagnostic.ts'
import type { Example } from './example.ts'

/** Facts of a diagnostic whose sentences are always the same. */
type NoFacts = Readonly<Record<never, never>>

/** What a run ends with that is no fault of the content; the command has the numbers (contract, section 4). */
export type ExitKind = 'call' | 'environment' | 'locked'

/** Everything about a diagnostic. `Facts` are the values that its sentences need. */
export interface Row<Facts> {
  readonly severity: Severity
  /** A warning that is reported only where `checks` of `site.yaml` asks for it by its code. */
  readonly offByDefault?: true
  /** Default: the content is at fault. */
  readonly exit?: ExitKind
  message(facts: Facts): string
  hint?(facts: Facts): string | null
  /** One paragraph or more for `signalpost explain`: why it matters and how to put it right, in Markdown. */
  readonly explain: string
  /** The wrong and the right form, which tests try. */
  readonly example: Example
}

/** A row without the types of its facts, as tables and reports see it. */
export interface AnyDiagnostic {
  readonly code: Code
  readonly row: Omit<Row<NoFacts>, 'message' | 'hint'>
}

type Given<Facts> = keyof Facts extends never ? [] : [facts: Facts]

/** A diagnostic of the table: called with a place and its facts, it makes one. */
export interface DiagnosticKind<Facts> extends AnyDiagnostic {
  (at: At, ...facts: Given<Facts>): Diagnostic
  /** For a block, which knows the property or the child and no place: `{ ...noProducts.finding(), path: ['products'] }`. */
  finding(...facts: Given<Facts>): DiagnosticText
}

/**
 * Declares a diagnostic: the one place that knows its code, severity, exit status, sentences, explanation and example.
 *
 * @param number permanent, and never used again when the diagnostic is gone
 * @returns a function that makes it: `deadLink(at, { path, nearest })`; wrong facts are a type error
 */
export function diagnostic<Facts = NoFacts>(number: `SP${number}`, row: Row<Facts>): DiagnosticKind<Facts> {
  const code = number as Code
  const known = knownTexts()
  const finding = (...[facts]: Given<Facts> | []): DiagnosticText =>
    known({
      code,
      severity: row.severity,
      message: row.message(facts as Facts),
      hint: row.hint?.(facts as Facts) ?? null,
    })
  const make = (at: At, ...facts: Given<Facts>): Diagnostic => {
    const text = finding(...facts)
    return {
      code: text.code,
      severity: at.severity ?? text.severity,
      message: at.message ?? text.message,
      file: at.file,
      line: at.place?.line ?? null,
      column: at.place?.column ?? null,
      endLine: at.place?.endLine ?? null,
      endColumn: at.place?.endColumn ?? null,
      hint: at.hint !== undefined ? at.hint : text.hint,
      related: at.related ?? noneRelated,
    }
  }
  return Object.assign(make, { code, row, finding })
}

/** Texts of a code that are held, at most. */
const mostKnown = 64

/** @returns what gives a text that was made before in place of the same one, so that a mistake made 100,000 times lies in memory once */
function knownTexts(): (text: DiagnosticText) => DiagnosticText {
  const texts = new Map<string, DiagnosticText>()
  return (text) => {
    const known = texts.get(text.message)
    if (known !== undefined && known.hint === text.hint) return known
    if (texts.size === mostKnown) texts.clear()
    inOnePiece(text.hint ?? '')
    texts.set(inOnePiece(text.message), text)
    return text
  }
}
