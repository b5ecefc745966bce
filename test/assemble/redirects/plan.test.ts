import assert from 'node:assert/strict'
import { test } from 'node:test'
import { planRedirects } from '../../../compiler/assemble/redirects/plan.ts'
import { redirector } from '../../../compiler/assemble/redirects/redirector.ts'
import { frontMatterRedirects } from '../../../compiler/model/redirect.ts'
import { planOf, records, report, show, site, usual } from './site.ts'

test('good redirects raise nothing and stand in the order of use', () => {
  const plan = planOf(...usual)
  assert.deepEqual(
    plan.redirects.map(({ from, to }) => `${from} ${to}`),
    [
      '/docs/voice/intelligence/{slug*} /docs/conversational-intelligence/{slug*}',
      '/docs/iot/wireless/{path*} https://partner.example/wireless/{path*}',
      '/docs/iot https://partner.example/docs',
      '/docs/sms /docs/messaging',
      '/docs/errors/{slug*} /docs/api/errors/{slug*}',
    ],
  )
  assert.deepEqual(plan.locales, ['en', 'ja', 'de', 'fr', 'es-mx', 'pt-br'])
  assert.deepEqual(plan.firstSegments, ['docs', 'en-us'])
  assert.equal(plan.home, '/docs')
})

test('a target may have a query, a fragment, a file of the site, or its own address', () => {
  const plan = planOf(
    ['/docs/a', '/docs/voice/?tab=1#start'],
    ['/docs/b', '/assets/map.png'],
    ['/docs/c', 'https://docs.brightwire.example/docs/messaging/'],
    ['/docs/d', 'https://partner.example/'],
    ['/docs/e', '/docs/voice.md'],
    ['/docs/f', '/sitemap.xml'],
    ['/docs/grüße', '/docs/voice'],
  )
  assert.deepEqual(
    plan.redirects.map(({ from, to }) => `${from} ${to}`),
    [
      '/docs/gr%C3%BC%C3%9Fe /docs/voice',
      '/docs/a /docs/voice?tab=1#start',
      '/docs/b /assets/map.png',
      '/docs/c /docs/messaging',
      '/docs/d https://partner.example/',
      '/docs/e /docs/voice.md',
      '/docs/f /sitemap.xml',
    ],
  )
})

test('repeating what is built in is allowed', () => {
  const plan = planOf(
    ['/', '/docs'],
    ['/{locale}/{path*}', '/{path*}'],
    ['/ja/{path*}', '/{path*}'],
    ['/de', '/docs'],
    ['/fr/docs/voice/', '/docs/voice'],
  )
  assert.deepEqual(plan.redirects, [])
})

test('contradicting what is built in is an error', () => {
  assert.deepEqual(report(['/', '/docs/voice'], ['/ja/docs/sms', '/docs/messaging']), [
    '1 SP5026 Unexpected redirect of `/`: the built-in rule `/` → `/docs` comes first | Remove it: readers go to `/docs`.',
    '3 SP5026 Unexpected redirect of `/ja/docs/sms`: the built-in rule `/{locale}/{path*}` → `/{path*}` comes first | Leave `/ja` out of the source: the redirect then serves all locales.',
  ])
})

test('a page at / takes the place of the built-in redirect', () => {
  const { value, diagnostics } = planRedirects([], {
    ...site,
    routes: [{ route: '/', file: 'content/pages/index.md' }],
  })
  assert.equal(value.home, null)
  assert.deepEqual(diagnostics, [])
})

