import { deepEqual, equal, match } from 'node:assert/strict'
import { join } from 'node:path'
import { test } from 'node:test'
import { readFrontMatter } from '../compiler/data/front-matter.ts'
import { splitFrontMatter } from '../compiler/data/split-front-matter.ts'
import { createParser } from '../compiler/formats/markdown/parse-markdown.ts'
import { createRegistry } from '../compiler/model/registry.ts'
import { firstHeading } from '../compiler/parse/first-heading.ts'
import { parsePage } from '../compiler/parse/parse.ts'
import { theme } from '../templates/theme.ts'
import { root } from './root.ts'
import { filesOf, memoryContent, openFolder, pipelineOf } from './site.ts'

const registry = createRegistry(theme.blocks)
const variables = (path: readonly string[]) => (path.join('.') === 'brand.name' ? 'Acme' : undefined)
const heading = (text: string, format: 'md' | 'mdx') =>
  firstHeading(text, { format, variables, parse: createParser(registry.byDirective) })

const both: readonly (readonly [text: string, title: string | null])[] = [
  ['# One', 'One'],
  ['Text.\n\n# One\n\n# Two', 'One'],
  ['   # One ##  ', 'One'],
  ['#\n\n# One', 'One'],
  ['#One', null],
  ['## One', null],
  ['One *two* `<three>` [four](/docs) ![five](a.png)\n=====', 'One two <three> four five'],
  ['One\ntwo\n===\n', 'One two'],
  ['A paragraph.\n\nOne\n===', 'One'],
  ['- item\n===', null],
  ['One\r\n===\r\n', 'One'],
  ['```md\n# code\n```\n\n# One', 'One'],
  ['~~~\n# code\n~~~', null],
  ['`a\n# code`', null],
  ['> # quoted', null],
  ['- # listed', null],
  ['<h1 id="x">One <b>two</b></h1>', 'One two'],
  ['# One<br />two<br/>three', 'One two three'],
  ['# A \\# B &amp; C', 'A # B & C'],
  ['# Using `one`', 'Using one'],
  ['# `one`', 'one'],
  ['# `one #` ##', 'one #'],
  ['`one`\n===', 'one'],
  ['One\n`two`\n===', 'One two'],
  ['*One* two\n===', 'One two'],
  ['One\n**two** `three`\n===', 'One two three'],
  ['1.5 ones\n===', '1.5 ones'],
  ['#one\n===', '#one'],
  ['Two\n---\nOne\n===', 'One'],
  ['+ item\n===', null],
  ['', null],
]
const cases = [
  ...both.flatMap(([text, title]) => [['md', text, title] as const, ['mdx', text, title] as const]),
  ['md', '    # code\n\n# One', 'One'],
  ['md', '<!--\n# none\n-->\n# One', 'One'],
  ['md', '# One {#own}', 'One'],
  ['md', '# Set <token> and <b>bold</b> <marquee>x</marquee>', 'Set <token> and bold x'],
  ['md', '# One {site.brand.name}', 'One {site.brand.name}'],
  ['md', ':::info\n# One\n:::', 'One'],
  ['mdx', '{/*\n# none\n*/}\n# One', 'One'],
  ['mdx', '# One {/* #own */}', 'One'],
  ['mdx', '# About {site.brand.name}', 'About Acme'],
  ['mdx', '<Callout variant="info">\n  # One\n</Callout>', 'One'],
  ['mdx', '# One\n\n<Callout', 'One'],
  ['mdx', '# One {broken', 'One {broken'],
] as const

for (const [format, text, title] of cases)
  test(`${format}: ${JSON.stringify(text)}`, () => equal(heading(text, format), title))

test('a title of the front matter goes before the heading, and a wrong one stays wrong', () => {
  const read = (text: string) => {
    const front = readFrontMatter(splitFrontMatter(text, 'a.md'), 'a.md', () => 'Heading')
    return [front.value?.title ?? null, front.isTitledByHeading, front.diagnostics.map(({ code }) => code).join(' ')]
  }
  deepEqual(read('---\ntitle: Front\n---\n'), ['Front', false, ''])
  deepEqual(read('---\ntoc: false\n---\n'), ['Heading', true, ''])
  deepEqual(read('---\n---\n'), ['Heading', true, ''])
  deepEqual(read('# Heading\n'), ['Heading', true, ''])
  deepEqual(read('---\ntitle:\n---\n'), [null, false, 'SP1223'])
  deepEqual(read('\n---\ntitle: Front\n---\n'), [null, false, 'SP1241'])
})

