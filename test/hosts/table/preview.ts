import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPreview } from '../../preview/start-preview.ts'
import { putFile } from '../../put-files.ts'
import { askSocket } from './answer.ts'
import type { Column } from './column.ts'
import { pairs, routes } from './requests.ts'
import { decoded } from './static.ts'

/** The preview of the same site, by the compiled command. */
export async function previewColumn(): Promise<Column> {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-hosts-'))
  const put = (path: string, text: string) => putFile(folder, path, text)
  put('content/site.yaml', siteYaml)
  for (const route of routes) {
    const anchor = route === '/docs/voice' ? '\n## Part\n' : ''
    put(`content/pages${route}.md`, `---\ntitle: Page\n---\n\nText.\n${anchor}`)
  }
  put('content/pages/docs/voice/beta.md', '---\ntitle: Beta\nbeta_feature: next\n---\n\nText.\n')
  const redirects = pairs.map(([from, to]) => `- old_path: '${from}'\n  dest_url: '${to}'\n`)
  put('content/redirects.yaml', redirects.join(''))
  for (const name of ['a.svg', 'a b.svg']) put(`content/assets/${name}`, '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const preview = await startPreview(folder)
  const port = Number(new URL(preview.origin).port)
  return {
    name: 'preview',
    by: 'the compiled command',
    async ask(path, accept) {
      const given = await askSocket(port, path, accept)
      return { ...given, body: marked(given.body, path, given.headers.get('content-type') ?? '') }
    },
    async close() {
      await preview.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    lost({ group, path }) {
      if (group === 'caching') return 'nothing is remembered while somebody writes'
      if (path.startsWith('/_assets/app-')) return 'its scripts have other names'
      return null
    },
  }
}

/** Says what a body is, as the bodies of the other columns do themselves. */
function marked(body: string, path: string, type: string): string {
  const route = /<link rel="canonical" href="https:\/\/docs\.brightwire\.example([^"]*)"/.exec(body)?.[1]
  if (route !== undefined) return `[page ${route || '/'}]`
  const sent = path.replace(/\?.*/, '')
  const bare = decoded(sent) ?? sent
  return type.startsWith('text/markdown') ? `[twin ${bare.replace(/\.md$/, '')}]` : `[file ${bare}]`
}

const siteYaml = `url: https://docs.brightwire.example
brand: { key: brightwire, name: Brightwire }
subBrand: { key: postkite, name: Postkite }
platformSection: { key: funnelry, name: Funnelry }
links:
  logIn: https://www.brightwire.example
  signUp: https://www.brightwire.example
  helpCenter: https://www.brightwire.example
  support: https://www.brightwire.example
  questions: { brand: https://www.brightwire.example, subBrand: https://www.brightwire.example }
locales: { default: en-us, all: [en, en-us, ja, de, fr, es-mx, pt-br] }
hosting: { format: file }
`
