import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from './site.ts'

const settings = { 'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n' }
const prose = 'Each of these lines could be a part of a heading with a line below it.\n'.repeat(60)
const many = (text: string) => text.repeat(60)

/** With each of these a regular expression tried all ways to part the text: another line doubled its time, or took it fifty times as long. */
const cases: readonly (readonly [what: string, files: Readonly<Record<string, string>>, codes: readonly string[]])[] = [
  [
    'a long paragraph, and no title',
    { 'content/pages/a.md': prose, 'content/pages/b.mdx': prose },
    ['SP1241 a.md:1:1', 'SP1241 b.mdx:1:1'],
  ],
  [
    'blanks within a value that needs quotes',
    { 'content/pages/a.md': `---\ntitle: [a] b${' '.repeat(60_000)}c\n---\n\nText.\n` },
    ['SP1201 a.md:2:12'],
  ],
  [
    'dashes and blanks before a value that is none',
    {
      'content/pages/a.md': `---\ntitle: A\ndescription:\n  ${'- '.repeat(30)}${' '.repeat(60_000)}@a\n---\n\nText.\n`,
    },
    ['SP1201 a.md:4:60063'],
  ],
  [
    'many comments in the first line, and a word',
    { 'content/pages/a.md': `---\ntitle: A\n---\n\n${many('<!-- a -->')} word\n` },
    [],
  ],
  [
    'signs of comments between dashes in a partial',
    {
      'content/pages/a.md': '# A\n\n::include{file="part.md"}\n',
      'content/partials/part.md': `---\n${many('# ')}\n---\n\nText.\n`,
    },
    ['SP2089 part.md:2:1'],
  ],
  [
    'blanks and commas in a list of images',
    {
      'content/pages/a.md': `# A\n\n<img src="https://acme.example/a.png" alt="A" srcset="${' '.repeat(100_000)}">\n\n<img src="https://acme.example/a.png" alt="A" srcset="${','.repeat(100_000)}a">\n`,
    },
    ['SP4003 a.md:5:47'],
  ],
  [
    'a quotation mark behind each option of a fence',
    {
      'content/pages/a.mdx': `# A\n\n<CodeSampleGroup slug="x" groupType="dynamic">\n\n\`\`\`js ${many('a=" ')}\nrun()\n\`\`\`\n\n</CodeSampleGroup>\n`,
    },
    ['SP2051 a.mdx:5:7'],
  ],
  [
    'blanks in a line that begins as an item does',
    { 'content/pages/a.md': `# A\n\n-calls${' '.repeat(200_000)}b\n-texts\n` },
    ['SP2073 a.md:3:1'],
  ],
  [
    'blanks in shortcodes',
    {
      'content/pages/a.md': `# A\n\n{{<${' '.repeat(200_000)};a >}}\n`,
      'content/pages/b.md': `# B\n\n{{< a${' '.repeat(200_000)}b >}}\n`,
    },
    ['SP2090 b.md:3:1'],
  ],
  [
    'signs of other tools that never end',
    {
      'content/pages/a.md': `# A\n\n${'=='.repeat(3)}a${' ==a'.repeat(20_000)}\n\n${' $a^b'.repeat(20_000)}\n\n${' :ab'.repeat(20_000)}\n`,
      'content/pages/b.md': `# B\n\n${' ++a+b'.repeat(20_000)}\n\n///${' '.repeat(100_000)}b\n\na\n${': '.repeat(50_000)}\n`,
    },
    ['SP2090 b.md:5:1', 'SP2090 b.md:8:1'],
  ],
  [
    'many comments, and no front matter behind them',
    {
      'content/pages/a.md': `${many('<!-- a -->\n')}\nText.\n`,
      'content/pages/b.mdx': `${many('{/* a */}\n')}\nText.\n`,
    },
    ['SP1241 a.md:1:1', 'SP1241 b.mdx:1:1'],
  ],
  [
    'blanks and escaped quotes before a typographic quote in code',
    {
      'content/pages/a.md': `# A\n\n\`\`\`js\na${' '.repeat(90_000)}b‘\n\`\`\`\n`,
      'content/pages/b.md': `# B\n\n\`\`\`js\n"${'\\"'.repeat(45_000)}‘\n\`\`\`\n`,
    },
    [],
  ],
  [
    'spaces that are none for Markdown before no mark',
    { 'content/pages/a.md': `# A\n\n${'\u200B'.repeat(200_000)}a\n` },
    [],
  ],
  [
    'blanks in a tag that is text',
    { 'content/pages/a.md': `# A\n\n<a href=/docs/“b${' '.repeat(200_000)}c=“>b\n` },
    ['SP2099 a.md:3:1'],
  ],
  [
    'blanks in a line of dashes',
    {
      'content/pages/a.md': `# A\n\n-- |${' '.repeat(200_000)}a\n`,
      'content/pages/b.md': `# B\n\na | b\n--${' '.repeat(200_000)}| a\n`,
    },
    [],
  ],
]

for (const [what, files, codes] of cases)
  test(`ends, whatever is tried: ${what}`, () => {
    const start = process.cpuUsage()
    const { diagnostics } = pipelineOf(memoryContent({ ...settings, ...files })).site.report()
    deepEqual(
      diagnostics.map(({ code, file, line, column }) => `${code} ${file?.split('/').at(-1)}:${line}:${column}`),
      codes,
    )
    ok(process.cpuUsage(start).user < 8_000_000)
  })
