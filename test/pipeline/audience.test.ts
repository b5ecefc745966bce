import { deepEqual, doesNotMatch, match, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { publicSite } from '../../bin/site/public-site.ts'
import { siteQuestion } from '../../bin/site/site-question.ts'
import { assetsOfSettings } from '../../compiler/pipeline/audience.ts'
import type { World } from '../../compiler/pipeline/world.ts'
import { theme } from '../../templates/theme.ts'
import { compiledClient, filesOf, memoryContent, pipelineOf, textOf } from '../site.ts'

const specification = `openapi: 3.0.3
info: { title: Calls, version: '1', description: 'Begin with [twenty text](/docs/walrus)', termsOfService: 'https://docs.acme.example/docs/walrus' }
externalDocs: { url: 'https://docs.acme.example/docs/walrus', description: All about it }
tags: [{ name: Calls, description: 'See [twenty-one text](/docs/walrus) and [the home](/docs)', externalDocs: { url: 'https://docs.acme.example/docs/walrus' } }, { name: Walruses, description: What a walrus is }]
paths:
  /calls: { get: { operationId: list-calls, tags: [Calls], description: '<a href="/docs/walrus">twenty-two text</a> <https://docs.acme.example/docs/walrus>', externalDocs: { url: 'https://docs.acme.example/docs/walrus' }, responses: { '200': { $ref: '#/components/responses/Call' } } } }
  /walrus: { get: { operationId: list-walrus, summary: Count them, tags: [Walruses], responses: { '200': { $ref: '#/components/responses/Walrus' } } } }
components:
  responses:
    Call: { description: ok, links: { next: { operationId: list-walrus, description: All of a walrus }, other: { operationRef: '#/paths/~1walrus/get' }, again: { operationId: list-calls } }, content: { application/json: { schema: { $ref: '#/components/schemas/Call' } } } }
    Walrus: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/Walrus' } } } }
  schemas:
    Call: { type: object, properties: { leg: { $ref: '#/components/schemas/Leg' } }, externalDocs: { url: 'https://docs.acme.example/docs' } }
    Leg: { type: object, discriminator: { propertyName: to, mapping: { a: Arm } }, properties: { to: { type: string } } }
    Arm: { allOf: [{ $ref: '#/components/schemas/Leg' }] }
    Walrus: { allOf: [{ $ref: '#/components/schemas/Leg' }], properties: { tusk: { $ref: '#/components/schemas/WalrusTusk' }, leg: { $ref: '#/components/schemas/Leg' } } }
    WalrusTusk: { type: object, properties: { walrusLength: { type: number } } }
    Alone: { type: object, properties: { nobody: { type: string } } }
`
const spec = 'content/data/openapi/calls.yaml'

/** Nothing that is public may hold the word: it stands in addresses, titles and files of protected pages. */
const content = memoryContent({
  'content/site.yaml': `url: https://docs.acme.example
brand: { key: acme, name: Acme }
links: { support: /docs/walrus, terms: /docs/walrus, questions: { brand: /docs/walrus }, products: { voice: /docs/walrus } }
products: { soon: { label: Walrus product, path: /docs/walrus } }
topBar: { products: [{ label: Voice, path: /docs/voice }, { label: Soon, path: /docs/walrus }] }
footer: { columns: [{ title: More, links: [{ label: Soon too, path: /old-walrus }, { label: Voice, path: /docs/voice }] }, { title: Walrus column, links: [{ label: Soon, path: /docs/walrus }] }] }
`,
  'content/redirects.yaml': `- { old_path: /old-walrus, dest_url: /docs/walrus }
- { old_path: /old-home, dest_url: /docs }
- { old_path: /old-file, dest_url: /assets/walrus.png }
- { old_path: '/walruses/{p*}', dest_url: '/docs/walrus/{p*}' }
- { old_path: /walrus-abroad, dest_url: 'https://docs.acme.example/docs/walrus' }
`,
  'content/navigation/voice.yaml': `title: Voice
path: /docs/voice
entries:
  - page: { title: Voice, path: /docs/voice }
  - page: { title: The walrus, path: /docs/walrus }
  - link: { title: Walrus again, link: /old-walrus, external: false }
`,
  'content/pages/docs/index.mdx': `---
title: Home
---

Plain [one text](/docs/walrus#top), <a href="/docs/walrus">two text</a>, [three text][r], [four text](walrus/inside),
[five text](https://docs.acme.example/docs/walrus), [six text](/old-walrus), [seven text](/docs/walrus.md).

[r]: /docs/walrus

- [eight text](/docs/walrus)

<LinkCardGrid>
  <LinkCard title="Walrus card" href="/docs/walrus" />
  <LinkCard title="Voice card" href="/docs/voice" />
</LinkCardGrid>

<LinkCardGrid>
  <LinkCard title="Walrus card" href="/docs/walrus" />
</LinkCardGrid>

<GetStartedLinks links={[{ label: "nine text", url: "/docs/walrus" }, { label: "Voice", url: "/docs/voice" }]} />

<CallToAction title="Do" actionUrl="/docs/walrus" actionLabel="eleven text">
  Body
</CallToAction>

<ActionButton url="/docs/walrus" label="twelve text" />

<ProductsUsed products="voice, soon, calls" />

<ProductsUsed products="soon" />

| Cell |
| --- |
| [thirteen text](/docs/walrus/inside) |

## [fourteen text](/docs/walrus)

![Shared](/assets/shared.png) ![Public](/assets/public.png)
`,
  'content/pages/docs/voice/index.md': `---
title: Voice
---

<a href="/docs/walrus" title="t">ten text</a>. See <https://docs.acme.example/docs/walrus>

::link-card{title="Walrus card" href="/docs/walrus"}
`,
  'content/pages/docs/calls/index.md': '---\ntitle: Calls\nopenapi: calls\n---\n\n::operation-index\n',
  'content/pages/docs/calls/list-walrus.md':
    '---\ntitle: Walrus calls\nbeta_feature: walrus_calls\n---\n\n::api-operation{spec=calls operationId=list-walrus}\n',
  'content/pages/docs/walrus/index.md': `---
title: Walrus
beta_feature: walrus_flag
redirect_from: /docs/walrus-was
---

![Own](/assets/walrus.png) ![Shared](/assets/shared.png) [home](/docs) [old](/old-home)
`,
  'content/pages/docs/walrus/inside.md': '---\ntitle: Inside\n---\n\n:::protected\nText\n:::\n',
  'content/data/search-results.yaml': `- { title: Out, url: 'https://docs.acme.example/docs/walrus', description: walrus, tags: [] }\n`,
  'content/data/errors.yaml': `- code: 101
  message: Busy
  log_level: ERROR
  description: "[thirty text][w], [](/docs/walrus), https://docs.acme.example/docs/walrus. Or [home](/docs).\\n\\n[w]: /docs/walrus"
  solutions: "See [thirty-one text](https://docs.acme.example/docs/walrus 'Walrus')."
  docs: https://docs.acme.example/docs/walrus
`,
  'content/data/code-samples.yaml': ['walrus', 'voice']
    .map(
      (name) =>
        `- { title: Sample of ${name}, url: 'https://docs.acme.example/docs/${name}', description: In ${name}, product: { primary: ${name}, secondaries: [] }, language: python, tags: [], contributorType: acme, flags: {} }\n`,
    )
    .join(''),
  'content/pages/docs/errors.mdx': '---\ntitle: Errors\n---\n\n<ErrorIndex />\n\n<CodeSampleCatalog />\n',
  'content/pages/docs/land.mdx': `---
title: Land
---

<ProductLandingPage productName="Land" sectionNavLinks={[{ label: "forty text", url: "/docs/walrus" }]}>
  <ProductIntro>
    Words.
  </ProductIntro>
  <Tutorial steps={["A", "B", "C"]} output="Out" examplesPageUrl="/docs/walrus">
    ~~~js
    call()
    ~~~
  </Tutorial>
  <RelatedProducts>
    <RelatedProduct title="Walrus" svg="Notification" href="/docs/walrus">
      All of it.
    </RelatedProduct>
    <RelatedProduct title="Voice" svg="Notification" href="/docs/voice">
      All of it.
    </RelatedProduct>
  </RelatedProducts>
</ProductLandingPage>
`,
  [spec]: specification,
  ...Object.fromEntries(['walrus', 'shared', 'public', 'nobodys'].map((name) => [`content/assets/${name}.png`, name])),
})

const world: World = {
  theme,
  client: compiledClient(),
  mode: 'build',
  env: {},
  imageSize: () => null,
  lastUpdated: () => null,
  year: () => null,
}

async function output(audience: 'all' | 'public' | 'protected') {
  const whole = pipelineOf(content, { ...world, audience: audience === 'protected' ? audience : 'all' })
  const site = siteQuestion(whole, {
    publicOne: audience === 'public' ? () => publicSite(content, world, whole) : null,
  })
  const files = new Map<string, string>()
  for await (const some of site.files()) for (const file of some) files.set(file.path, textOf(file.content))
  return { files, report: await site.report() }
}

test('--without-protected: of what only some may read the public site says nothing anywhere', async () => {
  const { files, report } = await output('public')
  deepEqual(
    report.diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  )
  ok(files.size > 20)
  // The operation is in a list of all: its page has a file of its own, which is protected.
  for (const [path, text] of files) {
    doesNotMatch(path, /walrus/i)
    doesNotMatch(text, /walrus|not-in-this/i, path)
  }
  const home = files.get('docs/index.html') ?? ''
  for (const word of [
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
  ])
    match(home, new RegExp(`(?<!<a [^>]*>)${word} text`), word)
  match(home, /Voice card/)
  deepEqual(home.match(/Products used/g)?.length, 1)
  match(files.get('docs/voice/index.html') ?? '', /ten text/)
  match(
    files.get('docs.md') ?? '',
    /Plain one text, two text, three text, four text,\n *five text, six text, seven text\./,
  )
  match(files.get('docs/voice.md') ?? '', /ten text\. See\n/)
  match(files.get('docs/calls/openapi.json') ?? '', /"\/calls"/)
  const description = files.get('docs/calls/openapi.yaml') ?? ''
  match(description, /Begin with twenty text$/m)
  match(description, /See twenty-one text and \[the home\]\(\/docs\)$/m)
  match(description, /twenty-two text/)
  doesNotMatch(description, /termsOfService/)
  // That of a page which everybody may read stays.
  deepEqual(description.match(/externalDocs:\s*url: .*/g), [
    'externalDocs:\n        url: https://docs.acme.example/docs',
  ])
  match(files.get('docs/calls.md') ?? '', /^See twenty-one text and \[the home\]\(\/docs\)$/m)
  match(files.get('docs/calls/list-calls.md') ?? '', /^twenty-two text$/m)
  const errorPage = files.get('docs/api/errors/101.md') ?? ''
  match(errorPage, /^thirty text, , \. Or \[home\]\(\/docs\)\.$/m)
  match(errorPage, /^See thirty-one text\.$/m)
  match(files.get('docs/errors.md') ?? '', /^- \[Sample of voice\]/m)
  const landing = files.get('docs/land.md') ?? ''
  match(landing, /^- forty text$/m)
  doesNotMatch(landing, /View complete examples/)
  match(files.get('_redirects') ?? '', /^\/old-home \/docs 301$/m)
  const schemas = [...files.keys()].filter((path) => /schemas\/.*\.md$/.test(path)).sort()
  deepEqual(
    schemas,
    ['alone', 'arm', 'call', 'leg'].map((name) => `docs/calls/schemas/${name}.md`),
  )
  deepEqual(files.get('protected.json'), '[]\n')
  const assets = [...files.keys()].filter((path) => path.startsWith('assets/')).sort()
  deepEqual(assets, ['assets/nobodys.png', 'assets/public.png', 'assets/shared.png'])
})

test('an asset is not named by the settings where the longer name of another is', () => {
  const logo = 'url: https://a.example\nbrand: { key: a, name: A, logo: /assets/mark.svg.png }\n'
  const site = {
    'content/site.yaml': logo,
    'content/pages/index.md': '# A\n',
    ...Object.fromEntries(['mark.svg', 'mark.svg.png', 'mark.s'].map((name) => [`content/assets/${name}`, ''])),
  }
  deepEqual([...assetsOfSettings(pipelineOf(memoryContent(site), world))], ['content/assets/mark.svg.png'])
})

test('--only-protected: the protected pages, their assets and redirects, and links to the others', async () => {
  const { files, report } = await output('protected')
  const pages = [...files.keys()].filter((path) => /^docs\/.*index\.html$/.test(path)).sort()
  deepEqual(pages, [
    'docs/calls/list-walrus/index.html',
    // No other operation needs them.
    ...['docs/calls/schemas/walrus-tusk/index.html', 'docs/calls/schemas/walrus/index.html'],
    ...['docs/walrus-was/index.html', 'docs/walrus/index.html', 'docs/walrus/inside/index.html'],
  ])
  deepEqual(report.pages, 5)
  deepEqual([...files.keys()].filter((path) => path.startsWith('assets/')).sort(), [
    'assets/shared.png',
    'assets/walrus.png',
  ])
  match(files.get('docs/walrus/index.html') ?? '', /<a href="\/docs"/)
  doesNotMatch(files.get('_redirects') ?? '', /old-home/)
  match(files.get('_redirects') ?? '', /^\/old-walrus \/docs\/walrus 301$/m)
  match(files.get('protected.json') ?? '', /walrus_flag/)
})

test('--only-protected: a pattern that leads to protected pages leads to the public page above them in no file', async () => {
  const site = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    'content/redirects.yaml': `- { old_path: '/was/{p*}', dest_url: '/docs/{p*}' }
- { old_path: '/hidden/{p*}', dest_url: '/docs/secret/{p*}' }
- { old_path: '/all/{p*}', dest_url: /docs/secret }
`,
    'content/pages/docs/index.md': '# Home\n\nText.\n',
    'content/pages/docs/secret.md': '---\ntitle: Secret\nbeta_feature: true\n---\n\nText.\n',
  })
  const files = await filesOf(pipelineOf(site, { ...world, audience: 'protected' }))
  const stubs = [...files.keys()].filter((path) => path.endsWith('/index.html'))
  deepEqual(stubs.sort(), ['all/index.html', 'docs/secret/index.html', 'hidden/index.html'])
  const rules = (files.get('_redirects') ?? '').split('\n').filter((line) => line.startsWith('/was'))
  deepEqual(rules, ['/was/*/ /docs/:splat 301', '/was/* /docs/:splat 301'])
})

