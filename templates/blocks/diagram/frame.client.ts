import mermaid from 'mermaid'
import { type DrawingReply, type DrawingRequest, readyMessage } from './drawing.ts'
import { themeOf } from './drawing-theme.ts'

/*
 * The script of the sandboxed frame: it draws what the page sends and hands the picture back as text. Nothing of the
 * diagram runs in the page itself, whose policy allows none of the styles that the library writes.
 */
addEventListener('message', ({ source, data, ports }: MessageEvent<DrawingRequest>) => {
  const [port] = ports
  if (source !== parent || port === undefined) return
  void draw(data).then((reply) => port.postMessage(reply))
})
// The frame has no origin of its own to name, and the message says nothing that others may not hear.
parent.postMessage(readyMessage, '*')

async function draw({ source, dark, colors }: DrawingRequest): Promise<DrawingReply> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    // Plain text in the picture: HTML in it is not drawn everywhere.
    htmlLabels: false,
    ...themeOf(colors, dark),
  })
  try {
    const { svg } = await mermaid.render('diagram', source)
    return pictureOf(svg)
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

/** Gives the picture the size that it asks for, and the form of an XML file. */
function pictureOf(text: string): DrawingReply {
  const holder = document.createElement('div')
  holder.innerHTML = text
  const svg = holder.querySelector('svg')
  const box = svg?.viewBox.baseVal
  if (svg === null || !box || box.width === 0 || box.height === 0) return { fault: 'The picture is empty.' }
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
  svg.setAttribute('width', String(width))
  svg.setAttribute('height', String(height))
  svg.style.removeProperty('max-width')
  return { svg: new XMLSerializer().serializeToString(svg), width, height }
}
