import { visible } from './cells.ts'
import { diagnostics } from './codes.ts'
import type { Severity } from './diagnostic.ts'
import type { Example, Files } from './example.ts'

/** What the table says about a code apart from its sentences. */
export interface Explanation {
  readonly code: string
  readonly severity: Severity
  /** It is reported only where `checks` of `site.yaml` asks for it. */
  readonly offByDefault: boolean
  /** The first sentence of `text`, on one line. */
  readonly title: string
  /** Markdown: the explanation, then what an author may write wrong and right. */
  readonly text: string
}

/** @param code in capital letters, `SP3004` */
export function explanationOf(code: string): Explanation | null {
  const row = diagnostics.get(code)?.row
  if (row === undefined) return null
  const { severity, offByDefault = false, explain, example } = row
  const text = [explain, ...shownExample(example)].join('\n\n')
  return { code, severity, offByDefault, title: firstSentence(explain), text }
}

/** @returns every code of the table, in order */
export function allCodes(): readonly string[] {
  return [...diagnostics.keys()].sort()
}

function firstSentence(explain: string): string {
  const [first = ''] = explain.trim().split(/\n\s*\n/)
  const paragraph = first.replaceAll(/\s+/g, ' ')
  return /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph
}

/** The paragraphs of an example; what would steer a terminal is shown as a sign. */
function shownExample(example: Example): readonly string[] {
  if (!('wrong' in example)) return []
  const [[path = '', wrong = ''] = [], other] = Object.entries(example.wrong)
  const right = other === undefined ? example.right[path] : undefined
  const files = (form: Files) =>
    Object.entries(form).flatMap(([name, text]) => [`\`content/${name}\`:`, indented(text)])
  return right === undefined
    ? ['Wrong:', ...files(example.wrong), 'Right:', ...files(example.right)]
    : [`Wrong, in \`content/${path}\`:`, indented(wrong), 'Right:', indented(right)]
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${visible(line)}`))
    .join('\n')
}
