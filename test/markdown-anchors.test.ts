import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Nodes, Root } from 'mdast'
import { toString as wordsOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { anchorOf } from '../templates/elements/heading/anchor.ts'
import { buildSite } from './browser/build-site.ts'
import { filesOf, memoryContent, pipelineOf } from './site.ts'

interface Form {
  readonly anchors: ReadonlySet<string>
  /** Addresses of this site, and of the page itself. */
  readonly links: readonly string[]
}

/** @returns what the Markdown form of a page can be led to at, and where it leads */
function read(text: string): Form {
  const anchors = new Set<string>()
  const links: string[] = []
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') anchors.add(anchorOf(wordsOf(node, { includeHtml: false })))
    if (node.type === 'link') links.push(node.url)
    if (node.type === 'html') for (const [, id] of node.value.matchAll(/<a id="([^"]+)"/g)) anchors.add(id ?? '')
    if ('children' in node) for (const child of node.children) visit(child)
  }
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text)
  visit(tree)
  return { anchors, links }
}

test('every anchor that a Markdown form leads to is in the Markdown form of its page', async () => {
  const folder = await buildSite()
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  const forms = new Map(
    names.map((name) => [`/${name.slice(0, -'.md'.length)}`, read(readFileSync(join(folder, name), 'utf8'))]),
  )
  const followed: string[] = []
  const dead = [...forms].flatMap(([own, { links }]) =>
    links.flatMap((url) => {
      const [path = '', anchor = ''] = url.split('#')
      const target = forms.get(path === '' ? own : path.replace(/\.md$/, ''))
      if (anchor === '' || target === undefined) return []
      followed.push(url)
      return target.anchors.has(decodeURIComponent(anchor)) ? [] : [`${own}: ${url}`]
    }),
  )
  assert.deepEqual(dead, [])
  assert.ok(followed.length > 100, `${followed.length} links were followed`)
})

test('headings that blocks make have an anchor where their words, which are of the language of the page, do not give it', async () => {
  const page = (title: string, body: string) => `---\ntitle: ${title}\nlang: de\n---\n\n${body}\n`
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/data/errors.yaml': '- { code: 7, message: Busy, log_level: ERROR, causes: Calls. }\n',
        'content/data/openapi/acme.yaml': `openapi: 3.1.0
info: { title: Acme, version: '1' }
paths: { /a: { get: { operationId: readA, responses: { 204: { description: None } } } } }
components: { schemas: { A: { type: object, properties: { b: { type: string } } } } }
`,
        'content/pages/docs/index.md': page('Anfang', 'Text.'),
        'content/pages/docs/api.md': '---\ntitle: API\nlang: de\nopenapi: acme\n---\n\nText.\n',
        'content/pages/docs/errors.mdx': page('Fehler', '<ErrorRecord code={7} />\n\n<ErrorRecord code={7} />'),
        'content/pages/docs/voice.mdx': page(
          'Voice',
          `<ProductLandingPage productName="Voice" sectionNavLinks={[{ label: "Los", url: "#get-started" }]}>
<ProductIntro>Text.</ProductIntro>
<Tutorial steps={["a", "b", "c"]} output="d">

\`\`\`js
a()
\`\`\`

</Tutorial>
<GetStarted>Text.</GetStarted>
<RelatedProducts><RelatedProduct title="A" svg="Mobile">Text.</RelatedProduct></RelatedProducts>
</ProductLandingPage>`,
        ),
      }),
      { mode: 'build' },
    ),
  )
  for (const name of ['api', 'errors', 'voice']) {
    const ids = [...(files.get(`docs/${name}/index.html`) ?? '').matchAll(/<h[2-6][^>]* id="([^"]+)"/g)]
    const { anchors } = read(files.get(`docs/${name}.md`) ?? '')
    assert.deepEqual(
      ids.flatMap(([, id = '']) => (anchors.has(id) ? [] : [id])),
      [],
      name,
    )
    assert.ok(ids.length > 1, name)
  }
})

test('a heading with a block in it, or with a sign alone, has its anchor beside it', async () => {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/data/errors.yaml': '- { code: 7, message: Busy, log_level: ERROR }\n',
        'content/pages/index.mdx':
          '# Start\n\n## Error <ErrorCodeBadge code={7} /> here\n\nText.\n\n## *<LogLevelBadge level="ERROR" />*\n\n## Plain\n',
        'content/pages/signs.md': '# Signs\n\n## 🚀\n\nText.\n\n## 🎉\n\n## 🚀 Start\n',
      }),
      { mode: 'build' },
    ),
  )
  const headings = (name: string) => (files.get(name) ?? '').split('\n').filter((line) => line.startsWith('##'))
  assert.deepEqual(headings('index.md'), [
    '## <a id="error--here"></a>Error [7](/api/errors/7) here',
    '## <a id="section"></a>***ERROR***',
    '## Plain',
  ])
  assert.deepEqual(headings('signs.md'), ['## <a id="section"></a>🚀', '## <a id="section-1"></a>🎉', '## 🚀 Start'])
})
