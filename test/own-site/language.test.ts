import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import type { TextKey } from '../../templates/elements/texts/keys.ts'
import { counted, languages, scriptTexts, textKeys, texts } from '../../templates/elements/texts/texts.ts'
import { listFiles } from '../architecture/sources.ts'
import { root } from '../root.ts'
import { filesOf, firstScriptOf, memoryContent, pipelineOf } from '../site.ts'

const site = (settings: object, pages: Readonly<Record<string, string>> = {}) =>
  pipelineOf(
    memoryContent({
      'content/site.yaml': JSON.stringify({
        url: 'https://gannet.example',
        brand: { key: 'gannet', name: 'Gannet' },
        links: {
          logIn: '/a',
          signUp: '/a',
          helpCenter: '/a',
          support: '/a',
          terms: '/a',
          privacy: '/a',
          questions: { brand: '/a' },
        },
        repository: 'https://github.com/gannet/docs',
        ...settings,
      }),
      'content/navigation/a.yaml':
        'title: Netze\npath: /a\nentries:\n  - childSubsection:\n      subheading: Mehr\n      path: /a/c\n      entries:\n        - page: { title: Bb, path: /a/b }\n',
      'content/pages/index.md': '# Start\n\nText.\n',
      'content/pages/a/index.md': `# Aa\n\n## Eins\n\nText [x](https://x.example).\n\n## Zwei\n\n:::warning\nText.\n:::\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n\`\`\`js\n${'x\n'.repeat(60)}\`\`\`\n`,
      'content/pages/a/b.md': '# Bb\n\nText.\n',
      'content/pages/a/c.md': '# Cc\n\nText.\n',
      ...pages,
    }),
    { lastUpdated: () => '2026-03-04T10:00:00Z' },
  )

/** What a reader or a screen reader meets: texts and names, without the page's own. */
function wordsOf(html: string): string {
  const body = html.replace(/<script[^>]*>.*?<\/script>/gs, ' ')
  const names = [...body.matchAll(/(?:aria-label|data-label|title)="([^"]*)"/g)].map(([, name = '']) => name)
  return `${body.replace(/<[^>]+>/g, '\n')}\n${names.join('\n')}`
}

const textOf = async (settings: object, page: string, pages: Readonly<Record<string, string>> = {}) =>
  (await filesOf(site(settings, pages))).get(page) ?? ''

const scriptOf = async (settings: object, page: string, pages: Readonly<Record<string, string>> = {}) =>
  firstScriptOf(await filesOf(site(settings, pages)), page)

const german = { locales: { default: 'de', all: ['de'] } }

test('a German frame has no English word', async () => {
  for (const page of ['a/index.html', 'a/b/index.html', 'index.html', '404.html']) {
    const html = await textOf(german, page)
    assert.match(html, /<html lang="de"/)
    const words = wordsOf(html)
    const english =
      /\b(?:the|this|page|search|docs|products?|help|next|previous|open|close|copy|edit|updated|switch|theme|view|more|actions|feedback|helpful|link|section|terms|privacy|ask|team|log in|sign up|skip|not found|warning|table|show all|lines|report|documentation|overview)\b/i
    const found = words.split('\n').filter((line) => english.test(line))
    assert.deepEqual(found, [], page)
  }
})

