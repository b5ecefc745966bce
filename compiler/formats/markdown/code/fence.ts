import type { Code } from 'mdast'
import {
  annotationOutOfRange,
  codeTooLong,
  emptyFence,
  malformedAnnotation,
  misspeltAnnotation,
  pastedCharacter,
  reorderingCharacter,
  unexpectedFenceWord,
  unknownFenceOption,
  unknownLanguage,
} from '../../../diagnostics/codes/fences.ts'
import type { Diagnostic, Place } from '../../../diagnostics/diagnostic.ts'
import { Findings } from '../../../diagnostics/packed.ts'
import { nearest } from '../../nearest.ts'
import { once } from '../../once.ts'
import { textLines } from '../../text-lines.ts'
import { codeLanguage, commentMarks, isPlainText, languageNames } from './code-languages.ts'
import { type AnnotationFault, type CodeAnnotation, readAnnotations } from './fence-annotations.ts'
import { type InfoFault, readFenceInfo } from './fence-info.ts'
import { pastedSign } from './pasted-code.ts'

/** A fence as all stages after the parser know it: plain data, the same in HTML, Markdown and search. */
export interface CodeModel {
  /** The identifier that chooses the grammar; null shows plain text. */
  readonly lang: string | null
  /** The language as written, or null when the fence names none. */
  readonly language: string | null
  /** What a reader calls it: the label as written, else the language's own name; empty without a language. */
  readonly label: string
  readonly file?: string
  /** Line numbers are shown. */
  readonly lines: boolean
  /** Long lines wrap instead of scrolling. */
  readonly wrap: boolean
  readonly role: 'example' | 'output'
  /** The code as shown and copied: LF line ends, without annotation comments, without a line end at the end. */
  readonly code: string
  readonly annotations: readonly CodeAnnotation[]
  /** One HTML string for each line of `code`, safe to insert: `highlightFence` adds it. */
  readonly html?: readonly string[]
}

/** What the parser gives for fenced (or indented) code: an mdast `code` node is one. */
export interface Fence {
  readonly lang?: string | null | undefined
  readonly meta?: string | null | undefined
  readonly value: string
}

/** The place of a fence: offsets of `position` count in `text`, the whole file. Generated code has no position. */
export interface FencePlace {
  readonly file: string
  readonly text: string
  readonly position?: Code['position']
}

/** Longer code (in UTF-16 units) is shown without colours, so that no sample can hold up a build. */
export const highlightLimit = 100_000

/** Characters that reorder the text around them, so that code does not read as it runs (CVE-2021-42574). */
const reordering = /[\u202A-\u202E\u2066-\u2069]/u

/**
 * Reads a fence: its info string and its annotations.
 *
 * @param fence language, the rest of the info string and the content, as the parser gives them
 * @param at the file, for the places of what is wrong
 * @returns the model without `html`, and a diagnostic for each word or comment line that is wrong
 */
export function readFence(fence: Fence, at: FencePlace): { readonly value: CodeModel; readonly diagnostics: Findings } {
  const written = fence.value.split(/\r\n|\r|\n/)
  const language = fence.lang ? fence.lang : null
  const known = language === null ? null : codeLanguage(language)
  const info = readFenceInfo(fence.meta ?? '')
  const annotated = readAnnotations(written, commentMarks(known))
  const code = annotated.lines.join('\n')
  const source = sourceOf(at)
  const diagnostics = new Findings()
  if (language !== null && known === null && !isPlainText(language))
    diagnostics.add(
      unknownLanguage(
        { file: at.file, place: source.word(language) },
        { written: language, nearest: languageAlone(language) ?? nearest(language, languageNames) },
      ),
    )
  for (const fault of info.faults)
    diagnostics.add(infoDiagnostic(fault, at.file, source.word(fault.word, fault.kind === 'repeated')))
  if (known !== null && code.length > highlightLimit)
    diagnostics.add(codeTooLong({ file: at.file, place: source.word(language ?? '') }, { length: code.length }))
  for (const fault of annotated.faults) {
    const text = fault.kind === 'foreign' ? fault.written : (written[fault.line] ?? '').trim()
    diagnostics.add(annotationDiagnostic(fault, at.file, source.line(fault.line, text)))
  }
  const reordered = written.findIndex((line) => reordering.test(line))
  if (reordered >= 0) {
    const character = written[reordered]?.match(reordering)?.[0] ?? ''
    diagnostics.add(reorderingCharacter({ file: at.file, place: source.line(reordered, character) }, { character }))
  }
  const pasted = known === null ? null : pastedSign(written, known.id)
  if (pasted !== null)
    diagnostics.add(pastedCharacter({ file: at.file, place: source.line(pasted.line, pasted.character) }, pasted))
  const empty = fence.value.trim() === '' ? source.closed() : null
  if (empty !== null) diagnostics.add(emptyFence({ file: at.file, place: empty }))
  const value: CodeModel = {
    lang: known?.id ?? null,
    language,
    label: info.label || (known?.name ?? (language !== null && isPlainText(language) ? 'Text' : (language ?? ''))),
    lines: info.lines,
    wrap: info.wrap,
    role: info.output ? 'output' : 'example',
    code,
    annotations: annotated.annotations,
  }
  return { value: info.file === undefined ? value : { file: info.file, ...value }, diagnostics }
}

