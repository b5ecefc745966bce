import type { Diagnostic, Place, Related } from '../../compiler/diagnostics/diagnostic.ts'
import { LineIndex } from '../../compiler/formats/source.ts'

const tabs = '---\ntitle: Tabs\n---\n\n\t- one\n\t\t<Tab titel="a">\ttext</Tab>\n'
const emoji = '# 👩‍👩‍👧 Größe 漢字\n\nSee 👍🏽 [漢字の部](./missing) and e\u0301a [next](./gone).\n'
const crlf = '# Lines\r\n\r\nfirst line\r\n<Callout>\r\n\r\ntext\r\n\r\nmore\r\n</Callout>\r\nlast line without an end'
const wide = `# Long\n\n${'word '.repeat(40)}[dead](./nowhere) ${'tail '.repeat(60)}\nshort\n`
const huge = `${'x'.repeat(200_000)}[here](./a)${'y'.repeat(200_000)}`
const steering = '# Danger\n\ncopy \u001b[31mred\u001b[0m and \u202eright to left\u202c end \u0000 here\n'

/** Sources by their path from the root, as `readSource` of a report gives them. */
export const sources: ReadonlyMap<string, string> = new Map([
  ['content/pages/docs/tabs.mdx', tabs],
  ['content/pages/docs/größe, 100%.md', emoji],
  ['content/pages/docs/crlf.mdx', crlf],
  ['content/pages/docs/long.md', wide],
  ['content/pages/docs/huge.md', huge],
  ['content/pages/docs/steering.md', steering],
])

export const readSource = (file: string): string | null => sources.get(file) ?? null

/** The place of the first `text` in a sample. */
export function placeOf(file: string, text: string): Place {
  const source = sources.get(file) as string
  const start = source.indexOf(text)
  if (start === -1) throw new Error(`${text} is not in ${file}`)
  return new LineIndex(source).place(start, start + text.length)
}

interface Sample {
  readonly code?: string
  readonly severity?: 'error' | 'warning'
  readonly message: string
  readonly file?: string | null
  readonly place?: Partial<Place> | null
  readonly hint?: string | null
  readonly related?: readonly Related[]
}

/** A diagnostic without the table, so that a golden file does not change with the wording of a code. */
export function sample(one: Sample): Diagnostic {
  return {
    code: one.code ?? 'SP9999',
    severity: one.severity ?? 'error',
    message: one.message,
    file: one.file ?? null,
    line: one.place?.line ?? null,
    column: one.place?.column ?? null,
    endLine: one.place?.endLine ?? null,
    endColumn: one.place?.endColumn ?? null,
    hint: one.hint ?? null,
    related: one.related ?? [],
  }
}

const at = (file: string, text: string) => ({ file, place: placeOf(file, text) })

/** One of each difficulty. */
export const samples: readonly Diagnostic[] = [
  sample({ code: 'SP7023', message: 'Missing program `git`, which `--changed-since` needs', hint: 'Install git.' }),
  sample({
    ...at('content/pages/docs/tabs.mdx', 'titel'),
    message: 'Unexpected property `titel`, expected `title`',
    hint: 'Did you mean `title`?',
  }),
  sample({
    ...at('content/pages/docs/größe, 100%.md', '[漢字の部](./missing)'),
    message: 'Unexpected link to `./missing`, expected an existing page\nThe text has\ttwo lines, 100%.',
    related: [{ message: 'the page was last seen here', file: 'content/redirects.yaml', line: 3, column: 5 }],
  }),
  sample({
    ...at('content/pages/docs/größe, 100%.md', '[next](./gone)'),
    severity: 'warning',
    message: 'Unexpected link to `./gone`: it is <protected> & "hidden"',
  }),
  sample({
    ...at('content/pages/docs/crlf.mdx', '<Callout>\r\n\r\ntext\r\n\r\nmore\r\n</Callout>'),
    message: 'Missing property `variant`',
    related: [
      { message: 'the first one stands here', ...samplePoint('content/pages/docs/crlf.mdx', 'first line') },
      { message: 'and the whole file', file: 'content/pages/docs/tabs.mdx', line: null, column: null },
    ],
  }),
  sample({
    file: 'content/pages/docs/crlf.mdx',
    place: { line: 10, column: 25, endLine: 10, endColumn: 25 },
    message: 'Unexpected end of the file, expected `</Tab>`',
  }),
  sample({ ...at('content/pages/docs/long.md', '[dead](./nowhere)'), message: 'Unexpected link to `./nowhere`' }),
  sample({ ...at('content/pages/docs/huge.md', '[here](./a)'), message: 'Unexpected link to `./a`' }),
  sample({ ...at('content/pages/docs/steering.md', '\u0000'), message: 'Unexpected control character \u001b[2J' }),
  sample({ file: 'content/pages/docs/steering.md', message: 'Missing key `title`', severity: 'warning' }),
  sample({ file: 'content/site.yaml', place: { line: 4 }, message: 'Missing key `url` [of](the site)' }),
]

function samplePoint(file: string, text: string): { file: string; line: number; column: number } {
  const { line, column } = placeOf(file, text)
  return { file, line, column }
}