/** Blocks with what they draw themselves, in a site with data of each kind. */
const withBlocks: Readonly<Record<string, string>> = {
  'content/pages/a/blocks.mdx': `---
title: Teile
beta_feature: true
---

<FilterableTable filters={['Art']} alphabet="Art">

| Art | Wert |
| --- | --- |
| a | 1 |

</FilterableTable>

<CodeSampleGroup slug="x" groupType="dynamic">

\`\`\`js Node.js
a
\`\`\`

\`\`\`py Python
a
\`\`\`

\`\`\`json output
{}
\`\`\`

</CodeSampleGroup>

<SupportGrid type="Flagship" />

<ProductsUsed products="a" />

<Video src="dQw4w9WgXcQ" title="Film" />

<ErrorCodeBadge code={20001} />

<VoiceLibrary />

<CodeSampleCatalog />
`,
  'content/pages/a/produkt.mdx': `---
title: Produkt
layout: landing
---

<ProductLandingPage productName="Netz" sectionNavLinks={[{ label: 'Eins', url: '/a' }]}>
  <ProductIntro>Text.</ProductIntro>
  <Tutorial steps={['a', 'b', 'c']} output="x" examplesPageUrl="/a">

\`\`\`js
a
\`\`\`

  </Tutorial>
  <RelatedProducts>
    <RelatedProduct title="Eins" svg="voice" href="/a">Text.</RelatedProduct>
  </RelatedProducts>
</ProductLandingPage>
`,
  'content/pages/a/ref.md': '---\nopenapi: netz\ngroup: tag\n---\n# Nachschlagen\n',
  'content/data/openapi/netz.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Netz', version: '1' },
    servers: [{ url: 'https://netz.example' }],
    paths: {
      '/netze/{id}': {
        put: {
          operationId: 'netz',
          summary: 'Netz legen',
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: {
            content: { 'application/json': { schema: { properties: { art: { enum: Array.from('abcdefghijklm') } } } } },
          },
          responses: {
            200: { description: 'Gut', headers: { A: { schema: { type: 'string' } } } },
            404: { description: 'Nicht da' },
          },
        },
      },
    },
  }),
  'content/data/errors.json': JSON.stringify([
    {
      code: 20001,
      message: 'Kaputt',
      log_level: 'ERROR',
      log_type: 'Netz',
      product: 'Netz',
      causes: 'Riss',
      solutions: 'Flicken',
      date_created: '2026-01-02',
      last_updated: '2026-01-03',
    },
  ]),
  'content/data/voices.json': JSON.stringify([
    {
      objectID: '1',
      voiceID: 'v1',
      voiceName: 'Ada',
      description: 'Hell',
      labels: ['warm'],
      previewUrl: '',
      locale: 'de-DE',
      accent: 'Wien',
      category: 'neu',
      age: 'jung',
      gender: 'weiblich',
    },
  ]),
  'content/data/code-samples.json': JSON.stringify([
    {
      title: 'Eins',
      url: 'https://x.example',
      description: 'Text',
      language: 'go',
      tags: [],
      product: { primary: 'voice', secondaries: [] },
      contributorType: 'community',
      flags: {},
    },
  ]),
}

test('blocks of a German page draw no English text', async () => {
  const de: Partial<Record<TextKey, string>> = Object.assign({}, ...(languages.de ?? []))
  const english = new Set<string>(
    (textKeys as readonly TextKey[]).filter((key) => !key.includes('{') && de[key] !== key),
  )
  // The fields of the data are in the language of the data.
  const given = new Set(['Code'])
  const files = await filesOf(site(german, withBlocks))
  for (const page of ['a/blocks', 'a/produkt', 'a/ref', 'a/ref/netz', 'docs/api/errors/20001', 'api/errors/20001']) {
    const html = files.get(`${page}/index.html`)
    if (html === undefined) continue
    // Code says `Close` in every language.
    const found = wordsOf(html.replace(/<pre.*?<\/pre>/gs, ''))
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => english.has(line) && !given.has(line))
    assert.deepEqual(found, [], page)
  }
  const blocks = files.get('a/blocks/index.html') ?? ''
  for (const key of ['Search table', 'Clear all', 'Code language', 'Products used', 'Protected Content', 'No results'])
    assert.ok(blocks.includes(de?.[key as 'Search'] ?? '?'), key)
  assert.match(blocks, />1 Stimme</)
  assert.match(blocks, /aria-label="Ada abspielen"/)
  assert.match(files.get('a/ref/netz/index.html') ?? '', />3 weitere zeigen</)
})

test('a sentence about a number of things has the form that the language has for the number', () => {
  const said = (lang: string, n: number) => counted(texts(lang, {}), n, '{n} voice', '{n} voices')
  assert.deepEqual(
    [said('en', 1), said('en', 0), said('de', 2), said('fr', 0), said('fr', 2), said('ja', 1), said('xx-invalid', 1)],
    ['1 voice', '0 voices', '2 Stimmen', '0 voix', '2 voix', '音声 1 件', '1 voice'],
  )
})