test('sources that cannot be matched', () => {
  assert.deepEqual(
    report(
      ['', '/docs'],
      ['docs/old', '/docs'],
      ['https://docs.brightwire.example/docs/old', '/docs'],
      ['//docs/old', '/docs'],
      ['/docs/old?x=1', '/docs'],
      ['/docs/old#x', '/docs'],
      ['/docs//old', '/docs'],
      ['/docs/../old', '/docs'],
      ['/docs\\old', '/docs'],
      ['/docs/a b', '/docs'],
      ['/docs/a%b', '/docs'],
      ['/docs/a%2Fb', '/docs'],
      ['/docs/a"b', '/docs'],
      ['/docs/a\u0007b', '/docs'],
      ['/{area}/old', '/docs'],
      ['-/docs/old', '/docs'],
      ['/docs/a, /docs/b', '/docs'],
    ).map((text) => text.replace(/, expected a path such as `\/docs\/old`/, '')),
    [
      '1 SP5010 Unexpected nothing in the redirect source ``',
      '3 SP5010 Unexpected relative path in the redirect source `docs/old` | Begin with `/`.',
      '5 SP5010 Unexpected full URL in the redirect source `https://docs.brightwire.example/docs/old` | Write the path alone: a redirect begins at this site.',
      '7 SP5010 Unexpected two slashes at the start in the redirect source `//docs/old` | Begin with one `/`.',
      '9 SP5010 Unexpected query in the redirect source `/docs/old?x=1` | Remove `?x=1`: hosts match the path, and the rest is kept.',
      '11 SP5010 Unexpected fragment in the redirect source `/docs/old#x` | Remove `#x`: hosts match the path, and the rest is kept.',
      '13 SP5010 Unexpected empty segment (`//`) in the redirect source `/docs//old` | Write one `/`.',
      '15 SP5010 Unexpected segment `..` in the redirect source `/docs/../old` | Write the path that it leads to.',
      '17 SP5010 Unexpected backslash in the redirect source `/docs\\old` | Write `/`.',
      '19 SP5010 Unexpected space in the redirect source `/docs/a b` | Remove it, or write `%20`.',
      '21 SP5010 Unexpected lone `%` in the redirect source `/docs/a%b` | Write `%25`.',
      '23 SP5010 Unexpected encoded character `%2F` in the redirect source `/docs/a%2Fb` | Encode only what may not stand in a path: a slash, a dot and a control character have no place there.',
      '25 SP5010 Unexpected character `"` in the redirect source `/docs/a"b` | Write `%22`.',
      '27 SP5010 Unexpected control character in the redirect source `/docs/a\\u0007b` | Remove it.',
      '29 SP5010 Unexpected name as the first segment in the redirect source `/{area}/old` | Begin with a fixed segment: a pattern from the start on would take in the whole site.',
      '31 SP5010 Unexpected dash in the redirect source `-/docs/old` | Write a space after it: `- /docs/old` is an item of a list.',
      '33 SP5010 Unexpected several paths in the redirect source `/docs/a, /docs/b` | In front matter they are a list: `[/docs/a, /docs/b]`; a record has one.',
    ],
  )
})

