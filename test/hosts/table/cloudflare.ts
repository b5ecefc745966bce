import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersFor, readHeaderRules } from '../../browser/header-rules.ts'
import { putFile } from '../../put-files.ts'
import { answer, askSocket } from './answer.ts'
import { pagesColumn } from './cloudflare-pages.ts'
import { type Column, choiceLost, nothingToClose } from './column.ts'
import { type PublishedSite, publishedFor } from './files.ts'
import { decoded, fileAnswer, tidy } from './static.ts'

/**
 * Cloudflare's runtime where TEST_WRANGLER names its program (it can't be installed without scripts), its published code
 * where TEST_PAGES_SHARED names a folder with that, else a model.
 */
export async function cloudflareColumn(): Promise<Column> {
  const site = publishedFor('cloudflare')
  const { TEST_WRANGLER: wrangler, TEST_PAGES_SHARED: shared } = process.env
  if (shared !== undefined) return await pagesColumn(site, shared, lost)
  return wrangler === undefined ? model(site) : await real(site, wrangler)
}

const lost: Column['lost'] = (request) => {
  const { path, expected } = request
  if (expected.kind === 'moved' && path.includes('?') && expected.to.includes('?') && /\?.*[?&]/.test(expected.to))
    return "the target's own query takes the place of the reader's"
  return choiceLost(request)
}

function model(site: PublishedSite): Column {
  const rules = (site.files.get('_redirects') ?? '')
    .trim()
    .split('\n')
    .map((line) => {
      const [from = '', to = '', status = ''] = line.split(' ')
      const parts = from.split('*').map((part) => part.replace(/[-/\\^$*+?.()|[\]{}]/g, '\\$&'))
      const pattern = parts.join('(?<splat>.*)').replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')
      return { pattern: new RegExp(`^${pattern}$`), from, to, status: Number(status) }
    })
  const headers = readHeaderRules(site.files.get('_headers') ?? '')
  const leads = (path: string, query: string) => answer(308, { location: path + query })
  return {
    name: 'cloudflare',
    by: 'model of its documentation (TEST_PAGES_SHARED: its own code, TEST_WRANGLER: the runtime)',
    async ask(sent) {
      const url = tidy(sent)
      if (url === null) return answer(400, {})
      const rule = rules.find(({ from }) => from === url.path) ?? rules.find(({ pattern }) => pattern.test(url.path))
      if (rule !== undefined) {
        let to = rule.to
        for (const [name, value] of Object.entries(rule.pattern.exec(url.path)?.groups ?? {}))
          to = to.replaceAll(`:${name}`, value)
        const target = new URL(to, 'https://docs.brightwire.example')
        const query = target.search || url.query
        const isOwn = target.host === 'docs.brightwire.example'
        return answer(rule.status, { location: (isOwn ? '' : target.origin) + target.pathname + query + target.hash })
      }
      const path = decoded(url.path) ?? url.path
      const own = Object.fromEntries(headersFor(headers, url.path))
      const missing = answer(404, {}, site.files.get('404.html'))
      if (/^\/_(?:headers|redirects)$/.test(path)) return missing
      const file = (name: string) => fileAnswer(site, name.slice(1), own)
      if (path.endsWith('/')) {
        if (site.files.has(`${path.slice(1, -1)}.html`)) return leads(url.path.slice(0, -1), url.query)
        return file(`${path}index.html`) ?? missing
      }
      if (path.endsWith('.html') && file(path) !== null) return leads(url.path.slice(0, -5), url.query)
      if (file(path) !== null) return file(path) ?? missing
      if (site.files.has(`${path.slice(1)}/index.html`)) return leads(`${url.path}/`, url.query)
      return file(`${path}.html`) ?? missing
    },
    close: nothingToClose,
    lost,
  }
}

async function real(site: PublishedSite, wrangler: string): Promise<Column> {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-cloudflare-'))
  writeSite(join(folder, 'site'), site)
  const port = await freePort()
  const child = spawn(
    wrangler,
    ['pages', 'dev', 'site', '--port', String(port), '--ip', '127.0.0.1', '--compatibility-date', '2025-01-01'],
    {
      cwd: folder,
      env: { ...process.env, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: true,
    },
  )
  await new Promise<void>((ready, fail) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (data) => {
        text += data
        if (/Ready on/.test(text)) ready()
      })
    child.on('exit', () => fail(new Error(text)))
  })
  return {
    name: 'cloudflare',
    by: 'wrangler pages dev',
    ask: (path, accept) => askSocket(port, path, accept),
    async close() {
      const gone = new Promise((done) => child.once('exit', done))
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
    lost,
  }
}

export function writeSite(folder: string, { files }: Pick<PublishedSite, 'files'>): void {
  for (const [path, text] of files) putFile(folder, path, text)
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