test('lists of pages for agents have their heading in the language of the site', async () => {
  const page = { 'content/pages/impressum.md': '# Impressum\n' }
  assert.match(await textOf(german, 'llms.txt', page), /^## Allgemein\n\n- \[/m)
})

test('footnotes are named in the language of the page', async () => {
  const page = { 'content/pages/a/notes.md': '# N\n\nEins[^1] und noch einmal[^1]\n\n[^1]: Text\n' }
  const html = await textOf(german, 'a/notes/index.html', page)
  assert.match(html, /<h2 id="footnote-label">Fußnoten<\/h2>/)
  assert.match(html, /aria-label="Zurück zum Verweis 1"/)
  assert.match(html, /aria-label="Zurück zum Verweis 1-2"/)
  const english = await textOf({}, 'a/notes/index.html', page)
  assert.match(english, /<h2 id="footnote-label">Footnotes<\/h2>/)
  assert.match(english, /aria-label="Back to reference 1-2"/)
})

test('the page of a redirect speaks the language of the site', async () => {
  const more = { 'content/redirects.yaml': '- { old_path: /old, dest_url: /a }\n' }
  const html = await textOf(german, 'old/index.html', more)
  assert.match(html, /<p>Diese Seite ist umgezogen: <a href="\/a">\/a<\/a>\.<\/p>/)
})

test('dates are written as the language writes them, and the English ones as before', async () => {
  assert.match(await textOf(german, 'a/index.html'), /Zuletzt geändert <time dateTime="[^"]*">4\. März 2026</)
  assert.match(await textOf({}, 'a/index.html'), /Last updated <time dateTime="[^"]*">March 4, 2026</)
})

test('a page has its own language, and a regional one falls back to its language', async () => {
  const page = { 'content/pages/a/es.md': '---\nlang: es-MX\n---\n\n# Es\n\nTexto.\n' }
  const html = await textOf({}, 'a/es/index.html', page)
  assert.match(html, /<html lang="es-MX"/)
  assert.match(html, />Ir al contenido</)
  assert.match(await textOf({ locales: { default: 'nl', all: ['nl'] } }, 'a/index.html'), />Skip to content</)
})

test('a page is read in the direction of its language', async () => {
  const inLanguage = (lang: string) =>
    textOf({}, 'a/other/index.html', { 'content/pages/a/other.md': `---\nlang: ${lang}\n---\n\n# A\n\nText.\n` })
  assert.match(await inLanguage('ar-EG'), /<html lang="ar-EG" dir="rtl"/)
  assert.match(await inLanguage('az-Arab'), /<html lang="az-Arab" dir="rtl"/)
  for (const lang of ['arn', 'es', 'ks-Deva']) assert.doesNotMatch(await inLanguage(lang), /<html[^>]* dir=/)
})

describe('`strings` of a site', () => {
  test('go before the shipped ones, the nearest language first', async () => {
    const strings = { de: { 'On this page': 'Inhalt' }, 'de-at': { 'Edit this page': 'Seite verbessern' } }
    const html = await textOf({ locales: { default: 'de-at', all: ['de-at'] }, strings }, 'a/index.html')
    assert.match(html, /aria-label="Inhalt"/)
    assert.match(html, /Seite verbessern/)
    assert.match(html, /Zum Inhalt springen/)
  })

  test('reach the scripts of the page', async () => {
    const script = await scriptOf(german, 'a/index.html')
    assert.match(script, /"Copied!":"Kopiert!"/)
    assert.match(script, /"placeholder":"Suchen"/)
    const english = await scriptOf({}, 'a/index.html')
    assert.match(english, /^var signalpost=/)
    assert.doesNotMatch(english, /"texts":/)
  })

  test('reach the scripts of pages of another language, and of the page for wrong addresses', async () => {
    const spanish = { 'content/pages/a/es.md': '---\nlang: es\n---\n\n# Es\n\nTexto.\n' }
    assert.match(await scriptOf(german, 'a/es/index.html', spanish), /"Copied!":"¡Copiado!"/)
    assert.match(await scriptOf(german, '404.html'), /"Copied!":"Kopiert!"/)
  })

  test('with a key that the frame does not have are an error with the nearest', () => {
    const found = site({ strings: { de: { 'On this pge': 'x' } } }).report().diagnostics
    const [error] = found.filter(({ severity }) => severity === 'error')
    assert.equal(error?.code, 'SP1260')
    assert.equal(error?.hint, 'Did you mean `On this page`?')
    assert.equal(error?.file, 'content/site.yaml')
  })
})

test('every language has every text, with the same places for names', () => {
  const keys = textKeys as readonly TextKey[]
  const wrong = Object.entries(languages).flatMap(([lang, tables]) => {
    const table: Record<TextKey, string> = Object.assign({}, ...tables)
    return keys.flatMap((key) => {
      const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort().join()
      return (table[key] ?? '').trim() !== '' && places(table[key]) === places(key) ? [] : [`${lang}: ${key}`]
    })
  })
  assert.deepEqual(wrong, [])
})

test('all that scripts say reaches pages of another language', () => {
  const scripts = listFiles('client').filter((path) => /\.tsx?$/.test(path) && !path.startsWith('client/preview/'))
  const calls = scripts.flatMap((path) => [
    ...readFileSync(join(root, path), 'utf8').matchAll(/\bsay(?:With|Count)?\(\s*(?:\w+,\s*)?((?:'[^']*'(?:,\s*)?)+)/g),
  ])
  const said = calls.flatMap(([, list = '']) => Array.from(list.matchAll(/'([^']*)'/g), ([, text = '']) => text))
  assert.ok(said.length > 60, `${said.length}`)
  const known = scriptTexts(Object.assign((key: string) => `${key}!`, { lang: 'xx' }))
  assert.deepEqual(
    said.filter((text) => text !== '' && known[text] === undefined),
    [],
  )
})