test('what stands in braces, or like a name of another tool, is told with the form that it takes', () => {
  const hint = ' | A name in braces, of letters, digits and `_`, stands for a whole segment between two slashes.'
  assert.deepEqual(
    report(
      ['/docs/v{n}/a', '/docs'],
      ['/docs/{a b}/c', '/docs'],
      ['/docs/old/*', '/docs/voice'],
      ['/docs/old/:splat', '/docs/voice'],
      ['/docs/:page/old', '/docs/voice'],
      ['/docs/{rest*}/end', '/docs/voice'],
      ['/docs/{a}/{a}', '/docs/voice'],
      ['/docs/errors/{slug*}', '/docs/api/errors/{slugs*}'],
      ['/docs/old-errors/{slug*}', '/docs/api/errors/{slug}'],
      ['/docs/plain', '/docs/{page}'],
      ['/docs/query/{a}', '/docs/voice?x={a}'],
      ['/docs/by-id/{user-id}', '/docs/voice'],
      ['/docs/by-code/{1st-code*}', '/docs/voice'],
      ['/docs/by-number/{1}', '/docs/voice'],
    ),
    [
      `1 SP5011 Unexpected \`v{n}\` in the redirect path \`/docs/v{n}/a\`, expected \`{name}\` or \`{name*}\`${hint}`,
      '3 SP5010 Unexpected space in the redirect source `/docs/{a b}/c`, expected a path such as `/docs/old` | Remove it, or write `%20`.',
      `5 SP5011 Unexpected \`*\` in the redirect path \`/docs/old/*\`, expected \`{name*}\`${hint}`,
      `7 SP5011 Unexpected \`:splat\` in the redirect path \`/docs/old/:splat\`, expected \`{name*}\`${hint}`,
      `9 SP5011 Unexpected \`:page\` in the redirect path \`/docs/:page/old\`, expected \`{page}\`${hint}`,
      '11 SP5012 Unexpected `{rest*}` in the middle of `/docs/{rest*}/end`, expected it as the last segment | Write `{rest}` if it stands for one segment.',
      '13 SP5010 Unexpected name `a` twice in the redirect source `/docs/{a}/{a}`, expected a path such as `/docs/old` | Use two names.',
      '16 SP5013 Unexpected name `{slugs}` in the target, expected `{slug}` | Did you mean `{slug}`?',
      `18 SP5011 Unexpected \`{slug}\` in the redirect path \`/docs/api/errors/{slug}\`, expected \`{slug*}\`${hint}`,
      '20 SP5013 Unexpected name `{page}` in the target: the source has no names',
      '22 SP5015 Unexpected `{` outside of the path in the redirect target `/docs/voice?x={a}`, expected a path such as `/docs/new` or an `https://` URL',
      `23 SP5011 Unexpected \`{user-id}\` in the redirect path \`/docs/by-id/{user-id}\`, expected \`{user_id}\`${hint}`,
      `25 SP5011 Unexpected \`{1st-code*}\` in the redirect path \`/docs/by-code/{1st-code*}\`, expected \`{st_code*}\`${hint}`,
      `27 SP5011 Unexpected \`{1}\` in the redirect path \`/docs/by-number/{1}\`, expected \`{name}\` or \`{name*}\`${hint}`,
    ],
  )
})

test('a target that could lead to another host than it names, or run a script, is refused', () => {
  const codes = (target: string) => report(['/docs/old/{rest*}', target]).map((text) => text.slice(0, 8))
  for (const target of [
    '//evil.example',
    '//evil.example/{rest*}',
    '/\\evil.example',
    '\\\\evil.example',
    '/%5Cevil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/docs/%0d%0aSet-Cookie:x',
    '/docs/\r\nSet-Cookie: x',
    '/\t/evil.example',
    '/docs/../..//evil.example',
    '/docs/..',
    '/{rest*}',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'mailto:a@partner.example',
    'https:evil.example',
    'https:///evil.example',
    'https://{rest*}',
    'https://a@evil.example/',
    'https://docs.brightwire.example/{rest*}',
    'https://docs.brightwire.example//evil.example',
    '/docs/\ud800',
  ]) {
    assert.deepEqual(codes(target), ['2 SP5014'], target)
  }
})

test('targets that are no path and no URL', () => {
  const codes = (target: string) => report(['/docs/old', target]).map((text) => text.slice(0, 8))
  for (const target of ['', 'docs/voice', './voice', 'voice', '/docs/a b', '/docs/<b>', '/docs/a%zz', '/docs?a=`']) {
    assert.deepEqual(codes(target), ['2 SP5015'], target)
  }
})

test('duplicates name both places, and names make no difference', () => {
  assert.deepEqual(
    report(
      ['/docs/old', '/docs/voice'],
      ['/docs/old/', '/docs/messaging'],
      ['/docs/x/{a}', '/docs/voice'],
      ['/docs/x/{b}', '/docs/voice'],
    ),
    [
      '3 SP5023 Unexpected second redirect of `/docs/old` [1] | Remove one of the two.',
      '7 SP5023 Unexpected second redirect of `/docs/x/{b}` [5] | Remove one of the two.',
    ],
  )
})

