import { unknownLinkLabel } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { at, type SourceText } from '../source-text.ts'
import { nonText, type Prose } from './prose.ts'

const reference = /(?<![\\\p{L}\p{N}_\])])!?\[(?<text>(?:[^[\]\\]|\\.)+)\]\[(?<label>(?:[^[\]\\]|\\.)*)\](?![[(])/gu

/** Options, formulas and patterns are in brackets as well. */
const startsAsText = new RegExp(`^\\s*[\\p{L}\\p{N}"'“‘(:@*_~${nonText}]`, 'u')

/** `A-Z`, `^/`, `0-9_`: a set of characters in a regular expression. */
function isCharacterSet(text: string): boolean {
  return !/[\p{L}\s]/u.test(text.replaceAll(/\w-\w|\\./g, ''))
}

/**
 * Finds references to nothing: `[text][label]` without the label's definition.
 *
 * @param nearest finds the link definition of the text that was probably meant, as CommonMark compares their labels
 */
export function undefinedReferences(
  { text, start }: Prose,
  source: SourceText,
  nearest: (label: string) => string | null,
): Diagnostic[] {
  if (!text.includes('][')) return []
  return [...text.matchAll(reference)].flatMap(({ 0: found, index, groups = {} }) => {
    const { text: words = '', label: written = '' } = groups
    const label = written.trim() === '' ? words : written
    // Indices, options of a command and sets of characters are in brackets side by side as well.
    if (!/\p{L}{2}/u.test(words) && !words.includes(nonText)) return []
    if (!startsAsText.test(words) || isCharacterSet(words) || label.includes(nonText)) return []
    // A number may be a label; `0-9` is none.
    if (!/^\d+$/.test(label) && isCharacterSet(label)) return []
    const range = { start: start + index, end: start + index + found.length }
    return unknownLinkLabel(at(source, range), { label, nearest: nearest(label.toLowerCase()) })
  })
}
