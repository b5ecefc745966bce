import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { thumb } from '../feedback/requests.ts'
import { putFile } from '../put-files.ts'
import { root } from '../root.ts'
import { type RunningPreview, startPreview } from './start-preview.ts'

const secret = 'TOP-SECRET-OF-THE-MACHINE'
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"/>'
let folder = ''
let preview: RunningPreview

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'signalpost-server-'))
  cpSync(join(root, 'test/sites/second-brand/in'), folder, { recursive: true })
  mkdirSync(join(folder, 'content/assets/deep'), { recursive: true })
  mkdirSync(join(folder, 'content/pages/docs/.git'), { recursive: true })
  for (const path of ['.env', 'content/.env', 'content/assets/.env', 'content/pages/docs/.git/config', 'secret.txt'])
    writeFileSync(join(folder, path), secret)
  writeFileSync(join(folder, 'content/assets/deep/a b.svg'), picture)
  writeFileSync(join(folder, 'content/pages/docs/draft.md'), '---\ntitle: Later\ndraft: true\n---\n\nNot yet.\n')
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'content/assets/link.txt'))
  symlinkSync('/', join(folder, 'content/assets/out'))
  preview = await startPreview(folder)
})

after(async () => {
  await preview?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Sends exactly these bytes: no client tidies the path on the way. */
function raw(text: string): Promise<string> {
  const { port } = new URL(preview.origin)
  return new Promise((done, fail) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8').on('data', (data) => {
      answer += data
    })
    socket.setTimeout(60_000, () => socket.destroy())
    socket.on('error', fail)
    socket.on('close', () => done(answer))
  })
}