/** @returns the language of words such as `js{1,3}`, `js:app.js` and `{.python}`, which other generators know, or null */
function languageAlone(written: string): string | null {
  const [, word = ''] = /^\{?\.?([\w#+-]+)(?:[{:},]|$)/.exec(written) ?? []
  return codeLanguage(word) === null ? null : word
}

function infoDiagnostic(fault: InfoFault, file: string, place: Place | null): Diagnostic {
  return fault.kind === 'unknown'
    ? unknownFenceOption({ file, place }, { word: fault.word, instead: fault.instead })
    : unexpectedFenceWord({ file, place }, { word: fault.word, expected: fault.expected })
}

function annotationDiagnostic(fault: AnnotationFault, file: string, place: Place | null): Diagnostic {
  if (fault.kind === 'foreign') {
    const hint =
      fault.near === null
        ? 'Remove the line: `!mark(from:to)` says by itself where it ends.'
        : `Write \`!${fault.near}\` as a comment line before the line, or \`!${fault.near}(1:3)\` before three.`
    return misspeltAnnotation({ file, place, hint }, { written: fault.written, nearest: fault.near ?? 'mark' })
  }
  if (fault.kind === 'name')
    return misspeltAnnotation({ file, place }, { written: fault.written, nearest: fault.near ?? 'mark' })
  return fault.kind === 'form'
    ? malformedAnnotation({ file, place }, { written: fault.written })
    : annotationOutOfRange({ file, place }, { written: fault.written, following: fault.following })
}

/** Finds places in the fence as it is in the file; without a position there are none. */
function sourceOf({ text, position }: FencePlace) {
  const start = position?.start
  // Most fences have nothing wrong, and all lines of a long one would take ten times its room.
  const raw = once(() => textLines(text.slice(start?.offset ?? text.length, position?.end.offset)))
  const opening = once(() => lineAt(0).match(/^(`{3,}|~{3,})[ \t]*/)?.[0] ?? null)
  const lineAt = (row: number) => raw().line(row + 1)
  const place = (row: number, at: number, length: number): Place | null => {
    if (start === undefined || row >= raw().count) return null
    // The first row begins in the middle of its line, the others are whole lines.
    const column = row === 0 ? start.column + at : at + 1
    return { line: start.line + row, column, endLine: start.line + row, endColumn: column + length }
  }
  return {
    /** The opening line of a fence that has a closing one. */
    closed(): Place | null {
      const last = lineAt(raw().count - 1).trimEnd()
      return raw().count > 1 && /(?:`{3}|~{3})$/.test(last) ? place(0, 0, lineAt(0).trimEnd().length) : null
    },
    /** A word of the info string; the whole of it when escapes hide the word. */
    word(word: string, last = false): Place | null {
      const info = opening()?.length ?? 0
      const found = last ? lineAt(0).lastIndexOf(word) : lineAt(0).indexOf(word, info)
      return found >= info ? place(0, found, word.length) : place(0, info, lineAt(0).trimEnd().length - info)
    },
    /** A piece of one line of the code (index from 0). */
    line(index: number, piece: string): Place | null {
      const row = opening() === null ? index : index + 1
      return place(row, Math.max(lineAt(row).indexOf(piece), 0), piece.length)
    },
  }
}
