import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { close, listen } from '../../local-server.ts'
import { answer, askSocket } from './answer.ts'
import { freePort, writeSite } from './cloudflare.ts'
import { type Column, choiceLost, type LeftOut } from './column.ts'
import { publishedFor } from './files.ts'
import { githubLost } from './functions.ts'

type Middleware = (request: unknown, response: unknown, next: () => void) => void

/**
 * Firebase's own server of files (`superstatic`), which its emulator runs.
 *
 * @param program the folder of the package, installed somewhere else: without its scripts it has no RE2
 */
export async function superstaticColumn(program: string): Promise<Column> {
  const site = publishedFor('firebase')
  const { hosting } = JSON.parse(site.files.get('firebase.json') ?? '')
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-firebase-'))
  const ignored = new Set<string>(hosting.ignore)
  writeSite(folder, { files: new Map([...site.files].filter(([path]) => !ignored.has(path))) })
  const superstatic = (
    createRequire(join(program, 'package.json'))(program) as { default: (options: object) => Middleware }
  ).default
  const config = JSON.parse(JSON.stringify(hosting).replaceAll('(?P<', '(?<'))
  const app = superstatic({ config: { ...config, public: '.' }, cwd: folder, fallthrough: false })
  const server = createServer((request, response) =>
    app(request, response, () => {
      response.statusCode = 404
      response.end()
    }),
  )
  const port = Number(new URL(await listen(server)).port)
  return {
    name: 'firebase',
    by: 'superstatic',
    // It ends where a path has no meaning.
    ask: async (path, accept) => (isMeant(path) ? askSocket(port, path, accept) : answer(400, {})),
    async close() {
      await close(server)
      rmSync(folder, { recursive: true, force: true })
    },
    lost: (request) =>
      choiceLost(request) ??
      (request.expected.kind === 'moved' && /[?#]/.test(request.expected.to)
        ? 'a query is put behind all that a target has'
        : null),
  }
}

function isMeant(path: string): boolean {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/** A plain server of files (`serve`), which knows no rules: what stands in for them is what GitHub Pages gets. */
export async function serveColumn(): Promise<Column | LeftOut> {
  const { TEST_SERVE: program } = process.env
  if (program === undefined) return { name: 'serve', why: 'TEST_SERVE does not name its program' }
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-serve-'))
  writeSite(folder, publishedFor('github'))
  const port = await freePort()
  const child = spawn(process.execPath, [program, '-l', `tcp://127.0.0.1:${port}`, '-L', '-n', folder], {
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await new Promise<void>((ready, fail) => {
    child.stdout.setEncoding('utf8').on('data', (text) => /Accepting connections/.test(text) && ready())
    child.on('exit', () => fail(new Error(`${program} ended`)))
  })
  return {
    name: 'serve',
    by: 'serve',
    ask: (path, accept) => askSocket(port, path, accept),
    async close() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill()
      await gone
      rmSync(folder, { recursive: true, force: true })
    },
    lost: (request) => (/^\/_?assets$/.test(request.path) ? 'it lists folders' : githubLost(request)),
  }
}