test('a page with neither has no title', () => {
  const text = '    # code\n\n## Second\n'
  const parse = createParser(registry.byDirective)
  const { diagnostics } = parsePage({ path: 'content/pages/a.md', text }, registry, () => undefined, parse)
  deepEqual(
    diagnostics.map(({ code, line, column }) => [code, line, column]),
    [['SP1241', 1, 1]],
  )
})

test('a folder of plain Markdown builds, and its headings are its titles', async () => {
  const site = openFolder(join(root, 'test/sites/plain-markdown/in'), { mode: 'build' })
  deepEqual(
    site.site.report().diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  )
  const files = await filesOf(site)
  const titles: Readonly<Record<string, string>> = {
    docs: 'Welcome to acme & all',
    'docs/guides/start': 'How to start',
    'docs/guides/reference': 'Acme reference',
    'docs/guides/html': 'Written as HTML',
    'docs/guides/front': 'From the front matter',
  }
  for (const [route, title] of Object.entries(titles)) {
    const html = files.get(`${route}/index.html`) ?? ''
    const escaped = title.replace('&', '&amp;')
    equal(/<title>(.*?) \|/.exec(html)?.[1], escaped)
    const own = route === 'docs/guides/front' ? 'From the body' : escaped
    const shown = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, inner]) => inner?.replace(/<[^>]*>/g, ''))
    deepEqual(shown, [own], 'once')
    match(files.get('llms.txt') ?? '', new RegExp(`\\[${title}\\]`))
  }
  equal((files.get('docs/guides/start.md') ?? '').match(/How to/g)?.length, 1)
})

test('a comment before the heading of the body leaves it the first, and above what stands there by itself', async () => {
  const front = '---\ntitle: Front\nbeta_feature: new\n---\n\n'
  const site = pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
      'content/pages/a.md': `${front}<!-- lint: off -->\n<!-- two -->\n\n# Body\n\nText.\n`,
      'content/pages/b.mdx': `${front}{/* lint: off */}\n\n# Body\n\nText.\n`,
    }),
  )
  deepEqual(site.site.report().diagnostics, [])
  const files = await filesOf(site)
  for (const page of ['a', 'b']) {
    deepEqual(
      [...(files.get(`${page}/index.html`) ?? '').matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text),
      ['Body'],
    )
    match(files.get(`${page}.md`) ?? '', /^# Body\n\n> \[!IMPORTANT\]/)
  }
})

test('tags and comments are no part of what a heading is called: neither of its id nor in the contents', async () => {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/pages/keys.md':
          '# Keys\n\n## Press <kbd>Ctrl</kbd> or `<b>` <!-- both -->\n\nText.\n\n## Put <token> in\n\nText.\n',
      }),
    ),
  )
  const html = files.get('keys/index.html') ?? ''
  match(html, /<h2 id="press-ctrl-or-b">Press <kbd>Ctrl<\/kbd> or <code>&lt;b&gt;<\/code>/)
  match(html, /<a href="#press-ctrl-or-b">Press Ctrl or &lt;b&gt;<\/a>/)
  match(html, /<a href="#put-token-in">Put &lt;token&gt; in<\/a>/)
})

test('a break in a heading parts its words in the list of headings and in the title, and not in the id', async () => {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/pages/a.md': '# Keys<br>of ours\n\n## One<br>two\n\nText.\n\n## Three\n\nText.\n',
        'content/pages/b.mdx': '# Keys<br />of ours\n\n## One<br />two\n\nText.\n\n## Three\n\nText.\n',
      }),
    ),
  )
  for (const page of ['a', 'b']) {
    const html = files.get(`${page}/index.html`) ?? ''
    match(html, /<title>Keys of ours \|/)
    match(html, /<a href="#onetwo">One two<\/a>/)
  }
})

test('a label shows no tags, but for a placeholder, and a break in it parts words', async () => {
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/pages/a.md':
          '# A\n\n:::info[Set <token> <b>now</b>,<br>**or** later <!-- note -->]\nText.\n:::\n\n:::info[A \\<b\\>]\nText.\n:::\n',
        'content/pages/b.mdx': '# A\n\n:::info[Of {site.brand.name}<br />or us]\nText.\n:::\n',
      }),
    ),
  )
  const titles = (page: string) =>
    [...(files.get(`${page}/index.html`) ?? '').matchAll(/<p class="callout-title">(.*?)<\/p>/g)].map(([, text]) =>
      text?.replace(/<svg.*?<\/svg>/, '').trim(),
    )
  deepEqual(titles('a'), ['Set &lt;token&gt; now, or later', 'A &lt;b&gt;'])
  deepEqual(titles('b'), ['Of Acme or us'])
})
