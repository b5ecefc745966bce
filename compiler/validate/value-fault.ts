import {
  codeInContent,
  curlyQuote,
  duplicateObjectKey,
  reservedObjectKey,
  unknownSiteValue,
} from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { curlyValue, isCurlyQuote, named } from '../formats/markdown/straight-quotes.ts'
import type { Attribute } from '../formats/markdown/tree.ts'
import { nearest } from '../formats/nearest.ts'
import type { ValueFault } from '../parse/props.ts'
import { at, atSecond, type SourceText } from './source-text.ts'

/**
 * @param variableNames known paths for `{site.…}`
 * @param hint what to write in place of what is no data, where it is known better than in general
 * @returns what is wrong with a written value, at its characters
 */
export function valueFault(
  fault: ValueFault,
  source: SourceText,
  variableNames: readonly string[],
  hint: string | null = null,
): Diagnostic {
  const place = at(source, fault.range)
  switch (fault.kind) {
    case 'not-data':
      return codeInContent(hint === null ? place : { ...place, hint }, { what: fault.what })
    case 'unknown-variable':
      return unknownSiteValue(place, { path: fault.what, nearest: nearest(fault.what, variableNames) })
    case 'forbidden-key':
      return reservedObjectKey(place, { key: fault.what })
    case 'duplicate-key':
      return duplicateObjectKey(atSecond(source, fault.first ?? fault.range, fault.range), { key: fault.what })
  }
}

/** @returns what is wrong with a value of a directive that is between other quotes than straight ones */
export function findCurlyQuote({ name, value }: Attribute, source: SourceText): Diagnostic | null {
  if (value.kind !== 'string' || value.quote !== '' || !isCurlyQuote(value.text[0])) return null
  const { start } = value.range
  const right = `${name}="${curlyValue(source.text, start)}"`
  return curlyQuote(at(source, { start, end: start + 1 }), { character: named(value.text.charAt(0)), right })
}
