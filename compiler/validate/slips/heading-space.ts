import { missingHeadingSpace } from '../../diagnostics/codes/slips.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { at, type SourceText } from '../source-text.ts'
import { nonText, type Prose } from './prose.ts'

const title = `[\\p{L}\\p{N}\\p{Extended_Pictographic}${nonText}"'“‘¿¡]`
/** A space that is none for Markdown, such as the one that copying from a word processor leaves. */
const otherSpace = '[\\u00A0\\u2000-\\u200B\\u202F\\u3000]'
const marks = new RegExp(`^[ \\t>]*(?<marks>#{1,6})(?:(?<space>${otherSpace})|(?<title>${title}[^\\r\\n]*))`, 'dgmu')

/** Finds `##Title`: Markdown takes marks without a space after them for text. One mark alone begins a hashtag as well. */
export function headingsWithoutSpace({ text, start }: Prose, source: SourceText): Diagnostic[] {
  if (!text.includes('#')) return []
  return [...text.matchAll(marks)].flatMap(({ groups = {}, indices }) => {
    const [from = 0, to = 0] = indices?.groups?.marks ?? []
    const { marks: written = '', space, title: words = '' } = groups
    if (space === undefined && written === '#' && !isTitle(words, text)) return []
    // `##vso[…]` and the like are commands in logs.
    if (/^\w+\[/.test(words)) return []
    return missingHeadingSpace(at(source, { start: start + from, end: start + to }), { marks: written })
  })
}

/** Several words by themselves that begin as a title does, and don't end as a sentence. */
function isTitle(words: string, whole: string): boolean {
  return whole.trimEnd() === `#${words}`.trimEnd() && /^\p{Lu}\S* +\S/u.test(words) && !/[.,;:!?]\s*$|\s#/.test(words)
}
