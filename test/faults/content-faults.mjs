import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build, error, good, hashOf, inSite, unless } from './site.mjs'

const page = 'content/pages/docs/p.md'
const component = 'content/pages/docs/p.mdx'
const text = (body, head = '') => `---\ntitle: Page\n${head}---\n\n${body}\n`
const html = 'docs/p/index.html'

/** Each of these must end in an error of its file. */
const each =
  (...cases) =>
  async () => {
    for (const [files, file, code] of cases) {
      const wrong = await inSite(files, error(file, code))
      if (wrong !== null) return `${JSON.stringify(Object.keys(files))}: ${wrong}`
    }
    return null
  }

const errorIn = (path, content, code) => [{ [path]: content }, path, code]
const yaml = (content, code) => errorIn('content/redirects.yaml', content, code)
const operations = 'paths: { /a: { get: { operationId: a, responses: { "200": { description: ok } } } } }\n'
const specification = (more) => `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${more}`
const spec = 'content/data/openapi/t.yaml'
const reference = { [page]: text('::operation-index', 'openapi: t\n') }
const redirect = (from, to) => `- { old_path: ${from}, dest_url: ${to} }\n`

/** Number, name, and what makes the fault and says what does not hold (null: it holds). */
export const contentFaults = [
  [
    1,
    'Latin-1 and UTF-16 bytes',
    each(
      errorIn(page, Buffer.from(text('Caf\xe9'), 'latin1')),
      errorIn(page, Buffer.from(`\ufeff${text('x')}`, 'utf16le')),
      errorIn('content/partials/a.md', Buffer.from('Caf\xe9', 'latin1')),
      yaml(Buffer.from('# \xe9\n', 'latin1')),
    ),
  ],
  [
    2,
    'a UTF-8 BOM',
    () =>
      inSite(
        { [page]: `\ufeff${text('Text.')}` },
        good((read) => unless(!read(html).includes('\ufeff'), 'it is in the output')),
      ),
  ],
  [
    3,
    'CRLF and lone CR',
    async () => {
      const of = (ends) =>
        inSite(
          { [page]: text('## A\n\nb\nc\n\n- d\n').replaceAll('\n', ends) },
          good((read) => read(html)),
        )
      const [a, b, c] = [await of('\n'), await of('\r\n'), await of('\r')]
      return unless(a === b && a === c && a.includes('<h2'), 'other HTML')
    },
  ],
  [
    4,
    'NUL and control characters',
    each(
      errorIn(page, text('a\0b')),
      errorIn(page, text('a\x1b[31mb')),
      errorIn(page, text('x', 'description: "a\\u0007b"\n')),
    ),
  ],
  [
    5,
    'an empty page, front matter alone or never closed',
    each(errorIn(page, ''), errorIn(page, '---\ntitle: A\n\nText.\n')),
  ],
  [
    6,
    'front matter in another language',
    each(...['js', 'json', 'toml'].map((language) => errorIn(page, `---${language}\nprocess.exit(0)\n---\n\nText.\n`))),
  ],
  [
    7,
    'a folder named as a page, an unreadable file',
    async () => {
      const folder = await inSite(
        { 'content/pages/docs/p.md/q.md': text('x') },
        async (root) => (await build(root)).status,
      )
      if (folder !== 0 && folder !== 1) return `status ${folder} for a folder`
      if (process.getuid?.() !== 0)
        return await inSite({ [page]: (place) => writeFileSync(place, 'x', { mode: 0 }) }, async (root) => {
          const { status } = await build(root)
          return unless(status === 3 || status === 1, `status ${status}`)
        })
      return null
    },
  ],
  [
    8,
    'a FIFO and a socket named as pages',
    () => inSite({ [page]: (place) => execFileSync('mkfifo', [place]) }, error(page)),
  ],
  [
    9,
    'symbolic links: out of the root, in a circle, to nothing',
    each(
      [{ [page]: (place) => symlinkSync('/etc/passwd', place) }, page],
      [{ [page]: (place) => symlinkSync('p.md', place) }, page],
      [{ [page]: (place) => symlinkSync('nowhere.md', place) }, page],
      [{ 'content/assets/a.png': (place) => symlinkSync('/etc/passwd', place) }, 'content/assets/a.png'],
    ),
  ],
  [
    10,
    'a name that is no UTF-8',
    () =>
      inSite(
        {
          [page]: (place) =>
            writeFileSync(Buffer.concat([Buffer.from(`${dirname(place)}/`), Buffer.from('caf\xe9.md', 'latin1')]), 'x'),
        },
        error(null),
      ),
  ],
  [
    11,
    'names and paths that are too long',
    each(
      [{ [`content/pages/docs/${'a'.repeat(240)}.md`]: text('x') }, null],
      [{ [`content/pages/${`${'b'.repeat(100)}/`.repeat(12)}c.md`]: text('x') }, null],
    ),
  ],
  [
    12,
    'two files with one address, or one on some systems',
    each(
      [{ [page]: text('a'), 'content/pages/docs/p/index.md': text('b') }, null],
      [{ [page]: text('a'), [component]: text('b') }, null],
      [{ 'content/assets/A.png': 'a', 'content/assets/a.png': 'b' }, null],
      [{ 'content/assets/\u00e9.png': 'a', 'content/assets/e\u0301.png': 'b' }, null],
      [{ 'content/pages/docs/A.md': text('b') }, 'content/pages/docs/A.md'],
    ),
  ],
  [
    13,
    'paths that lead out',
    each(
      errorIn(page, text('x', 'redirect_from: /../../etc\n')),
      errorIn(page, text('x', 'redirect_from: "/a\\\\b"\n')),
      errorIn(page, text('x', 'redirect_from: /%2e%2e/x\n')),
      errorIn(page, text('::include{file="../site.yaml"}')),
    ),
  ],
  [
    14,
    'a page and data that are too large',
    each(
      errorIn(page, text('word '.repeat(1_200_000))),
      errorIn('content/data/errors.json', `[${' '.repeat(51 * 1024 * 1024)}]`),
    ),
  ],
  [15, 'an alias bomb', each(yaml(`a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n`))],
  [
    16,
    '100,000 open brackets',
    each(
      yaml('['.repeat(100_000)),
      errorIn('content/data/errors.json', '['.repeat(100_000)),
      errorIn(page, `---\ntitle: ${'['.repeat(50_000)}\n---\n\nx\n`),
    ),
  ],
  [
    17,
    'duplicate keys, tabs, two documents, unknown tags',
    each(
      yaml('- { old_path: /a, old_path: /b, dest_url: /docs }\n'),
      yaml('a:\n\t- b\n'),
      yaml('- *nobody\n'),
      yaml('[]\n---\n[]\n'),
      yaml('- !!js/function x\n'),
    ),
  ],
  [
    18,
    'keys that change prototypes',
    each(
      yaml('- { __proto__: 1, old_path: /a, dest_url: /docs }\n'),
      errorIn(page, text('x', '__proto__: 1\n')),
      errorIn('content/site.yaml', 'url: https://a.example\nbrand: { key: a, name: A, constructor: x }\n'),
    ),
  ],
  [
    19,
    'values that look like others',
    () =>
      inSite({ [page]: '---\ntitle: "012"\ndescription: no\n---\n\nx\n' }, async (root) => {
        const { status } = await build(root)
        return unless(status === 0 || status === 1, `status ${status}`)
      }),
  ],
  [
    20,
    'JSON with duplicate keys or a comma too many',
    each(errorIn('content/data/errors.json', '[{"code": 1, "code": 2}]'), errorIn('content/data/errors.json', '[1,]')),
  ],
  [
    21,
    'values outside of the schema',
    each(
      errorIn(component, text('<Callout variant="loud">\nx\n</Callout>'), /SP3005/),
      errorIn(component, text('<TabGroup>\n<Tab title="a">x</Tab>\n</TabGroup>')),
      errorIn(component, text('<SupportGrid type="nope" />')),
    ),
  ],
  [
    22,
    'nesting and marks that take a parser hours',
    async () => {
      const bad = {
        'a.md': '*a **a '.repeat(5000),
        'b.md': '> '.repeat(2000),
        'c.md': `> a\n${'a\n'.repeat(9000)}`,
        'd.md': 'a\n=\n'.repeat(9000),
        'e.md': ':::info\n'.repeat(5000),
      }
      const files = Object.fromEntries(
        Object.entries(bad).map(([name, body]) => [`content/pages/docs/${name}`, text(body)]),
      )
      return await inSite({ ...files, [page]: text('[gone](/docs/gone)') }, async (root) => {
        const { diagnostics } = await build(root)
        const lost = [page, ...Object.keys(files)].filter(
          (file) => !diagnostics.some((one) => one.file === file && one.severity === 'error'),
        )
        return unless(lost.length === 0, `nothing is said of ${lost}`)
      })
    },
  ],
  [
    23,
    'MDX that can not be read',
    each(
      errorIn(component, text('<Callout variant="info">\nx')),
      errorIn(component, text('a {b')),
      errorIn(component, text('</div>')),
    ),
  ],
  [
    24,
    'unknown blocks and properties',
    each(
      errorIn(component, text('<Calout>x</Calout>')),
      errorIn(component, text('<Disclosure titel="x">y</Disclosure>')),
    ),
  ],
  [
    25,
    'imports, files and the environment in MDX',
    each(
      errorIn(component, text("import fs from 'fs'\n\nx")),
      errorIn(component, text('{process.env.HOME}')),
      errorIn(component, text('export const a = 1\n\nx')),
    ),
  ],
  [
    28,
    'content that would end the process',
    each(
      errorIn(component, text('{process.exit(0)}')),
      errorIn(component, text('<Disclosure title={process.exit(0)}>x</Disclosure>')),
    ),
  ],
  [
    29,
    'content that depends on the clock or on chance',
    each(errorIn(component, text('{Date.now()}')), errorIn(component, text('{Math.random()}'))),
  ],
  [
    30,
    'partials in a circle, by powers, or missing',
    each(
      [
        {
          [page]: text('::include{file="a.md"}'),
          'content/partials/a.md': '::include{file="b.md"}',
          'content/partials/b.md': '::include{file="a.md"}',
        },
        null,
        /SP3012/,
      ],
      [
        {
          [page]: text('::include{file="l0.md"}'),
          ...Object.fromEntries(
            Array.from({ length: 7 }, (_, at) => [
              `content/partials/l${at}.md`,
              at === 6 ? 'x' : `::include{file="l${at + 1}.md"}\n\n`.repeat(8),
            ]),
          ),
        },
        page,
        /SP3015/,
      ],
      errorIn(page, text('::include{file="nope.md"}')),
    ),
  ],
  [
    31,
    'scripts in HTML and in addresses',
    () =>
      inSite(
        {
          [page]: text('<script>alert(1)</script><img src="x" onerror="alert(1)"><b onclick="x()">b</b>'),
          'content/pages/docs/x': null,
        },
        async (root) => {
          const { diagnostics } = await build(root)
          if (!diagnostics.some((one) => one.file === page)) return 'nothing is said'
          return await each(
            errorIn(page, text('[a](javascript:alert)')),
            errorIn(page, text('[a](data:text/html,x)')),
            errorIn(page, text('<a href="java&#115;cript:x">y</a>')),
          )()
        },
      ),
  ],
  [
    32,
    'text that would end a script',
    () =>
      inSite(
        {
          [component]: text(
            '<GetStartedLinks links={[{ label: "</script><script>x", url: "/docs" }]} />\n\n```js\n</script><!-- \u2028\n```',
          ),
        },
        good((read) => unless(!/<script>x/.test(read(html)), 'it stands raw')),
      ),
  ],
  [
    33,
    'characters that turn the order of code',
    () =>
      inSite(
        { [page]: text('```js\nif (a \u202e) b\n```') },
        good((_, { diagnostics }) =>
          unless(
            diagnostics.some((one) => one.file === page),
            'nothing is said',
          ),
        ),
      ),
  ],
  [
    34,
    'ids that are double, or names of objects',
    () =>
      inSite(
        { [page]: text('## constructor\n\n## __proto__\n\n## A\n\n## A\n\n## location') },
        good((read) => {
          const ids = [...read(html).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
          return unless(new Set(ids).size === ids.length && ids.includes('a-1'), 'ids are double')
        }),
      ),
  ],
  [
    35,
    'dead links, anchors and images, and paths in another case',
    each(
      errorIn(page, text('[a](/docs/none)')),
      errorIn(page, text('[a](/docs#none)')),
      errorIn(page, text('![a](/assets/none.png)')),
      errorIn(page, text('[a](/Docs)')),
    ),
  ],
  [
    36,
    'hostile specifications',
    async () => {
      const bad = [
        '$ref: "file:///etc/passwd"',
        '$ref: "https://evil.example/x.yaml"',
        '$ref: "#/components/schemas/A"',
        'pattern: "(a+)+$"',
        '$ref: "#/components/schemas/None"',
      ]
      for (const schema of bad) {
        const more = `paths: { /a: { get: { operationId: a, responses: { "200": { description: ok, content: { application/json: { schema: { ${schema} } } } } } } } }\ncomponents: { schemas: { A: { properties: { a: { $ref: "#/components/schemas/A" } } } } }\n`
        const wrong = await inSite({ ...reference, [spec]: specification(more) }, async (root) => {
          const { status, err } = await build(root)
          return unless(status === 0 || status === 1, `status ${status} for ${schema}: ${err.slice(-200)}`)
        })
        if (wrong !== null) return wrong
      }
      return await inSite({ ...reference, [spec]: specification(operations) }, good())
    },
  ],
  [
    37,
    'redirects in circles, to themselves, double, over pages',
    each(
      yaml(redirect('/a', '/b') + redirect('/b', '/a')),
      yaml(redirect('/a', '/a')),
      yaml(redirect('/a', '/docs') + redirect('/a', '/docs')),
      yaml(redirect('/docs', '/x')),
    ),
  ],
  [
    38,
    'redirects to other hosts, scripts, lines',
    each(
      yaml(redirect('/a', "'//evil.example'")),
      yaml(redirect('/a', "'/\\evil.example'")),
      yaml(redirect('/a', "'javascript:alert(1)'")),
      yaml('- { old_path: /a, dest_url: "/docs\\r\\nX: y" }\n'),
      yaml(redirect('/a', "'/docs b'")),
    ),
  ],
  [
    39,
    'a locale that leads to another host',
    () =>
      inSite(
        {
          'content/site.yaml':
            'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nlocales: { default: en, all: [en, ja] }\n',
        },
        good((read) =>
          unless(
            !/^\/ja\/\* /m.test(read('_redirects')) && /^\/ja\/docs/m.test(read('_redirects')),
            'the rule takes any path',
          ),
        ),
      ),
  ],
  [
    40,
    'more redirects than a host takes',
    () =>
      inSite(
        {
          'content/site.yaml':
            'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nhosting: { for: [cloudflare] }\n',
          'content/redirects.yaml': Array.from({ length: 2100 }, (_, at) => redirect(`/old-${at}`, '/docs')).join(''),
        },
        good((_, { diagnostics }) =>
          unless(
            diagnostics.some((one) => one.code.startsWith('SP504')),
            'nothing is said',
          ),
        ),
      ),
  ],
  [
    41,
    'lines in values of headers',
    () =>
      inSite(
        {
          'content/site.yaml':
            'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nservices: { feedback: { endpoint: "https://a.example/x\\r\\nX-Evil: 1" } }\n',
        },
        async (root) => {
          const { status } = await build(root)
          return unless(status === 2, `status ${status}`)
        },
      ),
  ],
  [
    50,
    'a change that leaves size and time as they were',
    () =>
      inSite({ [page]: text('one') }, async (root) => {
        const file = join(root, page)
        execFileSync('touch', ['-d', '2020-01-01', file])
        await build(root)
        const before = hashOf(join(root, 'dist/site'))
        writeFileSync(file, text('two'))
        execFileSync('touch', ['-d', '2020-01-01', file])
        await build(root)
        return unless(before !== hashOf(join(root, 'dist/site')), 'the old page stays')
      }),
  ],
]
