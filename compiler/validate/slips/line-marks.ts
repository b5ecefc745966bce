import { fenceMark, hiddenBeforeMark } from '../../diagnostics/codes/marks.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { codeName } from '../../formats/code-name.ts'
import { at, type SourceText } from '../source-text.ts'
import { nonText, type Prose } from './prose.ts'

const otherSpace = '\\u00A0\\u2000-\\u200A\\u202F\\u3000'
/** What nobody sees, and Markdown takes for no space. */
const hidden = `${otherSpace}\\u00AD\\u200B-\\u200D\\u2060\\uFEFF`
/** Three backticks are code for the parser, so that only one character is left of them. */
const mark = `#{1,6}(?=[ \\t])|[-*+](?=[ \\t])|\\d{1,3}[.)](?=[ \\t])|>(?=[ \\t])|~~~|:::(?=\\w)|\\|(?=[^\\r\\n]*\\|[ \\t]*$)|${nonText}`
const marked = new RegExp(`^[ \\t>]*(?<hidden>[${hidden}]+)(?:[ \\t][ \\t${hidden}]*)?(?<mark>${mark})`, 'dgm')

/** Finds `##` and other marks of a line behind a character that nobody sees, so that Markdown takes the line for text. */
export function hiddenBeforeMarks({ text, start }: Prose, source: SourceText): Diagnostic[] {
  return [...text.matchAll(marked)].flatMap(({ indices, groups = {} }) => {
    const [from = 0, to = 0] = indices?.groups?.hidden ?? []
    const [markAt = 0] = indices?.groups?.mark ?? []
    const isCode = groups.mark === nonText
    if (isCode && !source.text.startsWith('```', start + markAt)) return []
    const character = groups.hidden?.charAt(0) ?? ''
    return hiddenBeforeMark(at(source, { start: start + from, end: start + to }), {
      character: codeName(character),
      mark: isCode ? '```' : (groups.mark ?? ''),
      isSpace: new RegExp(`[${otherSpace}]`).test(character),
    })
  })
}

const quotes = `(?:['‘’´]{3}|["“”]{3})`
const opening = new RegExp(`^[ \\t>]*(?<mark>${quotes})(?<language>[A-Za-z][\\w+#-]*)?[ \\t]*$`, 'dgm')
const closing = new RegExp(`^[ \\t>]*${quotes}[ \\t]*$`, 'm')
/** Code is hardly longer, and looking for its end takes time. */
const furthest = 20_000

/** Finds code between lines of quotes, which are meant as backticks. */
export function fencesOfQuotes({ text, start }: Prose, source: SourceText): Diagnostic[] {
  for (const { 0: line, index, indices, groups = {} } of text.matchAll(opening)) {
    const end = start + index + line.length
    if (!closing.test(source.text.slice(end, end + furthest))) continue
    const [from = 0, to = 0] = indices?.groups?.mark ?? []
    const place = at(source, { start: start + from, end: start + to })
    return [fenceMark(place, { mark: groups.mark ?? '', language: groups.language ?? '' })]
  }
  return []
}
