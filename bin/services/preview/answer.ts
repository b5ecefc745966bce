import { type FileHandle, open, realpath } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sep } from 'node:path'
import { pipeline } from 'node:stream'
import { careful } from '../../../compiler/read/read-version.ts'

/** What a path is answered with. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array | FileOnDisk
}

/** A file of the site: `location` comes from the list of the site's files, never from a request. */
export interface FileOnDisk {
  readonly location: string
  /** Absolute: the folder that the file must really be in. */
  readonly within: string
}

/** What every answer of the preview has, whatever it is. */
const always = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** Sends an answer; of a `HEAD` request only the head. */
export async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers, body } = answer
  const head = { 'Cache-Control': 'no-store', ...always, ...headers }
  if (typeof body === 'object' && 'location' in body)
    return await sendFile(request, response, { ...answer, headers: head, body })
  response.writeHead(status, { ...head, 'Content-Length': Buffer.byteLength(body) })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** @returns an answer for people: a line of plain text */
export function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status, headers: { 'Content-Type': 'text/plain; charset=utf-8', ...headers }, body: `${text}\n` }
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer & { readonly body: FileOnDisk },
): Promise<void> {
  const { location, within } = answer.body
  const opened = await openRegular(location, within)
  if (opened === null) return await send(request, response, plain(404, 'Not found'))
  const { file, size } = opened
  const range = readRange(request.headers.range, size)
  if (range === 'wrong') {
    await file.close()
    return await send(request, response, plain(416, 'Range not satisfiable', { 'Content-Range': `bytes */${size}` }))
  }
  const { start, end } = range ?? { start: 0, end: size - 1 }
  response.writeHead(range === null ? answer.status : 206, {
    ...answer.headers,
    'Accept-Ranges': 'bytes',
    'Content-Length': end - start + 1,
    ...(range === null ? {} : { 'Content-Range': `bytes ${start}-${end}/${size}` }),
  })
  // A reader may be gone before it begins; newer engines throw where there is nobody to send to.
  if (request.method === 'HEAD' || size === 0 || response.destroyed) {
    await file.close()
    response.end()
    return
  }
  // What fails on the way breaks the connection off, and is asked for again.
  pipeline(file.createReadStream({ start, end }), response, () => {})
}

/** Opens a file that is regular and, with all folders on the way, where it seems to be. */
async function openRegular(
  location: string,
  within: string,
): Promise<{ readonly file: FileHandle; readonly size: number } | null> {
  try {
    const [real, base] = await Promise.all([realpath(location), realpath(within)])
    if (!real.startsWith(base + sep)) return null
    const file = await open(location, careful)
    const stats = await file.stat()
    if (stats.isFile()) return { file, size: stats.size }
    await file.close()
    return null
  } catch {
    return null
  }
}

/** One range of bytes, as players ask for (RFC 9110, section 14); anything else gets the whole file. */
function readRange(header: string | undefined, size: number): { start: number; end: number } | 'wrong' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'wrong' : { start, end }
}
