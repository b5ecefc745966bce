import { sha256 } from '../formats/hash.ts'
import type { OutputFile } from './output.ts'
import { underBase } from './routes.ts'

/** What the compilation of the command has made of a source for browsers: file names in one flat folder. */
export interface ClientEntry {
  readonly file: string
  /** What it needs at once, and what it may ask for later. */
  readonly imports: readonly string[]
  readonly dynamic: readonly string[]
  /** Of a style that is put together from others: their sources. */
  readonly holds?: readonly string[]
  /** Of the picture that stands for the tool: it as icons, the files' names after a folder. */
  readonly icons?: readonly string[]
  /** Of a page for a frame: the content security policy that is in it. */
  readonly policy?: string
  /** Of a page for a frame: its text. */
  readonly page?: string
  /** Of a script that runs before anything is drawn: its text. */
  readonly text?: string
}

/** The browser's side of the tool: `folder` holds the files, `entries` leads from a source to its file. */
export interface ClientBundle {
  readonly folder: string
  readonly entries: ReadonlyMap<string, ClientEntry>
  /** Files that lie in no folder, by their names. */
  readonly contents?: ReadonlyMap<string, Uint8Array>
}

/** A page that other pages of the site show in a frame. */
export interface SandboxPage {
  /** Its folder, which holds nothing else: `/_assets/name-hash/`. */
  readonly path: string
  /** The content security policy that is in the page itself. */
  readonly policy: string
  /** It has the origin of the site, because servers are asked who asks. Others are sandboxed and have none. */
  readonly hasOrigin: boolean
}

/** A frame that a page shows. */
export interface SandboxUse {
  /** Of its page. */
  readonly source: string
  /** Origins that it may ask, where it is to have a page of its own for them. */
  readonly connectOrigins: readonly string[] | null
}

export const assetsRoute = '/_assets'
/** What the paths of hashed assets begin with in the output. */
export const assetsFolder = `${assetsRoute.slice(1)}/`

/**
 * @returns the URL of a script, a style or a frame's page by its source
 * @throws for a source that was not bundled, which is a fault of the theme
 */
function assetUrl(source: string, client: ClientBundle): string {
  const entry = client.entries.get(source)
  if (entry === undefined) throw new Error(`No such script or style in the bundle: ${source}`)
  // A frame's page is a folder's index: some hosts redirect a file that ends in `.html`.
  return `${assetsRoute}/${entry.file.replace(/index\.html$/, '')}`
}

/**
 * @param sources takes each source that is asked for: the page needs its file
 * @returns what gives the address of a source as readers' browsers need it
 */
export function assetsOf(base: string, client: ClientBundle, sources: Set<string>): (source: string) => string {
  return (source) => {
    sources.add(source)
    return underBase(base, assetUrl(source, client))
  }
}

/** @returns the pages for frames of these uses, each once */
export function sandboxPages(uses: Iterable<SandboxUse>, client: ClientBundle): readonly SandboxPage[] {
  const pages = new Map([...uses].map((use) => [sandboxOf(use, client).path, sandboxOf(use, client)]))
  return [...pages.values()].sort((a, b) => (a.path < b.path ? -1 : 1)).map(({ page: _, ...frame }) => frame)
}

/** @returns the page of a frame; its text only where it is made for this use */
export function sandboxOf(
  { source, connectOrigins }: SandboxUse,
  client: ClientBundle,
): SandboxPage & { readonly page: OutputFile | null } {
  const path = assetUrl(source, client)
  const { policy = '', page = '' } = client.entries.get(source) ?? {}
  if (connectOrigins === null) return { path, policy, hasOrigin: false, page: null }
  const own = `${policy}; connect-src ${connectOrigins.join(' ')}`
  const content = page.replace(policy, own)
  const hash = hashInName(content)
  const folder = path.replace(/-[^-/]*\/$/, `-${hash}/`)
  return { path: folder, policy: own, hasOrigin: true, page: { path: `${folder.slice(1)}index.html`, content } }
}

/** @returns the policy that is in a sandboxed page */
export function policyIn(page: string): string {
  return /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1] ?? ''
}

/** The source of a frame's script, by that of its page. */
export function sandboxScript(source: string): string {
  return source.replace(/frame\.html$/, 'frame.client.ts')
}

/**
 * @returns URLs of the scripts of pages for sandboxed frames. Such a page has no origin: to a server its requests look
 *   like those of another site
 */
export function sandboxScripts(client: ClientBundle): ReadonlySet<string> {
  const frames = [...client.entries.values()].filter(({ policy }) => policy !== undefined)
  return new Set(
    frames.flatMap(({ imports, dynamic }) => [...imports, ...dynamic]).map((name) => `${assetsRoute}/${name}`),
  )
}

/** @returns the files that these sources need, each once, in the order of their names */
export function bundle(sources: Iterable<string>, client: ClientBundle): readonly OutputFile[] {
  const files = new Set<string>()
  for (const source of sources) {
    const entry = client.entries.get(source)
    if (entry === undefined) continue
    for (const file of [entry.file, ...entry.imports, ...entry.dynamic]) files.add(file)
  }
  return [...files].sort().map((file) => ({
    path: assetsFolder + file,
    content: client.contents?.get(file) ?? { copy: `${client.folder}/${file}` },
  }))
}

/** @returns what stands in the name of a file that browsers keep for ever: another one for each content */
export function hashInName(content: string): string {
  return sha256(content).slice(0, 8).toUpperCase()
}
