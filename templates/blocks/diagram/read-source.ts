import { filled, type Say, sayLabel } from '../../elements/texts/texts.ts'
import { diagramKinds } from './kinds.ts'

/** What can be told of a diagram's source without drawing it. */
export interface SourceFacts {
  /** Its first word, which says what kind of diagram it is; empty when there is nothing but comments. */
  readonly word: string
  /** What a reader calls this kind; null for a word that Mermaid does not know. */
  readonly kind: string | null
  /** Its `accTitle`, or the title of its front matter. */
  readonly title: string | null
  /** Its `accDescr`. */
  readonly description: string | null
}

/**
 * Reads what is around a diagram: front matter, directives and comments before its first word, and the two
 * statements for readers who do not see it (mermaid.js.org, "Accessibility Options").
 */
export function readSource(code: string): SourceFacts {
  const text = code.replace(/\r\n?/g, '\n')
  const front = /^\s*---[ \t]*\n([\s\S]*?)\n[ \t]*---[ \t]*(?:\n|$)/.exec(text)
  const body = text
    .slice(front?.[0].length ?? 0)
    .replace(/%%\{[\s\S]*?\}%%/g, '')
    .replace(/^[ \t]*%%.*$/gm, '')
    .trim()
  const word = /^[\w-]+/.exec(body)?.[0] ?? ''
  const several = /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m.exec(body)?.[1]
  return {
    word,
    kind: diagramKinds.get(word) ?? null,
    title: textOf(/^[ \t]*accTitle[ \t]*:(.*)$/m, body) ?? textOf(/^[ \t]*title[ \t]*:(.*)$/m, front?.[1] ?? ''),
    description: several?.replace(/\s+/g, ' ').trim() || textOf(/^[ \t]*accDescr[ \t]*:(.*)$/m, body),
  }
}

function textOf(statement: RegExp, text: string): string | null {
  const value = statement
    .exec(text)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2')
  return value === undefined || value === '' ? null : value
}

/** @returns what a screen reader says in place of the picture */
export function alternativeOf({ kind, title, description }: SourceFacts, say: Say): string {
  const said = [title, description].filter((text) => text !== null)
  if (said.length > 0)
    return said.map((text, index) => (index < said.length - 1 && !/[.!?]$/.test(text) ? `${text}.` : text)).join(' ')
  return filled(say('{kind}. Its source follows.'), { kind: sayLabel(say, kind ?? 'Diagram') })
}
