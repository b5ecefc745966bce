import { partHead, partsEnd } from '../../../compiler/formats/request/multipart.ts'
import { readyMessage, stopMessage, type TryReply, type TryRequest, type TryRequestBody } from './message.client.ts'

/*
 * The script of the frame that sends requests: its own policy names the servers that it may ask, so that the page's
 * need not. It keeps nothing, and sends no cookie.
 */

/** Milliseconds that an answer may take. */
const requestTimeoutMs = 30_000
/** Bytes of an answer that are shown. */
const longest = 512 * 1024

addEventListener('message', ({ source, origin, data, ports }: MessageEvent<TryRequest>) => {
  const [port] = ports
  if (source !== parent || origin !== location.origin || port === undefined) return
  const stop = new AbortController()
  const late = AbortSignal.timeout(requestTimeoutMs)
  late.addEventListener('abort', () => stop.abort(late.reason))
  port.onmessage = ({ data: said }) => said === stopMessage && stop.abort()
  void send(data, stop.signal).then((reply) => port.postMessage(reply))
})
parent.postMessage(readyMessage, location.origin)

async function send(request: TryRequest, signal: AbortSignal): Promise<TryReply> {
  const blocked = { is: false }
  const note = () => {
    blocked.is = true
  }
  addEventListener('securitypolicyviolation', note)
  const start = performance.now()
  try {
    const made = requestOf(request, signal)
    if (!(made instanceof Request)) return made
    const response = await fetch(made)
    const bytes = new Uint8Array(await response.arrayBuffer())
    const { status, statusText } = response
    return {
      status,
      statusText,
      headers: [...response.headers],
      text: textOf(bytes),
      size: bytes.length,
      time: performance.now() - start,
    }
  } catch (error) {
    // The event comes after the promise is rejected.
    await new Promise((done) => setTimeout(done))
    const { message = '' } = error instanceof Error || error instanceof DOMException ? error : {}
    // What is thrown while an answer is read does not say why.
    const { name = '' } = signal.aborted && signal.reason instanceof DOMException ? signal.reason : {}
    const fault = name === 'TimeoutError' ? 'late' : name === 'AbortError' ? 'stopped' : 'unreadable'
    return { fault: blocked.is ? 'policy' : fault, detail: message }
  } finally {
    removeEventListener('securitypolicyviolation', note)
  }
}

/** @returns a fault for what can't be made: a body with GET, a header's name with a space */
function requestOf({ method, url, headers, body }: TryRequest, signal: AbortSignal): Request | TryReply {
  try {
    return new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body: body === null ? null : bodyOf(body),
      mode: 'cors',
      credentials: 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal,
    })
  } catch (error) {
    return { fault: 'refused', detail: error instanceof Error ? error.message : '' }
  }
}

function bodyOf(body: TryRequestBody): BodyInit {
  if (body.kind === 'text') return body.text
  if (body.kind === 'file') return body.file
  return formOf(body)
}

/** Written by hand: `FormData` gives a content type to files only. */
type TryForm = Extract<TryRequestBody, { kind: 'parts' }>

function formOf({ type: form, parts }: TryForm): Blob {
  const boundary = `----${crypto.getRandomValues(new Uint32Array(6)).join('')}`
  const pieces = parts.flatMap(({ name, value, type }) => {
    const part =
      typeof value === 'string'
        ? { name, value, file: false, type }
        : { name, value: value.name, file: true, type: type ?? (value.type || 'application/octet-stream') }
    return [`--${boundary}${partHead(part)}`, value, '\r\n']
  })
  return new Blob([...pieces, `--${boundary}${partsEnd}`], { type: `${form}; boundary=${boundary}` })
}

/** @returns null for bytes that are no UTF-8 */
function textOf(bytes: Uint8Array): string | null {
  try {
    // The cut may lie inside a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, longest), { stream: true })
  } catch {
    return null
  }
}
