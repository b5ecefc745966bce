import { element } from '../../../client/element.ts'
import { type DrawingReply, type DrawingRequest, readReply, readyMessage } from './drawing.ts'

/** Milliseconds after which a diagram is given up: its source is there all the same. */
const timeoutMs = 30_000
/** Milliseconds that a loaded frame may say nothing. */
const silence = 5000

/**
 * Has a diagram drawn in the page's sandboxed frame, which all diagrams of the page share.
 *
 * @param url the frame's page
 * @returns a fault too, where the frame does not come or does not answer
 */
export async function draw(url: string, request: DrawingRequest): Promise<DrawingReply> {
  const frame = document.querySelector<HTMLIFrameElement>('iframe.diagram-frame') ?? addFrame(url)
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<DrawingReply>((done) => {
    port1.onmessage = ({ data }) => done(readReply(data) ?? { fault: 'The answer could not be read.' })
    frame.addEventListener('diagram-lost', () => done({ fault: 'What draws it could not be loaded.' }), { once: true })
    setTimeout(() => done({ fault: 'Drawing it took too long.' }), timeoutMs)
  })
  const send = () => frame.contentWindow?.postMessage(request, '*', [port2])
  if (frame.dataset.ready === undefined) frame.addEventListener('diagram-ready', send, { once: true })
  else send()
  const reply = await answer
  port1.close()
  return reply
}

/** It must lie in the window, or browsers let it sleep; nobody sees it, and nothing can reach it. */
function addFrame(url: string): HTMLIFrameElement {
  const frame = element('iframe', {
    class: 'diagram-frame',
    sandbox: 'allow-scripts',
    src: url,
    title: 'Draws the diagrams of this page',
    tabindex: '-1',
    'aria-hidden': 'true',
  })
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data !== readyMessage) return
    frame.dataset.ready = ''
    frame.dispatchEvent(new Event('diagram-ready'))
  })
  // A frame whose page or script did not come loads all the same, and then says nothing.
  frame.addEventListener('load', () => {
    setTimeout(() => {
      if (frame.dataset.ready !== undefined) return
      frame.remove()
      frame.dispatchEvent(new Event('diagram-lost'))
    }, silence)
  })
  document.body.append(frame)
  return frame
}
