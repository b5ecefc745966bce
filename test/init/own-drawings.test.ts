import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { plainDrawing } from '../../bin/services/init/own-drawings.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

const html =
  '<foreignObject width="100%"><div xmlns="http://www.w3.org/1999/xhtml">A <b>label</b></div></foreignObject>'
const notice =
  '<switch><g requiredFeatures="http://www.w3.org/TR/SVG11/feature#Extensibility"/><a xlink:href="https://www.drawio.example/faq"><text>Text is not SVG - cannot display</text></a></switch>'
const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`
const plain = (text: string, path = 'a.svg') => plainDrawing(path, Buffer.from(text))

test('labels of a drawing that are HTML are plain text, where it has that beside them', () => {
  const label = '<text x="1">A label</text>'
  equal(
    plain(
      svg(
        `<switch>\n  ${html}\n  ${label}</switch><rect/><switch>${html}<image href="data:image/png;base64,AA"/></switch>${notice}`,
      ),
    ),
    svg(`<switch>\n  ${label}</switch><rect/><switch><image href="data:image/png;base64,AA"/></switch>`),
  )
})

test('plain text has the size of the letters in whose place it stands', () => {
  const label = html.replace('<b>', '<b style="font-size: 0px"></b><b style="font-size: 24px;">')
  const text = (size: string) => `<text x="1" font-size="${size}" y="2">A</text>`
  equal(plain(svg(`<switch>${label}${text('12px')}</switch>`)), svg(`<switch>${text('24px')}</switch>`))
})

test('a drawing that would still be run, has nothing in place of HTML, or has none stays as it is', () => {
  const label = `<switch>${html}<text>A</text></switch>`
  const left = [
    html,
    `<switch>${html}</switch>`,
    '<script>a()</script>',
    '<image href="https://x.example/a.png"/>',
    '<a onclick="b()"/>',
  ]
  for (const inside of left) equal(plain(svg(label + inside)), null, inside)
  equal(plain(svg('<text>A</text>')), null)
  equal(plain(svg(label), 'a.png'), null)
  ok(plain(svg(label)) !== null)
})

test('long drawings are looked through once', () => {
  const growth = timedGrowth((size) => {
    for (const part of [
      '<switch><foreignObject',
      `<switch>${html}`,
      '<switch>  ',
      notice.slice(0, -9),
      '</foreignObject>',
    ])
      plain(svg(`${part.repeat(size)}</foreignObject>`))
  }, 300)
  ok(growth < 20, String(growth))
})
