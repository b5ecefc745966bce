import { codes } from './codes.ts'
import type { CodeRow, Severity } from './diagnostic.ts'

/** What the table says about a code apart from its sentences. */
export interface Explanation {
  readonly code: string
  readonly severity: Severity
  /** Nobody is told of it unless `checks` of `site.yaml` asks for it. */
  readonly offByDefault: boolean
  /** The first sentence of `text`, on one line. */
  readonly title: string
  /** Markdown. */
  readonly text: string
}

const rows = new Map<string, Pick<CodeRow, 'severity' | 'offByDefault' | 'explain'>>(Object.entries(codes))

/** @param code in capital letters, `SP3004` */
export function explanationOf(code: string): Explanation | null {
  const row = rows.get(code)
  if (row === undefined) return null
  const { severity, offByDefault = false, explain } = row
  return { code, severity, offByDefault, title: firstSentence(explain), text: explain }
}

/** @returns every code of the table, in order */
export function allCodes(): readonly string[] {
  return [...rows.keys()].sort()
}

function firstSentence(explain: string): string {
  const paragraph = (explain.trim().split(/\n\s*\n/)[0] as string).replaceAll(/\s+/g, ' ')
  return /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph
}