const get = (target: string, ...headers: readonly string[]) =>
  raw([`GET ${target} HTTP/1.1`, 'Host: 127.0.0.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
const ask = (path: string, init: RequestInit = {}) => fetch(preview.origin + path, { redirect: 'manual', ...init })

describe('what the site has', () => {
  test('pages, twins, assets, the files of scripts and styles, files for crawlers', async () => {
    const page = await (await ask('/docs/voice')).text()
    assert.match(page, /Calls of Acme/)
    const style = /href="(\/_assets\/[^"]+\.css)"/.exec(page)?.[1] ?? ''
    const script = /src="(\/_assets\/preview-[^"]+\.js)"/.exec(page)?.[1] ?? ''
    const found = await Promise.all(
      [
        ...['/docs/voice.md', '/assets/deep/a%20b.svg', style, script, '/favicon.ico', '/manifest.webmanifest'],
        ...['/robots.txt', '/sitemap.xml', '/llms.txt'],
      ].map(async (path) => {
        const response = await ask(path)
        return [path, response.status, response.headers.get('content-type')]
      }),
    )
    assert.deepEqual(
      found.map(([path, status, type]) => `${status} ${type} ${String(path).replace(/-[A-Z0-9]{8}/, '')}`),
      [
        '200 text/markdown; charset=utf-8 /docs/voice.md',
        '200 image/svg+xml /assets/deep/a%20b.svg',
        '200 text/css; charset=utf-8 /_assets/guide.css',
        '200 text/javascript; charset=utf-8 /_assets/preview.js',
        '200 image/x-icon /favicon.ico',
        '200 application/manifest+json /manifest.webmanifest',
        '200 text/plain; charset=utf-8 /robots.txt',
        '200 application/xml /sitemap.xml',
        '200 text/plain; charset=utf-8 /llms.txt',
      ],
    )
  })

  test('redirects and the other forms of an address', async () => {
    const found = await Promise.all(
      [
        ...['/', '/docs/', '/docs/calls?a=1', '/ja/docs/voice', '/docs/voice/index.html', '/ja//evil.example'],
        ...['/ja/docs/a%2Fb', '/ja/en/docs'],
      ].map(async (path) => {
        const response = await ask(path)
        return `${path} ${response.status} ${response.headers.get('location')}`
      }),
    )
    assert.deepEqual(found, [
      '/ 301 /docs',
      '/docs/ 301 /docs',
      '/docs/calls?a=1 301 /docs/voice?a=1',
      '/ja/docs/voice 301 /docs/voice',
      '/docs/voice/index.html 200 null',
      '/ja//evil.example 404 null',
      '/ja/docs/a%2Fb 301 /docs/a%2Fb',
      '/ja/en/docs 404 null',
    ])
  })

  test('who asks for Markdown gets it at the address of the page, and caches learn of the choice', async () => {
    for (const [accept, type] of [
      ['text/markdown, text/html, */*', 'text/markdown; charset=utf-8'],
      ['text/html, */*', 'text/html; charset=utf-8'],
    ] as const) {
      const { status, headers } = await ask('/docs/voice', { headers: { accept } })
      assert.deepEqual([status, headers.get('content-type'), headers.get('vary')], [200, type, 'Accept'])
    }
  })

  test('the twin of a page that is not to be listed says so', async () => {
    assert.equal((await ask('/docs/voice/beta.md')).headers.get('x-robots-tag'), 'noindex')
    assert.equal((await ask('/docs/voice.md')).headers.get('x-robots-tag'), null)
  })

  test('the index of the search as the content is now', async () => {
    const pointer = async () => {
      const response = await ask('/search.json')
      return [response.headers.get('cache-control'), await response.text()] as const
    }
    const [caching, first] = await pointer()
    assert.equal(caching, 'no-store')
    putFile(folder, 'content/pages/docs/giraffes.md', '# Giraffes\n\nThey graze on acacias.\n')
    const until = performance.now() + 60_000
    let last = first
    while (last === first && performance.now() < until) [, last] = await pointer()
    assert.notEqual(last, first)
    const [part = ''] = /"g":"[0-9A-F]+"/.exec(last) ?? []
    const words = await ask(`/_assets/search/wg-${part.slice(5, -1)}.json`)
    assert.match(await words.text(), /giraffe/)
    rmSync(join(folder, 'content/pages/docs/giraffes.md'))
  })

  test('the policy of the published site, and nothing for other sites', async () => {
    const { headers } = await ask('/docs')
    assert.match(
      headers.get('content-security-policy') ?? '',
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self';/,
    )
    assert.equal(headers.get('cross-origin-resource-policy'), 'same-origin')
    assert.equal(headers.get('x-content-type-options'), 'nosniff')
    assert.equal(headers.get('access-control-allow-origin'), null)
    assert.equal(headers.get('cache-control'), 'no-store')
  })

  test('a page that is not there', async () => {
    const response = await ask('/docs/nowhere')
    assert.equal(response.status, 404)
    assert.match(await response.text(), /Page not found/)
  })

  test('HEAD gets the headers alone, and a range its bytes', async () => {
    const head = await ask('/docs', { method: 'HEAD' })
    assert.equal(await head.text(), '')
    assert.ok(Number(head.headers.get('content-length')) > 1000)
    const part = await ask('/assets/deep/a%20b.svg', { headers: { range: 'bytes=1-3' } })
    assert.equal(part.status, 206)
    assert.equal(await part.text(), picture.slice(1, 4))
    assert.equal((await ask('/assets/deep/a%20b.svg', { headers: { range: 'bytes=900-' } })).status, 416)
  })
})

