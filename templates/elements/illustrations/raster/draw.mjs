// Draws the illustrations that are rasters, once for each theme, at twice their size: node templates/elements/illustrations/raster/draw.mjs
// It needs the browser that `node test/browser/find-chromium.mjs` finds. The pictures are committed.

import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../../..')
const [width, height] = [400, 310]

const { outputFiles } = await build({
  stdin: {
    contents: `import { createElement } from 'react'
      import { renderToStaticMarkup } from 'react-dom/server'
      import { ServerlessMarkup } from './ServerlessMarkup.tsx'
      export const markup = renderToStaticMarkup(createElement(ServerlessMarkup))`,
    resolveDir: here,
    loader: 'ts',
  },
  bundle: true,
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  write: false,
})
const drawn = { exports: {} }
new Function('module', 'exports', 'require', outputFiles[0].text)(
  drawn,
  drawn.exports,
  (await import('node:module')).createRequire(import.meta.url),
)
const css = ['tokens.css', 'elements/code/code-colors.css', 'elements/illustrations/illustration.css']
  .map((path) => readFileSync(join(root, 'templates', path), 'utf8'))
  .join('\n')
  .replace(/url\([^)]*\)/g, 'none')

const found = JSON.parse(readFileSync(join(root, 'node_modules/.cache/chromium/browser.json'), 'utf8'))
const browser = await chromium.launch({
  executablePath: found.path,
  args: found.args,
  env: { ...process.env, ...found.env },
})
try {
  for (const theme of ['light', 'dark']) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 2 })
    await page.setContent(
      `<!doctype html><html data-theme="${theme}"><style>${css} body{margin:0} html{background:transparent}</style>
      <svg class="illustration" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.exports.markup}</svg>`,
    )
    const shot = await page.screenshot({ omitBackground: true })
    const webp = await page.evaluate(async (source) => {
      const image = new Image()
      image.src = `data:image/png;base64,${source}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      canvas.getContext('2d').drawImage(image, 0, 0)
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })
      return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
    }, shot.toString('base64'))
    const file = join(here, `serverless-markup-${theme}.webp`)
    writeFileSync(file, Buffer.from(webp, 'base64'))
    console.log(`${file.slice(root.length + 1)}: ${Buffer.from(webp, 'base64').length} bytes (PNG ${shot.length})`)
  }
} finally {
  await browser.close()
}
