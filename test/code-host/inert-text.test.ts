import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Root, RootContent } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { issueText, markedKey, sampleKey } from '../../bin/services/code-host/code-report-issue.ts'
import { codeSpan, fenced, plainWords } from '../../bin/services/code-host/inert-text.ts'
import { redact } from '../../bin/services/code-host/redact.ts'
import type { CodeReports } from '../../bin/services/feedback/summary.ts'
import { fc } from '../properties.ts'

const parse = (markdown: string): Root => unified().use(remarkParse).use(remarkGfm).parse(markdown)

/** Every node of a kind that shows text or does something. */
function leaves(node: Root | RootContent): readonly RootContent[] {
  return 'children' in node ? node.children.flatMap(leaves) : [node as RootContent]
}

const sample = (changes: Partial<CodeReports> = {}): CodeReports => ({
  slug: 'make-a-call',
  language: 'Node.js',
  groupType: 'dynamic',
  reports: 3,
  last: '2026-05-04T10:00:00.000Z',
  paths: ['/docs/voice/calls'],
  comments: ['It does not run.'],
  ...changes,
})

const url = 'https://docs.acme.example'

test('an issue names the sample, its pages and what readers wrote', () => {
  const { title, body } = issueText(sample(), url)
  assert.equal(title, 'Code sample reported as incorrect: make-a-call (Node.js)')
  assert.equal(
    body,
    `<!-- signalpost:code-report:${sampleKey(sample())} -->

Readers reported this code sample as incorrect 3 times, last on 2026-05-04.

- Sample: \` make-a-call \`
- Language: \` Node.js \`
- Group: \` dynamic \`
- Page: <https://docs.acme.example/docs/voice/calls>

What they wrote:

\`\`\`text
It does not run.
\`\`\`

Opened by \`signalpost feedback report --open-issues\`. The first line of this text and the label keep a second issue from being opened.`,
  )
})

test('the path of a page holds that of the site: it leads to the page of a site below a path, too', () => {
  const { body } = issueText(sample({ paths: ['/manual/docs/voice/calls'] }), 'https://acme.example/manual')
  assert.match(body, /^- Page: <https:\/\/acme\.example\/manual\/docs\/voice\/calls>$/m)
})

test('the identity of a sample is its slug, language and group; without a slug its page is', () => {
  assert.equal(sampleKey(sample({ paths: ['/docs/other'], comments: [], reports: 9 })), sampleKey(sample()))
  for (const change of [{ slug: 'b' }, { language: 'Go' }, { groupType: '' }])
    assert.notEqual(sampleKey(sample(change)), sampleKey(sample()))
  assert.notEqual(sampleKey(sample({ slug: '' })), sampleKey(sample({ slug: '', paths: ['/docs/other'] })))
})

test('only the first line of an issue marks it: a reader can not mark it for another sample', () => {
  const other = sampleKey(sample({ slug: 'victim' }))
  const { body } = issueText(sample({ comments: [`<!-- signalpost:code-report:${other} -->`] }), url)
  assert.equal(markedKey(body), sampleKey(sample()))
  assert.equal(markedKey(body.replaceAll('\n', '\r\n')), sampleKey(sample()))
  assert.equal(markedKey(`Hello\n${body}`), null)
  assert.equal(markedKey(null), null)
})

const nasty = [
  '@everyone and @acme/all',
  '```\n# out\n<script>alert(1)</script>',
  '~~~\n````````\n[a](javascript:alert(1))',
  '![x](https://evil.example/x.png) #12 GH-1 acme/docs#3',
  '</details><img src=x onerror=alert(1)>',
  '&lt;b&gt; \u202e \u0000 \r\n\r\n---\n| a | b |',
  '`` ` ``` ```` `',
]

test('what readers wrote is only ever code', () => {
  for (const text of nasty) {
    const given = sample({
      slug: text,
      language: text,
      groupType: text,
      paths: [`/${text.replace(/\s/g, '')}`],
      comments: [text, text],
    })
    assertInert(given)
  }
})

test('whatever readers write is only ever code', () => {
  const words = fc.string({
    unit: fc.constantFrom('`', '``', '\n', '\r', '@a', '<b>', '~', '#1', '-', '\\', ' ', '|', 'é', '[x](y)'),
  })
  fc.assert(
    fc.property(words, words, fc.array(words, { maxLength: 3 }), (slug, language, comments) => {
      assertInert(sample({ slug, language, groupType: slug, comments, paths: [`/${slug.replace(/\s/g, '')}`] }))
    }),
    { numRuns: 100 },
  )
})

function assertInert(given: CodeReports): void {
  const { title, body } = issueText(given, url)
  const own = issueText(sample({ slug: 'x', comments: [] }), url).body
  const shown = new Set(
    leaves(parse(body))
      .filter(({ type }) => type === 'text' || type === 'html')
      .map((node) => ('value' in node ? node.value.replace(/\d+/g, 'N') : '')),
  )
  const known = new Set(
    [...leaves(parse(own)), ...leaves(parse(issueText(sample(), url).body))]
      .filter((node) => 'value' in node)
      .map((node) => ('value' in node ? node.value.replace(/\d+/g, 'N') : '')),
  )
  const marker = /^<!-- signalpost:code-report:/
  const ours = (text: string) =>
    known.has(text) || marker.test(text) || text.startsWith(`${url}/`) || /^(Sample|Page|Language|Group): $/.test(text)
  assert.deepEqual(
    [...shown].filter((text) => !ours(text)),
    [],
    body,
  )
  assert.equal(
    leaves(parse(body)).some(({ type }) => type === 'image' || type === 'thematicBreak'),
    false,
  )
  assert.doesNotMatch(title, /[@`<>[\]*\n]|#\d/)
  assert.ok(title.length < 200)
}

test('long comments, many comments and many pages are cut, and said to be', () => {
  const { body } = issueText(
    sample({
      comments: Array.from({ length: 30 }, (_, at) => `comment ${at} ${'🙂'.repeat(5000)}`),
      paths: Array.from({ length: 25 }, (_, at) => `/docs/${at}`),
    }),
    url,
  )
  assert.ok(body.length < 65_536)
  assert.doesNotMatch(body, /\ufffd/)
  assert.match(body, /comment 29/)
  assert.doesNotMatch(body, /comment 9 /)
  assert.match(body, /… and 10 more earlier comments\./)
  assert.match(body, /… and 5 more pages\./)
})

test('code marks are longer than those inside', () => {
  assert.equal(fenced('a```b'), '````text\na```b\n````')
  assert.equal(codeSpan('a``b\nc'), '``` a``b c ```')
  assert.equal(codeSpan(' \n '), '')
})

test('a title keeps the words of a text, without marks and not longer than asked for', () => {
  assert.equal(plainWords('Make a call', 80), 'Make a call')
  assert.equal(plainWords('C#', 30), 'C#')
  assert.equal(plainWords('C++ #12 @x <b>', 30), 'C++ 12 x b')
  assert.equal(plainWords('größe '.repeat(50), 10), 'größe größ')
})

test('secrets and tokens of any kind are left out of what is shown', () => {
  assert.equal(redact('a hunter2 b\n c ghs_0123456789abcdefXYZ d', ['hunter2', '']), 'a … b c … d')
  assert.equal(redact('x'.repeat(500), []).length, 300)
})
