import { visible } from './cells.ts'
import { diagnostics } from './codes.ts'
import type { Severity } from './diagnostic.ts'
import type { Example, Files } from './example.ts'

/** What the table says about a code apart from its sentences. */
export interface Explanation {
  readonly code: string
  readonly severity: Severity
  /** Nobody is told of it unless `checks` of `site.yaml` asks for it. */
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
  const paragraph = (explain.trim().split(/\n\s*\n/)[0] as string).replaceAll(/\s+/g, ' ')
  return /^.*?[.!?](?=\s|$)/.exec(paragraph)?.[0] ?? paragraph
}

/** The paragraphs of an example; what would steer a terminal is shown as a sign. */
function shownExample(example: Example): readonly string[] {
  if (!('wrong' in example)) return []
  const [path, other] = Object.keys(example.wrong)
  const isOneFile = other === undefined && path !== undefined && path in example.right
  const files = (form: Files) =>
    Object.entries(form).flatMap(([name, text]) => [`\`content/${name}\`:`, indented(text)])
  return isOneFile
    ? [
        `Wrong, in \`content/${path}\`:`,
        indented(example.wrong[path] as string),
        'Right:',
        indented(example.right[path] as string),
      ]
    : ['Wrong:', ...files(example.wrong), 'Right:', ...files(example.right)]
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '' : `    ${visible(line)}`))
    .join('\n')
}
