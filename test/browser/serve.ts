import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { extname, join, relative } from 'node:path'
import { close, listen } from '../local-server.ts'
import { type HeaderRule, headersFor, readHeaderRules } from './header-rules.ts'

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
}

/** Answers a request in place of the files, for instance a service that a widget talks to; false leaves it to them. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>

export interface ServedSite {
  /** `http://127.0.0.1:<port>`, without a slash at the end. */
  readonly origin: string
  close(): Promise<void>
}

/** Paths of all files under a folder, as a URL has them after the origin. */
function listFiles(folder: string): ReadonlyMap<string, string> {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  return new Map(files.map((file) => [`/${relative(folder, file).replaceAll('\\', '/')}`, file]))
}

function decode(url: string): string | null {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname)
  } catch {
    return null
  }
}

/** The file for a path: itself, its folder's index, or the page without its extension; with or without a last slash. */
function find(files: ReadonlyMap<string, string>, path: string): string | undefined {
  const bare = path.replace(/\/$/, '')
  return files.get(path) ?? files.get(`${bare}/index.html`) ?? files.get(`${bare}.html`)
}

/**
 * Serves a site's output folder on a free port of this machine, as a static host would: `index.html` of folders, routes
 * without an extension, `404.html`, and the headers of the site's own `_headers` file, so that its content security
 * policy is in force. The list of files is read once, at the start. Close it in `after`.
 *
 * @param folder the output folder
 * @param handle answers first, for what is no file of the site
 */
export async function serve(folder: string, handle?: Handler): Promise<ServedSite> {
  const files = listFiles(folder)
  const headers = files.get('/_headers')
  const rules: readonly HeaderRule[] = headers === undefined ? [] : readHeaderRules(readFileSync(headers, 'utf8'))
  const server = createServer(async (request, response) => {
    if (handle !== undefined && (await handle(request, response))) return
    const path = decode(request.url ?? '/')
    const found = path === null ? undefined : find(files, path)
    const file = found ?? files.get('/404.html')
    for (const [name, value] of headersFor(rules, path ?? '/')) response.setHeader(name, value)
    response.statusCode = found === undefined ? 404 : 200
    if (file === undefined) {
      response.end('Not found')
      return
    }
    response.setHeader('Content-Type', types[extname(file)] ?? 'application/octet-stream')
    response.end(readFileSync(file))
  })
  return {
    origin: await listen(server),
    close: () => close(server),
  }
}
