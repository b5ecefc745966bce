import { connect } from 'node:net'
import type { Expected, HostRequest } from './requests.ts'

/** What a host answers. */
export interface Answer {
  readonly status: number
  /** Lower-case names. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

export function answer(status: number, headers: Readonly<Record<string, string>>, body = ''): Answer {
  return {
    status,
    headers: new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body,
  }
}

/** Sends exactly this path: no client tidies it on the way. */
export function askSocket(port: number, path: string, accept?: string): Promise<Answer> {
  const accepted = accept === undefined ? '' : `Accept: ${accept}\r\n`
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${accepted}Connection: close\r\n\r\n`),
    )
    const pieces: Buffer[] = []
    socket.on('data', (data) => {
      pieces.push(data)
      // Cloudflare's runtime keeps the connection, whatever it is asked.
      if (isWhole(Buffer.concat(pieces).toString('latin1'))) socket.destroy()
    })
    socket.setTimeout(20_000, () => socket.destroy())
    socket.on('error', fail)
    socket.on('close', () => {
      const text = Buffer.concat(pieces).toString('latin1')
      const head = text.split('\r\n\r\n', 1)[0] ?? ''
      const body = text.slice(head.length + 4)
      const [first = '', ...lines] = head.split('\r\n')
      const headers = lines.map((line) => [line.replace(/:.*/, ''), line.replace(/^[^:]*: ?/, '')])
      done(
        answer(
          Number(first.split(' ')[1] ?? 0),
          Object.fromEntries(headers),
          Buffer.from(isChunked(head) ? joined(body) : body, 'latin1').toString('utf8'),
        ),
      )
    })
  })
}

const isChunked = (head: string) => /^transfer-encoding: *chunked/im.test(head)

/** Takes a chunked body's sizes out (RFC 9112, section 7.1). */
function joined(body: string): string {
  let text = ''
  for (let at = 0; ; ) {
    const end = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.slice(at, end), 16)
    if (end < 0 || !(size > 0)) return text
    text += body.slice(end + 2, end + 2 + size)
    at = end + 2 + size + 2
  }
}

/** Whether an answer, a sign a byte, has come to its end, as far as its head tells where that is (RFC 9112, section 6.3). */
function isWhole(text: string): boolean {
  const at = text.indexOf('\r\n\r\n')
  if (at < 0) return false
  const [head, body] = [text.slice(0, at), text.slice(at + 4)]
  if (isChunked(head)) return body === '0\r\n\r\n' || body.endsWith('\r\n0\r\n\r\n')
  const length = /^content-length: *(\d+)/im.exec(head)?.[1]
  return length !== undefined && body.length >= Number(length)
}

/** An answer in one word or two: `200 page /docs`, `301 /docs`. */
export function describeAnswer({ status, headers, body }: Answer): string {
  const location = headers.get('location')
  if (status >= 300 && status < 400) return `${status} ${ownPath(location ?? '')}`
  const found = /\[(page|twin|file) ([^\]]+)\]|http-equiv="refresh" content="0; url=([^"]+)"/.exec(body)
  if (status !== 200 || found === null) return String(status)
  return found[3] === undefined ? `200 ${found[1]} ${found[2]}` : `200 stub ${found[3].replaceAll('&amp;', '&')}`
}

/** Hosts that are servers of this machine may write out their own address. */
function ownPath(location: string): string {
  return (
    location.replace(/^https?:\/\/(?:127\.0\.0\.1|localhost|docs\.brightwire\.example)(?::\d+)?(?=\/|$)/, '') || '/'
  )
}

/** @returns what is wrong with an answer, or null */
export function fault(request: HostRequest, given: Answer): string | null {
  const said = describeAnswer(given)
  if (!isExpected(request.expected, said)) return said
  if (request.header === undefined) return null
  const { name, value } = request.header
  const found = given.headers.get(name)
  if (value === null) return found === undefined ? null : `${name}: ${found}`
  return found !== undefined && value.test(found) ? null : `${name}: ${found ?? 'none'}`
}

/** Whether a redirect leads to a page, or to its Markdown form. */
const isLedTo = (route: string, to: string) => [route, `${route}.md`].includes(to.replace(/\?.*/, ''))

function isExpected(expected: Expected, said: string): boolean {
  switch (expected.kind) {
    case 'moved':
      return said === `301 ${expected.to}` || said === `301 ${expected.to}/`.replace(/(?<!example)\/$/, '')
    case 'missing':
      return said === '404' || said === '400'
    case 'form':
      return (
        said === `200 page ${expected.at}` ||
        (/^30[18] /.test(said) && said.slice(4).replace(/\?.*/, '') === expected.at)
      )
    case 'markdown':
      return said === `200 twin ${expected.at}` || (/^30[178] /.test(said) && isLedTo(expected.at, said.slice(4)))
    case 'harmless':
      // Only what is written as leading to another host may lead there.
      return (
        /^[45]\d\d$/.test(said) ||
        said.startsWith('200 page ') ||
        /^30\d \/(?![/\\])/.test(said) ||
        /^30\d https:\/\/partner\.example(?:\/|$)/.test(said)
      )
    default:
      return said === `200 ${expected.kind} ${expected.at}`
  }
}
