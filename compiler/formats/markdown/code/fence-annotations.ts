import { nearest } from '../../nearest.ts'
import type { CommentMark } from './code-languages.ts'

/** A range of lines that is marked, or that the others step back from. Lines count from 1, both ends belong to it. */
export interface CodeAnnotation {
  readonly name: 'mark' | 'focus'
  readonly fromLineNumber: number
  readonly toLineNumber: number
}

/** What is wrong with one annotation. `line` is the index of its line in the code as written. */
export interface AnnotationFault {
  readonly kind: 'form' | 'range' | 'name' | 'foreign'
  readonly line: number
  /** The annotation without its comment marks. */
  readonly written: string
  /** How many lines follow the annotation. */
  readonly following: number
  /** The name that was probably meant; null where there is none. */
  readonly near: string | null
}

/** The code as it is shown, and what its annotations say. */
export interface AnnotatedCode {
  readonly lines: readonly string[]
  readonly annotations: readonly CodeAnnotation[]
  readonly faults: readonly AnnotationFault[]
}

/** Most code has none. */
const noAnnotations: readonly CodeAnnotation[] = []

const names = ['mark', 'focus'] as const
const elsewhere = new Set(['highlight', 'hl', 'hilite', 'marked', 'focused'])

interface Found {
  readonly line: number
  readonly written: string
  readonly name: CodeAnnotation['name']
  readonly rest: string
  /** How many shown lines are before it. */
  readonly base: number
}

/** The text of a line that holds only a comment, or null. */
function commentText(line: string, marks: readonly CommentMark[]): string | null {
  const text = line.trim()
  const mark = marks.find(
    ([open, close]) => text.startsWith(open) && text.endsWith(close) && text.length >= open.length + close.length,
  )
  return mark === undefined ? null : text.slice(mark[0].length, text.length - mark[1].length).trim()
}

/**
 * Finds an annotation of another generator: of Docusaurus on a line of its own, of VitePress, Nextra and the like at the end
 * of the line that it is for.
 */
function foreignFault(line: string, index: number, marks: readonly CommentMark[]): AnnotationFault | null {
  const fault = { kind: 'foreign', line: index, following: 0 } as const
  if (line.includes('highlight-')) {
    const text = commentText(line, marks) ?? ''
    if (!/^highlight-(?:next-line|start|end)$/.test(text)) return null
    return { ...fault, written: text, near: text === 'highlight-end' ? null : 'mark' }
  }
  if (!line.includes('[!code ')) return null
  const [written, name] = /\[!code ([\w+:-]+)(?![\w+:-])[^[\]]*\]/.exec(line) ?? []
  if (written === undefined || name === undefined) return null
  const before = line.slice(0, line.indexOf(written)).trimEnd()
  if (!marks.some(([open]) => before.endsWith(open))) return null
  return { ...fault, written, near: name.startsWith('focus') ? 'focus' : 'mark' }
}

/**
 * Takes the annotations out of code: comment lines that hold only `!mark` or `!focus`, for the next line, or with
 * `(from:to)`, counted in shown lines from the next one as 1.
 *
 * @param written lines of the code as the author wrote it
 * @param marks the comment syntaxes of its language
 * @returns the lines to show, the annotations in source order and what is wrong with any of them
 */
export function readAnnotations(written: readonly string[], marks: readonly CommentMark[]): AnnotatedCode {
  const lines: string[] = []
  const found: Found[] = []
  const faults: AnnotationFault[] = []
  for (const [index, line] of written.entries()) {
    const foreign = foreignFault(line, index, marks)
    if (foreign !== null) {
      lines.push(line)
      faults.push(foreign)
      continue
    }
    // Nearly no line holds an exclamation mark after a comment mark: the cheap test goes first.
    if (!line.includes('!')) {
      lines.push(line)
      continue
    }
    const text = commentText(line, marks)
    const match = text?.match(/^!([A-Za-z][\w-]*)(.*)$/)
    const [name, rest] = [match?.[1] ?? '', match?.[2]?.trim() ?? '']
    if (match && isName(name)) found.push({ line: index, written: text ?? '', name, rest, base: lines.length })
    else lines.push(line)
    const near = match && !isName(name) && /^(\(.*)?$/.test(rest) ? nearName(name) : null
    if (near !== null) faults.push({ kind: 'name', line: index, written: text ?? '', following: 0, near })
  }
  const annotations: CodeAnnotation[] = []
  for (const one of found) {
    const following = lines.length - one.base
    const range = readRange(one.rest)
    const kind = range === null ? 'form' : range.to > following ? 'range' : null
    if (range !== null && kind === null)
      annotations.push({
        name: one.name,
        fromLineNumber: one.base + range.from,
        toLineNumber: one.base + range.to,
      })
    if (kind !== null) faults.push({ kind, line: one.line, written: one.written, following, near: null })
  }
  return {
    lines,
    annotations: annotations.length === 0 ? noAnnotations : annotations,
    faults: faults.toSorted((a, b) => a.line - b.line),
  }
}

const isName = (name: string): name is CodeAnnotation['name'] => names.some((known) => known === name)

function nearName(name: string): string | null {
  const lower = name.toLowerCase()
  return elsewhere.has(lower) ? 'mark' : nearest(lower, names)
}

/** `(from:to)` with 1 ≤ from ≤ to, or nothing for the next line; null for anything else. */
function readRange(rest: string): { from: number; to: number } | null {
  if (rest === '') return { from: 1, to: 1 }
  const match = rest.match(/^\(\s*(\d{1,7})\s*:\s*(\d{1,7})\s*\)$/)
  const [from, to] = [Number(match?.[1] ?? 0), Number(match?.[2] ?? 0)]
  return from >= 1 && to >= from ? { from, to } : null
}
