import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { siteYaml } from '../data/site/sample-site.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const levels = (count: number, width: number, text: string) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, level) => [
      `content/partials/l${level}.md`,
      level === count - 1 ? text : `::include{file="l${level + 1}.md"}\n\n`.repeat(width),
    ]),
  )

const reported = (files: Readonly<Record<string, string>>) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': siteYaml,
      'content/pages/docs/index.md': '---\ntitle: Home\n---\n\nText.\n',
      'content/pages/docs/page.md': '---\ntitle: Page\n---\n\nText.\n\n::include{file="l0.md"}\n',
      ...files,
    }),
  )
    .site.report()
    .diagnostics.filter(({ file }) => file !== 'content/site.yaml')

const found = (files: Readonly<Record<string, string>>) =>
  reported(files).map(({ code, file, line, message }) => [code, file, line, message])

test('SP3015: includes that grow by powers end at the page that asks for them, in partials of their own as well', () => {
  const [first, ...others] = found(levels(7, 8, 'Text.\n'))
  deepEqual(first, [
    ...['SP3015', 'content/pages/docs/page.md', 7],
    'Unexpected page of more than 1,000 includes, expected less',
  ])
  deepEqual(others, [])
})

test('SP3015: the bytes of what is included count, too', () => {
  deepEqual(found(levels(3, 20, 'Some words. '.repeat(1000))), [
    ['SP3015', 'content/pages/docs/page.md', 7, 'Unexpected page of more than 2 MB of included text, expected less'],
  ])
  deepEqual(found(levels(2, 900, 'Text.\n')), [])
})

test('SP3015: tens of thousands of includes are an error of the one that is too many, before they are read', () => {
  const many = '::include{file="l0.md"}\n\n'.repeat(2001)
  const page = 'content/pages/docs/page.md'
  const partial = { 'content/partials/l0.md': 'Text.\n' }
  const code = `\`\`\`\n${many}\`\`\`\n`
  const error = 'Unexpected page of more than 1,000 includes, expected less'
  deepEqual(found({ [page]: `---\ntitle: Page\n---\n\n${code}\n${many}`, ...partial }), [
    ['SP3015', page, 5 + 4005 + 2000, error],
  ])
  deepEqual(found({ [page]: `---\ntitle: Page\n---\n\n${code}`, ...partial }), [])
})

test('what the reading of a partial finds is told at its place, with the page, which is not called empty', () => {
  const home = 'content/pages/docs/index.md'
  const includes = ['a', 'b', 'a'].map((name) => `::include{file="${name}.mdx"}\n`).join('\n')
  const places = reported({
    [home]: `---\ntitle: Home\n---\n\n${includes}`,
    'content/partials/a.mdx': 'Text.\n\n<Callout variant="info">\n\nText.\n',
    'content/partials/b.mdx': '<Include file="c.md" />\n',
    'content/partials/c.md': '---\ntitle: C\n---\n\nText.\n',
    'content/partials/l0.md': 'Text.\n',
    'content/partials/unused.mdx': '<Callout variant="info">\n',
  }).map(({ code, file, line, related }) => [code, file, line, related.map((one) => `${one.file}:${one.line}`)])
  deepEqual(places, [
    ['SP2002', 'content/partials/a.mdx', 3, [`${home}:5`]],
    ['SP1244', 'content/partials/c.md', 1, [`${home}:7`, 'content/partials/b.mdx:1']],
    ['SP2002', 'content/partials/unused.mdx', 1, []],
  ])
})

test('a problem that stands in one line twice, and below at the same column, is told each time', () => {
  const places = reported({
    'content/pages/docs/page.md': '---\ntitle: Page\n---\n\n[One](/no) [two](/no)\n\n[Three](/no)\n',
  }).map(({ code, line, column }) => [code, line, column])
  deepEqual(places, [
    ['SP4001', 5, 1],
    ['SP4001', 5, 12],
    ['SP4001', 7, 1],
  ])
})

test('what is wrong in a partial is told though the page that takes it in, or the partial itself, has a syntax error', () => {
  const slip = '<Callout variant="info">\n\nText\n'
  const page = (text: string) => ({
    'content/pages/docs/page.md': '---\ntitle: Page\n---\n\nText.\n',
    'content/pages/docs/other.mdx': `---\ntitle: Other\n---\n\n<Include file="l0.mdx" />\n\n[own](/docs/no)\n\n${text}`,
  })
  const places = (files: Readonly<Record<string, string>>) =>
    reported(files).map(({ code, file, line }) => `${code} ${file}:${line}`)
  deepEqual(places({ ...page(slip), 'content/partials/l0.mdx': '[gone](/docs/gone)\n' }), [
    'SP4001 content/pages/docs/other.mdx:7',
    'SP2002 content/pages/docs/other.mdx:9',
    'SP4001 content/partials/l0.mdx:1',
  ])
  const partial = `<Callout varian="info">\n\nText\n\n</Callout>\n\n${slip}`
  for (const text of ['', slip])
    deepEqual(places({ ...page(text), 'content/partials/l0.mdx': partial }), [
      'SP4001 content/pages/docs/other.mdx:7',
      ...(text === '' ? [] : ['SP2002 content/pages/docs/other.mdx:9']),
      'SP3002 content/partials/l0.mdx:1',
      'SP2002 content/partials/l0.mdx:7',
    ])
})

test('links of a partial that can be read but for its slips are checked in the same run', () => {
  const page = 'content/pages/docs/other.mdx'
  const slip = 'content/partials/slip.mdx'
  const text = `<Callout variant="info">

[a](/docs/nowhere) <ActionButton url="/docs/no-button" label="A" />

![A picture](/assets/none.png)

<Include file="slip.mdx" />
`
  const places = reported({
    [page]: '---\ntitle: Home\n---\n\n<Include file="slip.mdx" />\n\n[b](#nobody-knows)\n',
    'content/pages/docs/page.md': '---\ntitle: Page\n---\n\n[c](/docs/no-page)\n',
    [slip]: text,
  }).map(({ code, file, line, column, related }) => [code, file, line, column, related.map((one) => one.file)])
  deepEqual(places, [
    ['SP4001', 'content/pages/docs/page.md', 5, 1, []],
    ['SP2002', slip, 1, 1, [page]],
    ['SP4001', slip, 3, 1, [page]],
    ['SP4001', slip, 3, 34, [page]],
    ['SP4003', slip, 5, 1, [page]],
  ])
})