test('--only-protected: a locale alone leads to `/` only where the protected pages have one', async () => {
  const redirectsOf = async (pages: Readonly<Record<string, string>>) => {
    const site = memoryContent({
      'content/site.yaml':
        'url: https://a.example\nbrand: { key: a, name: A }\nlocales: { default: de, all: [de, en] }\n',
      'content/pages/secret.md': '---\ntitle: Secret\nbeta_feature: true\n---\n\nText.\n',
      ...pages,
    })
    const files = await filesOf(pipelineOf(site, { ...world, audience: 'protected' }))
    return `${files.get('_redirects')}${files.get('redirects.json')}${files.get('redirects.nginx.conf')}`
  }
  const others = await redirectsOf({ 'content/pages/index.md': '# Home\n\nText.\n' })
  doesNotMatch(others, /^\/en\/? |"\/en"/m)
  match(others, /^\/en\/secret \/secret 301$/m)
  const own = await redirectsOf({ 'content/pages/index.md': '---\ntitle: A\nbeta_feature: a\n---\n\nText.\n' })
  match(own, /^\/en \/ 301$/m)
})

test('without a choice both are there', async () => {
  const { files } = await output('all')
  ok(files.has('docs/walrus/index.html') && files.has('docs/voice/index.html') && files.has('assets/walrus.png'))
})

test('where the list of errors is hidden, the product of an error keeps its name and leads nowhere', async () => {
  const hidden = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    'content/pages/docs/index.md': '# A\n\nText.\n',
    'content/pages/docs/api/errors.md': '---\ntitle: Errors\nbeta_feature: radar\n---\n\nText.\n',
    'content/data/errors.yaml': '- { code: 101, message: Message, log_level: ERROR, product: gulls }\n',
  })
  const files = await filesOf(publicSite(hidden, world, pipelineOf(hidden, world)))
  const page = (files.get('docs/api/errors/101/index.html') ?? '') + (files.get('docs/api/errors/101.md') ?? '')
  deepEqual(page.match(/gulls/g)?.length, 2)
  doesNotMatch(page, /not-in-this-output|product=/)
})