test('a source that is a page, or takes in pages', () => {
  assert.deepEqual(
    report(
      ['/docs/voice', '/docs/messaging'],
      ['/docs/{area}/quickstart', '/docs'],
      ['/docs/api/{rest*}', '/docs/voice'],
    ),
    [
      '1 SP5024 Unexpected redirect of `/docs/voice`: it hides the page `/docs/voice` [content/pages/docs/voice.md] | Remove the redirect, or the page.',
      '3 SP5024 Unexpected redirect of `/docs/{area}/quickstart`: it hides the page `/docs/voice/quickstart` [content/pages/docs/voice/quickstart.md] | Write out the old paths one by one, or move the pages out of the way.',
      '5 SP5024 Unexpected redirect of `/docs/api/{rest*}`: it hides the page `/docs/api/errors` and 1 more [content/pages/docs/api/errors.md] | Write out the old paths one by one, or move the pages out of the way.',
    ],
  )
})

test('chains say where to point', () => {
  assert.deepEqual(
    report(
      ['/docs/a', '/docs/b/'],
      ['/docs/b', '/docs/c'],
      ['/docs/c', '/docs/voice?x=1#y'],
      ['/docs/d', '/docs/errors/20003'],
      ['/docs/errors/{slug*}', '/docs/api/errors/{slug*}'],
      ['/docs/e/{n*}', '/docs/errors/{n*}'],
      ['/docs/f', '/ja/docs/voice'],
      ['/docs/g', '/docs/h'],
      ['/docs/h', 'https://partner.example/x'],
      ['/docs/i', '/docs/b?z=2#own'],
      ['/docs/j', '/docs/errors/20003?z=2#own'],
      ['/docs/k', '/ja/docs/voice?tab=1#own'],
      ['/docs/l', '/docs/k?a=2'],
      ['/docs/m', '/docs/l'],
    ),
    [
      '2 SP5022 Unexpected chain of redirects: `/docs/a` leads to `/docs/b`, which is redirected itself [3] | Point `/docs/a` at `/docs/voice?x=1#y`.',
      '4 SP5022 Unexpected chain of redirects: `/docs/b` leads to `/docs/c`, which is redirected itself [5] | Point `/docs/b` at `/docs/voice?x=1#y`.',
      '8 SP5022 Unexpected chain of redirects: `/docs/d` leads to `/docs/errors/20003`, which is redirected itself [9] | Point `/docs/d` at `/docs/api/errors/20003`.',
      '12 SP5022 Unexpected chain of redirects: `/docs/e/{n*}` leads to `/docs/errors/{n*}`, which is redirected itself [9] | Point `/docs/e/{n*}` at `/docs/api/errors/{n*}`.',
      '14 SP5022 Unexpected chain of redirects: `/docs/f` leads to `/ja/docs/voice`, which is redirected itself | Point `/docs/f` at `/docs/voice`, where the built-in redirect leads.',
      '16 SP5022 Unexpected chain of redirects: `/docs/g` leads to `/docs/h`, which is redirected itself [17] | Point `/docs/g` at `https://partner.example/x`.',
      '20 SP5022 Unexpected chain of redirects: `/docs/i` leads to `/docs/b`, which is redirected itself [3] | Point `/docs/i` at `/docs/voice?x=1&z=2#y`.',
      '22 SP5022 Unexpected chain of redirects: `/docs/j` leads to `/docs/errors/20003`, which is redirected itself [9] | Point `/docs/j` at `/docs/api/errors/20003?z=2#own`.',
      '24 SP5022 Unexpected chain of redirects: `/docs/k` leads to `/ja/docs/voice`, which is redirected itself | Point `/docs/k` at `/docs/voice?tab=1#own`, where the built-in redirect leads.',
      '26 SP5022 Unexpected chain of redirects: `/docs/l` leads to `/docs/k`, which is redirected itself [23] | Point `/docs/l` at `/docs/voice?tab=1&a=2#own`.',
      '28 SP5022 Unexpected chain of redirects: `/docs/m` leads to `/docs/l`, which is redirected itself [25] | Point `/docs/m` at `/docs/voice?tab=1&a=2#own`.',
    ],
  )
})

