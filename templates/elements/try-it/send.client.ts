import { element } from '../../../client/element.ts'
import { encodePart } from '../../../compiler/formats/request/pairs.ts'
import { showPlaceholders } from '../../../compiler/formats/request/placeholder.ts'
import { basicOf, type HttpRequest, headersOf } from '../../../compiler/formats/request/request.ts'
import { readyMessage, stopMessage, type TryReply, type TryRequest, type TryRequestBody } from './message.client.ts'

/** Milliseconds that a frame may take to come. */
const readyTimeoutMs = 10_000

export type Send = (request: TryRequest, stop: AbortSignal) => Promise<TryReply>

/**
 * @returns a function that has requests sent by the frame at this address, which is opened for the first; who stops one has
 *   the reply at once
 */
export function createSender(url: string): Send {
  const opened: { frame: Promise<HTMLIFrameElement> | null } = { frame: null }
  const send: Send = async (request, stop) => {
    opened.frame ??= openFrame(url)
    const frame = await opened.frame.catch(() => null)
    if (frame === null) {
      opened.frame = null
      return { fault: 'lost', detail: '' }
    }
    if (stop.aborted) return stopped
    const { port1, port2 } = new MessageChannel()
    stop.addEventListener('abort', () => port1.postMessage(stopMessage))
    const reply = new Promise<TryReply>((done) => {
      port1.onmessage = ({ data }: MessageEvent<TryReply>) => done(data)
    })
    frame.contentWindow?.postMessage(request, location.origin, [port2])
    return reply.finally(() => port1.close())
  }
  return (request, stop) => {
    const isStopped = new Promise<TryReply>((done) => stop.addEventListener('abort', () => done(stopped)))
    return Promise.race([isStopped, send(request, stop)])
  }
}

const stopped: TryReply = { fault: 'stopped', detail: '' }

/** Nobody sees it, and nothing can reach it. */
function openFrame(url: string): Promise<HTMLIFrameElement> {
  return new Promise((done, fail) => {
    const frame = element('iframe', {
      class: 'try-frame',
      sandbox: 'allow-scripts allow-same-origin',
      src: url,
      title: 'Sends the requests of this page',
      tabindex: '-1',
      'aria-hidden': 'true',
    })
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || data !== readyMessage) return
      end()
      done(frame)
    }
    const timer = setTimeout(() => {
      end()
      frame.remove()
      fail(new Error('The frame did not come'))
    }, readyTimeoutMs)
    const end = () => {
      clearTimeout(timer)
      removeEventListener('message', listen)
    }
    addEventListener('message', listen)
    document.body.append(frame)
  })
}

/**
 * @param fileOf the file of a field of a form; with null, of the whole body
 * @returns the request as the frame sends it. Cookies are left out: browsers send none that a page names
 */
export function sentRequest(request: HttpRequest, fileOf: (name: string | null) => File | null): TryRequest {
  const basic = basicOf(request)
  const signed =
    basic === null ? [] : [['Authorization', `Basic ${base64(`${basic.user}:${basic.password}`)}`] as const]
  const shown = (text: string) => showPlaceholders(text).text
  return {
    method: request.method,
    url: shown(request.url),
    headers: [...headersOf({ ...request, cookies: [] }), ...signed].map(
      ([name, value]) => [name, shown(value)] as const,
    ),
    body: bodyOf(request, fileOf),
  }
}

function bodyOf({ body }: HttpRequest, fileOf: (name: string | null) => File | null): TryRequestBody | null {
  if (body === null) return null
  switch (body.kind) {
    case 'file': {
      const file = fileOf(null)
      return file === null ? null : { kind: 'file', file }
    }
    case 'form':
      return { kind: 'text', text: body.fields.map((pair) => pair.map(encodePart).join('=')).join('&') }
    case 'multipart':
      return {
        kind: 'parts',
        type: body.type,
        parts: body.parts.map(({ name, value, file, type }) => ({
          name,
          value: (file ? fileOf(name) : null) ?? value,
          type,
        })),
      }
    default:
      return { kind: 'text', text: body.text }
  }
}

/** Of the bytes in UTF-8 (RFC 7617). */
function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)))
}
