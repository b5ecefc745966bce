import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { timedGrowth } from './growth/timed-growth.ts'
import { memoryContent, pipelineOf } from './site.ts'

const settings = { 'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n' }
const line = 'Each of these lines could be a part of a heading with a line below it.\n'

type Texts = Readonly<Record<string, string>>

const many = (piece: string) => piece.repeat(60)

/** Of each of these an expression tried all ways to part it: another piece doubled its time. */
const ofManyParts: Texts = {
  'pages/paragraph.md': many(line),
  'pages/lines.mdx': many(line),
  'pages/comments-in-the-first-line.md': `---\ntitle: A\n---\n\n${many('<!-- a -->')} word\n`,
  'pages/comments-between-dashes.md': '# A\n\n::include{file="part.md"}\n',
  'partials/part.md': `---\n${many('# ')}\n---\n\nText.\n`,
  'pages/options-of-a-fence.mdx': `# A\n\n<CodeSampleGroup slug="x" groupType="dynamic">\n\n\`\`\`js ${many('a=" ')}\nrun()\n\`\`\`\n\n</CodeSampleGroup>\n`,
  'pages/comments.md': `${many('<!-- a -->\n')}\nText.\n`,
  'pages/braces.mdx': `${many('{/* a */}\n')}\nText.\n`,
}

/** Long runs, which an expression looked through from each of their signs. @param size characters of a run */
const runs = (size: number): Texts => {
  const long = (piece: string) => piece.repeat(size / piece.length)
  const blanks = long(' ')
  return {
    'pages/value-that-needs-quotes.md': `---\ntitle: [a] b${blanks}c\n---\n\nText.\n`,
    'pages/dashes-before-no-value.md': `---\ntitle: A\ndescription:\n  ${'- '.repeat(30)}${blanks}@a\n---\n\nText.\n`,
    'pages/list-of-images.md': `# A\n\n<img src="https://acme.example/a.png" alt="A" srcset="${blanks}">\n\n<img src="https://acme.example/a.png" alt="A" srcset="${long(',')}a">\n`,
    'pages/begins-as-an-item.md': `# A\n\n-calls${blanks}b\n-texts\n`,
    'pages/shortcode.md': `# A\n\n{{<${blanks};a >}}\n`,
    'pages/shortcode-of-two-words.md': `# B\n\n{{< a${blanks}b >}}\n`,
    'pages/typographic-quote-in-code.md': `# A\n\n\`\`\`js\na${blanks}b‘\n\`\`\`\n`,
    'pages/escaped-quotes-in-code.md': `# B\n\n\`\`\`js\n"${long('\\"')}‘\n\`\`\`\n`,
    'pages/spaces-of-no-width.md': `# A\n\n${long('\u200B')}a\n`,
    'pages/tag.md': `# A\n\n<a href=/docs/“b${blanks}c=“>b\n`,
    'pages/line-of-dashes.md': `# A\n\n-- |${blanks}a\n`,
    'pages/signs.md': `# A\n\n${'=='.repeat(3)}a${long(' ==a')}\n\n${long(' $a^b')}\n\n${long(' :ab')}\n`,
    'pages/other-signs.md': `# B\n\n${long(' ++a+b')}\n\n///${blanks}b\n\na\n${long(': ')}\n`,
    'pages/second-line-of-dashes.md': `# B\n\na | b\n--${blanks}| a\n`,
  }
}

function foundIn(files: Texts): readonly string[] {
  const content = Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text]))
  const { diagnostics } = pipelineOf(memoryContent({ ...settings, ...content })).site.report()
  return diagnostics
    .map(({ code, file, line, column }) => `${code} ${file?.replace('content/', '')}:${line}:${column}`)
    .sort()
}

test('texts that an expression could part in many ways are checked to their end', () => {
  deepEqual(foundIn(ofManyParts), [
    'SP1241 pages/braces.mdx:1:1',
    'SP1241 pages/comments.md:1:1',
    'SP1241 pages/lines.mdx:1:1',
    'SP1241 pages/paragraph.md:1:1',
    'SP2051 pages/options-of-a-fence.mdx:5:7',
    'SP2089 partials/part.md:2:1',
  ])
})

const ofRuns = (size: number) => [
  `SP1201 pages/dashes-before-no-value.md:4:${size + 63}`,
  'SP1201 pages/value-that-needs-quotes.md:2:12',
  'SP2073 pages/begins-as-an-item.md:3:1',
  'SP2090 pages/other-signs.md:5:1',
  'SP2090 pages/other-signs.md:8:1',
  'SP2090 pages/shortcode-of-two-words.md:3:1',
  'SP2099 pages/tag.md:3:1',
  'SP4003 pages/list-of-images.md:5:47',
]

for (const path of Object.keys(runs(0)))
  test(`a long run is checked in a time that grows with its length: ${path}`, () => {
    const expected = (size: number) => ofRuns(size).filter((one) => one.includes(` ${path}:`))
    // Signs make marks and diagnostics, so that it takes more of them until the expressions take most of the time.
    const few = path.endsWith('signs.md') ? 16_000 : 8000
    const growth = timedGrowth((size) => deepEqual(foundIn({ [path]: runs(size)[path] ?? '' }), expected(size)), few)
    ok(growth < 20, String(growth))
  })