test('loops are reported once, at the last of their records', () => {
  const hint = ' | Point one of them at a page, or remove it.'
  assert.deepEqual(
    report(
      ['/docs/a', '/docs/b'],
      ['/docs/b', '/docs/c'],
      ['/docs/c', '/docs/a'],
      ['/docs/into', '/docs/a'],
      ['/docs/self/', '/docs/self'],
      ['/docs/grow/{x*}', '/docs/grow/more/{x*}'],
      ['/docs/one/{x}', '/docs/one/fixed'],
      ['/docs/p/{x*}', '/docs/q/{x*}'],
      ['/docs/q/{y*}', '/docs/p/{y*}'],
    ),
    [
      `6 SP5020 Unexpected loop of redirects: \`/docs/b\` → \`/docs/c\` → \`/docs/a\` → \`/docs/b\` [1] [3]${hint}`,
      '10 SP5021 Unexpected redirect of `/docs/self` to itself | Remove it, or point it at another page.',
      `12 SP5020 Unexpected loop of redirects: \`/docs/grow/more/{x*}\` → \`/docs/grow/more/more/{x*}\` → \`…\`${hint}`,
      `14 SP5020 Unexpected loop of redirects: \`/docs/one/fixed\` → \`/docs/one/fixed\`${hint}`,
      `18 SP5020 Unexpected loop of redirects: \`/docs/q/{x*}\` → \`/docs/p/{x*}\` → \`/docs/q/{x*}\` [15]${hint}`,
    ],
  )
})

test('a loop through the built-in redirect of /', () => {
  const { diagnostics } = planRedirects(records(['/docs', '/']), { ...site, routes: [] })
  assert.deepEqual(diagnostics.map(show), [
    '2 SP5020 Unexpected loop of redirects: `/` → `/docs` → `/` | Point one of them at a page, or remove it.',
  ])
})

test('dead targets, with the nearest page', () => {
  assert.deepEqual(
    report(
      ['/docs/sms', '/docs/mesaging'],
      ['/docs/errs/{n*}', '/docs/api/errs/{n*}'],
      ['/docs/x', '/ja/unknown'],
      ['/docs/old-map', '/assets/map.svg'],
      ['/docs/sdks/{language}', '/docs/libraries/{language}'],
    ),
    [
      '2 SP5025 Unexpected redirect target `/docs/mesaging`: no page or file of this site has that path | Did you mean `/docs/messaging`?',
      '4 SP5028 Unexpected redirect target `/docs/api/errs/{n*}`: nothing on this site begins like it | Did you mean `/docs/api/errors`?',
      '6 SP5025 Unexpected redirect target `/ja/unknown`: no page or file of this site has that path | Add the page, or lead to one that is there.',
      '8 SP5025 Unexpected redirect target `/assets/map.svg`: no page or file of this site has that path | Did you mean `/assets/map.png`?',
    ],
  )
})

test('a target that is not there is an error, a pattern that leads to no page yet a warning', () => {
  const { diagnostics } = planRedirects(
    records(['/docs/a', '/docs/nowhere'], ['/docs/errs/{n*}', '/docs/nowhere/{n*}']),
    site,
  )
  assert.deepEqual(
    diagnostics.map(({ code, severity }) => [code, severity]),
    [
      ['SP5025', 'error'],
      ['SP5028', 'warning'],
    ],
  )
})

test('front matter is blamed at its own place', () => {
  const place = { line: 3, column: 16, endLine: 3, endColumn: 25 }
  const page = { route: '/docs/voice', file: 'content/pages/docs/voice.md' }
  const made = frontMatterRedirects(page, [
    { path: '/docs/calls', place },
    { path: '/docs/voice', place },
  ])
  const { value, diagnostics } = planRedirects([...records(['/docs/calls', '/docs/messaging']), ...made], site)
  assert.deepEqual(diagnostics.map(show), [
    '3 SP5023 Unexpected second redirect of `/docs/calls` [content/redirects.yaml] | Remove one of the two.',
    '3 SP5021 Unexpected redirect of `/docs/voice` to itself | Remove it, or point it at another page.',
  ])
  assert.deepEqual(
    diagnostics.map(({ file }) => file),
    [page.file, page.file],
  )
  assert.deepEqual(
    value.redirects.map(({ from }) => from),
    ['/docs/calls'],
  )
})

