import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as esbuild from 'esbuild'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { contentSecurityPolicy } from '../../compiler/hosts/csp.ts'
import type { PageView } from '../../compiler/model/theme.ts'
import { TabPanels } from '../../templates/elements/tabs/TabPanels.tsx'
import { theme } from '../../templates/theme.ts'
import { listFiles } from '../architecture/sources.ts'
import { putFile } from '../put-files.ts'
import { root } from '../root.ts'
import { config, sampleView } from '../templates/sample-view.tsx'

/** What the bundle's manifest says about a source. */
export interface BundledSource {
  readonly file: string
  readonly imports: readonly string[]
  readonly gzip: number
  readonly text?: string
}

type BundleClient = (
  esbuild: unknown,
  options: Readonly<Record<string, unknown>>,
  sources: readonly string[],
) => Promise<ReadonlyMap<string, Uint8Array>>

type BundlerFor = (
  plain: unknown,
  root: string,
) => { readonly esbuild: unknown; readonly shared: Readonly<Record<string, unknown>> }

const { CodeBlock, Heading, Section, Link, Table } = theme.elements

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, at) => at).map((at) => (
    <p key={at}>A call needs two numbers, and an address that answers with instructions for the other side.</p>
  ))

const tabs = (names: readonly string[]) => names.map((title) => ({ title, content: <p>{`In ${title}.`}</p> }))

/** A guide with each element, and with room to scroll. */
const guide = (
  <>
    <p>Place a call from your code.</p>
    <Heading depth={2} id="before">
      Before you begin
    </Heading>
    <Section id="before-section-indexable">
      <p>
        Ask the{' '}
        <Link href="https://help.osprey.example" external>
          help centre
        </Link>
        .
      </p>
      {paragraphs(8)}
      <TabPanels id="one" label="Languages" tabs={tabs(['Node.js', 'Go'])} />
    </Section>
    <Heading depth={2} id="call">
      Place the call
    </Heading>
    <Section id="call-section-indexable">
      {paragraphs(8)}
      <CodeBlock
        code={{
          lang: 'go',
          language: 'go',
          label: 'Go',
          lines: false,
          wrap: false,
          role: 'example',
          code: 'call()',
          annotations: [],
        }}
      />
      <Heading depth={3} id="parameters">
        Parameters
      </Heading>
      <Table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Meaning</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>to</td>
            <td>The number to call.</td>
          </tr>
        </tbody>
      </Table>
      <TabPanels id="two" label="Languages" tabs={tabs(['Ruby', 'Go'])} />
      {paragraphs(2)}
    </Section>
  </>
)

/** On a phone it takes three lines, whose links must not stand too near to each other. */
const wayOfSeveralLines: PageView['breadcrumbs'] = [
  { title: 'Osprey documentation', path: '/docs' },
  { title: 'Voice', path: '/docs/voice' },
  { title: 'Numbers', path: '/docs/voice/numbers' },
  { title: 'A title that is so long that no phone has room for all of it in one line', path: '/docs/voice/long' },
  { title: 'Calls', path: '/docs/voice/calls' },
]

const assistants = [
  { label: 'Ask Osprey', url: 'https://ask.osprey.example/?q=Read%20{url}' },
  { label: 'Nest & Co', url: 'https://nest.example/{url}' },
]

/** A page of the site for each layout, by its path. */
const pages: Readonly<Record<string, Partial<PageView>>> = {
  guide: { config: { ...config, assistants } },
  'sub-brand': { brand: 'subBrand', product: 'wren', breadcrumbs: wayOfSeveralLines },
  landing: { layout: 'landing' },
  home: { layout: 'home', sidebar: null, product: null },
  legal: { layout: 'legal', sidebar: null, product: null },
}

const llms = '# Osprey Docs\n\n- [Make calls](https://docs.osprey.example/docs/voice/calls.md): How.\n'

/** That of a site without services. */
const policy = contentSecurityPolicy({ config, videos: false, frames: false, mediaOrigins: [] })

async function bundled(): Promise<ReadonlyMap<string, Uint8Array>> {
  const built = (name: string) => import(pathToFileURL(join(root, 'bin/build', name)).href)
  const { bundleClient } = (await built('client.mjs')) as { bundleClient: BundleClient }
  const { bundlerFor } = (await built('bundler.mjs')) as { bundlerFor: BundlerFor }
  const { esbuild: bundler, shared } = bundlerFor(esbuild, root)
  const sources = ['client', 'templates'].flatMap((folder) => listFiles(folder)).sort()
  return bundleClient(bundler, shared, sources)
}

/**
 * Writes a small site of sample pages with the theme and the browser's side as they are compiled.
 *
 * @param documents further documents by path, made from the sources' URLs
 * @returns what the manifest says about each source
 */
export async function writeFrameSite(
  folder: string,
  documents: (asset: (source: string) => string) => Readonly<Record<string, string>>,
): Promise<Readonly<Record<string, BundledSource>>> {
  const write = (path: string, contents: string | Uint8Array) => putFile(folder, path, contents)
  const files = await bundled()
  for (const [path, contents] of files) write(`_assets/${path.slice('client/'.length)}`, contents)
  const manifest = JSON.parse(Buffer.from(files.get('client/manifest.json') ?? []).toString()) as Record<
    string,
    BundledSource
  >
  const asset = (source: string) => {
    const entry = manifest[source]
    if (entry === undefined) throw new Error(`No such source in the bundle: ${source}`)
    return `/_assets/${entry.file}`
  }
  const { source, settings } = theme.early
  write('_assets/early.js', `${settings({ config, lang: 'en', asset })}\n${manifest[source]?.text ?? ''}`)
  const view = (changes: Partial<PageView>) =>
    sampleView({
      body: guide,
      styles: [...theme.styles, 'elements/tabs/tabs.css'].map(asset),
      scripts: [asset('client/boot.ts')],
      asset,
      ...changes,
    })
  const html = (changes: Partial<PageView>) => `<!doctype html>${renderToString(theme.Page(view(changes)))}`
  for (const [path, changes] of Object.entries(pages)) write(`${path}/index.html`, html(changes))
  const lost = { title: 'Page not found', heading: 'Page not found', headings: [], sidebar: null, product: null }
  write('404.html', html({ ...lost, breadcrumbs: [], body: createElement(theme.NotFound, view(lost)) }))
  write('llms.txt', llms)
  write('docs/voice/calls.md', '# Make calls\n')
  write('_headers', `/*\n  Content-Security-Policy: ${policy}\n`)
  for (const [path, text] of Object.entries(documents(asset))) write(path, text)
  return manifest
}