describe('what nobody gets', () => {
  const targets = [
    '/.env',
    '/../.env',
    '/../../../../etc/passwd',
    '/%2e%2e/.env',
    '/..%2f.env',
    '/assets/../../.env',
    '/assets/%2e%2e/%2e%2e/.env',
    '/assets/..%2f..%2f.env',
    '/assets/..;/.env',
    '/assets/.env',
    '/assets/link.txt',
    '/assets/out/etc/passwd',
    '/assets/deep',
    '/assets/deep/',
    '/assets/',
    '/docs/.git/config',
    '/content/site.yaml',
    '/content/.env',
    '/site.yaml',
    '/_assets/manifest.json',
    '/_assets/../signalpost.js',
    '/_assets/',
    '/_assets/..%2f..%2fpackage.json',
    '/_headers',
    '/_redirects',
    '/protected.json',
    '/@fs/etc/passwd',
    '/docs/voice.md?raw',
    '/docs/voice/index.mdx',
    '/docs/voice.md/..',
    '/constructor',
    '/__proto__',
  ]
  for (const target of targets) {
    test(target, async () => {
      const answer = await get(target)
      const isTwin = target === '/docs/voice.md?raw'
      assert.equal(answer.includes(secret) || answer.includes('root:'), false)
      assert.ok(isTwin ? statusOf(answer) === 200 : [400, 404].includes(statusOf(answer)), answer.slice(0, 200))
    })
  }

  test('whole URLs, other hosts, other methods', async () => {
    assert.equal(statusOf(await get('http://evil.example/docs')), 400)
    assert.equal(statusOf(await get(`${preview.origin}/docs`)), 400)
    assert.equal(statusOf(await get('//evil.example/docs')), 400)
    assert.equal(statusOf(await raw('GET /docs HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n')), 403)
    assert.equal(statusOf(await raw('GET /docs HTTP/1.1\r\nConnection: close\r\n\r\n')), 400)
    assert.equal(statusOf(await raw('GET /docs HTTP/1.0\r\n\r\n')), 403)
    assert.equal(statusOf(await get('/docs', 'Origin: https://evil.example')), 403)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
      assert.equal(
        statusOf(
          await raw(`${method} /docs HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`),
        ),
        405,
      )
  })

  test('events without the token of this run, or for another site', async () => {
    const token = /data-preview="([0-9a-f]{32})"/.exec(await (await ask('/docs')).text())?.[1] ?? ''
    assert.notEqual(token, '')
    const path = '/_signalpost/events?path=%2Fdocs&token='
    assert.equal((await ask(`${path}x`)).status, 403)
    assert.equal((await ask('/_signalpost/events?path=%2Fdocs')).status, 403)
    assert.equal(statusOf(await get(path + token, 'Origin: https://evil.example')), 403)
    assert.equal(statusOf(await get(path + token, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: cors')), 403)
    const stop = new AbortController()
    const stream = await ask(path + token, { signal: stop.signal })
    assert.equal(stream.headers.get('content-type'), 'text/event-stream')
    const reader = stream.body?.getReader()
    let text = ''
    while (!/event: state\ndata: \{.*\}\n\n/.test(text)) {
      const part = await reader?.read()
      if (part === undefined || part.done) break
      text += Buffer.from(part.value).toString('utf8')
    }
    stop.abort()
    assert.match(text, /"report":null,"draft":false/)
  })
})

test('a draft is a page of the preview, and said to be one', async () => {
  const response = await ask('/docs/draft')
  assert.equal(response.status, 200)
  assert.match(await response.text(), /Not yet\./)
})

test('feedback is kept, and not taken from other sites', async () => {
  const headers = { 'content-type': 'application/json' }
  const post = (body: unknown, more: Record<string, string> = {}) =>
    ask('/api/docs/v1/feedback', { method: 'POST', body: JSON.stringify(body), headers: { ...headers, ...more } })
  assert.equal((await post(thumb, { origin: preview.origin })).status, 201)
  assert.equal((await post({})).status, 400)
  assert.equal((await post(thumb, { origin: 'https://evil.example' })).status, 403)
})

test('feedback that cannot be kept is told in a line, once a reason, and kept as soon as it can be', async () => {
  const own = mkdtempSync(join(tmpdir(), 'signalpost-unkept-'))
  // Without what the builds of other tests have left there.
  cpSync(join(root, 'test/sites/second-brand/in/content'), join(own, 'content'), { recursive: true })
  // What refuses it is the system, as on a disk that is only read.
  writeFileSync(join(own, '.signalpost'), '')
  const other = await startPreview(own)
  try {
    const post = async () => {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', body: JSON.stringify(thumb), headers }
      return (await fetch(`${other.origin}/api/docs/v1/feedback`, init)).status
    }
    assert.deepEqual([await post(), await post()], [503, 503])
    await other.says(/could not be kept: E/)
    assert.equal(other.output().split('could not be kept').length, 2, other.output())
    assert.doesNotMatch(other.output(), /crashed/)
    rmSync(join(own, '.signalpost'))
    assert.equal(await post(), 201)
  } finally {
    await other.stop()
    rmSync(own, { recursive: true, force: true })
  }
})

describe('starting and ending', () => {
  test('a port that was asked for and is in use: status 3', async () => {
    const { port } = new URL(preview.origin)
    await assert.rejects(startPreview(folder, ['--port', port]), /the port is in use/)
  })

  test('signals end it with their status', async () => {
    for (const [signal, status, wait] of [
      ['SIGINT', 130, 0],
      // The first page is made then, work on which SIGINT cuts off.
      ['SIGINT', 130, 45],
      ['SIGTERM', 143, 0],
    ] as const) {
      const other = await startPreview(folder)
      await new Promise((done) => setTimeout(done, wait))
      assert.equal(await other.stop(signal), status)
    }
  })

  test('a page that does not end holds nobody up, and the terminal and the page say so', async () => {
    const own = mkdtempSync(join(tmpdir(), 'signalpost-slow-'))
    const write = (path: string, text: string) => putFile(own, path, text)
    const slow = 'content/pages/docs/slow.mdx'
    write('content/site.yaml', 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n')
    write('content/pages/docs/index.md', '---\ntitle: Home\n---\n\nText.\n')
    write(slow, '---\ntitle: Slow\n---\n\n<Spin />\n')
    const code = `export default defineBlock({ name: 'Spin', summary: 'x', contract: z.object({}), Template: () => { for (;;); } })`
    write('blocks/spin/block.tsx', `import { defineBlock } from 'signalpost'\nimport { z } from 'zod'\n\n${code}\n`)
    const other = await startPreview(own, [], { SIGNALPOST_PAGE_SECONDS: '0.6' })
    try {
      const statuses = ['/docs/slow', '/docs', '/docs/slow'].map(
        async (path) => (await fetch(other.origin + path)).status,
      )
      assert.deepEqual(await Promise.all(statuses), [200, 200, 200])
      await other.says(/^signalpost: content\/pages\/docs\/slow\.mdx takes too long/m)
      await other.says(/error SP1021: Unexpected file that takes more than 0\.3 s/)
      write(slow, '---\ntitle: Slow\n---\n\nQuick now.\n')
      const mended = await fetch(`${other.origin}/docs/slow`)
      assert.match(await mended.text(), /Quick now\./)
      assert.equal(await other.stop('SIGINT'), 130)
    } finally {
      await other.stop('SIGKILL')
      rmSync(own, { recursive: true, force: true })
    }
  })

  test('a page made from data that does not end is left out until the data changes', async () => {
    const own = mkdtempSync(join(tmpdir(), 'signalpost-slow-'))
    const write = (path: string, text: string) => putFile(own, path, text)
    const record = (code: number, message: string) => `- { code: ${code}, message: ${message}, log_level: ERROR }\n`
    write('content/site.yaml', 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n')
    write('content/pages/index.md', '---\ntitle: Home\n---\n\nText.\n')
    write('content/data/errors.yaml', record(1, 'Quick') + record(2, 'Slow'))
    write(
      'theme/Footer.tsx',
      `export default ({ title, standard }) => { for (; title.includes('Slow'); ); return standard }\n`,
    )
    const other = await startPreview(own, [], { SIGNALPOST_PAGE_SECONDS: '0.6' })
    const get = async (path: string) => (await fetch(other.origin + path)).text()
    try {
      const [slow, quick] = await Promise.all([get('/api/errors/2'), get('/api/errors/1')])
      assert.match(quick, /Quick/)
      assert.doesNotMatch(slow, /Slow<\/h1>/)
      await other.says(/^signalpost: \/api\/errors\/2 takes too long/m)
      await other.says(/error SP1021: Unexpected data whose page `\/api\/errors\/2` takes more than 0\.3 s/)
      write('content/data/errors.yaml', record(1, 'Quick') + record(2, 'Mended'))
      await other.says(/^0 errors/m)
      assert.match(await get('/api/errors/2'), /Mended/)
      assert.equal(await other.stop('SIGINT'), 130)
    } finally {
      await other.stop('SIGKILL')
      rmSync(own, { recursive: true, force: true })
    }
  })

  test('the network is warned of', async () => {
    const other = await startPreview(folder, ['--host', '0.0.0.0'])
    await other.says(/warning: everybody who can reach 0\.0\.0\.0/)
    await other.stop()
  })
})