test('a redirect that hides a page leads nobody away from it, on the way from another address either', () => {
  const { value, diagnostics } = planRedirects(
    records(['/docs/calls', '/docs/voice'], ['/docs/voice', '/docs/messaging']),
    site,
  )
  assert.deepEqual(
    diagnostics.map(({ code }) => code),
    ['SP5024'],
  )
  assert.equal(redirector(value).resolve('/docs/calls')?.target, '/docs/voice')
})

test('no redirect takes the folders and files of the tool', () => {
  assert.deepEqual(
    report(['/_assets/{file*}', '/docs/voice'], ['/_assets/x.js', '/docs/voice'], ['/_redirects', '/docs/voice']),
    [
      "3 SP5024 Unexpected redirect of `/_assets/x.js`: it hides the folder `/_assets` | `_assets` is the tool's own folder: redirect another path.",
      "1 SP5024 Unexpected redirect of `/_assets/{file*}`: it hides the folder `/_assets` | `_assets` is the tool's own folder: redirect another path.",
      '5 SP5024 Unexpected redirect of `/_redirects`: it hides the page `/_redirects` | Remove the redirect, or the page.',
    ],
  )
  const files = new Set(['/sitemap.xml', '/docs/voice.md'])
  const { diagnostics } = planRedirects(
    records(
      ['/search.json', '/docs/voice'],
      ['/sitemap.xml', '/docs/voice'],
      ['/docs/voice.md', '/docs/voice'],
      ['/docs/made.md', '/docs/voice'],
    ),
    { ...site, files, routes: [...site.routes, { route: '/docs/made', file: null }] },
  )
  assert.deepEqual(
    diagnostics.map(({ message }) => message.replace(/^.*: /, '')),
    ['`/sitemap.xml`', '`/docs/voice.md`', '`/search.json`', '`/docs/made.md`'].map(
      (path) => `it hides the page ${path}`,
    ),
  )
})

test('a page folder named after a redirected locale', () => {
  const files = ['ja/docs/b', 'ja/docs/a', 'de', 'en-us/legal/tos'].map((path) => ({
    route: `/${path}`,
    file: `content/pages/${path}.md`,
  }))
  const { diagnostics } = planRedirects([], { ...site, routes: files })
  assert.deepEqual(diagnostics.map(show), [
    'content/pages/ja/docs/a.md SP5001 Unexpected page folder `ja` with 2 pages: it has the name of a locale that is redirected | Move the pages out of `pages/ja/`, or take `ja` out of `locales.all`.',
    'content/pages/de.md SP5001 Unexpected page folder `de`: it has the name of a locale that is redirected | Move the pages out of `pages/de/`, or take `de` out of `locales.all`.',
  ])
})

test('ten thousand redirects: a chain, a loop and dead targets among them', () => {
  const size = 10_000
  const chain = Array.from({ length: size }, (_, n) => [`/docs/chain/${n}`, `/docs/chain/${n + 1}`] as const)
  const ring = Array.from({ length: size }, (_, n) => [`/docs/ring/${n}`, `/docs/ring/${(n + 1) % size}`] as const)
  const dead = Array.from({ length: size }, (_, n) => [`/docs/dead/${n}`, `/docs/nowhere/${n}`] as const)
  const { diagnostics } = planRedirects(records(...chain, ...ring, ...dead), site)
  const count = (code: string) => diagnostics.filter((one) => one.code === code).length
  assert.deepEqual([count('SP5022'), count('SP5020'), count('SP5025')], [size - 1, 1, size + 1])
})
