import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** Sides of the pictures in `favicon.ico`, in pixels: of tabs, of task bars, and of shortcuts. */
const icoSides = [16, 32, 48]

/**
 * Packs PNG pictures into one file of the ICO format, as all browsers since 2007 read it.
 *
 * @param {{ side: number, png: Uint8Array }[]} pictures sides of at most 256
 */
function packIco(pictures) {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  pictures.forEach(({ side, png }, index) => {
    const at = 6 + 16 * index
    // 256 is written as 0.
    head.writeUInt8(side % 256, at)
    head.writeUInt8(side % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(png.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += png.length
  })
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

/**
 * Draws a picture in the sizes that browsers and phones ask for. It is WebAssembly: every machine draws the same bytes.
 * No file and no address that the picture names is read, and letters are not drawn: there are no fonts.
 *
 * @param {string} svg
 * @returns {Promise<Map<string, Buffer>>} by the names that the files have in the output
 * @throws on what is no SVG
 */
export async function drawIcons(svg) {
  await initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))
  // It throws, which a picture within a picture does not.
  new Resvg(svg).free()
  // Whatever its form, it is in the middle of a square.
  const address = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  const square = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><image width="512" height="512" href="${address}"/></svg>`
  const draw = (side, options = {}) => {
    const picture = new Resvg(square, { ...options, fitTo: { mode: 'width', value: side } })
    const image = picture.render()
    const png = Buffer.from(image.asPng())
    image.free()
    picture.free()
    return png
  }
  return new Map([
    ['favicon.ico', packIco(icoSides.map((side) => ({ side, png: draw(side) })))],
    // Phones show what is transparent as black.
    ['apple-touch-icon.png', draw(180, { background: '#fff' })],
    ['icon-192.png', draw(192)],
    ['icon-512.png', draw(512)],
  ])
}
