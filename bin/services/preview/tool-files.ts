import { join } from 'node:path'
import { createRecent } from '../../../compiler/formats/recent.ts'
import { cacheForEver, sandboxHeaders } from '../../../compiler/hosts/security-headers.ts'
import {
  assetsRoute,
  type ClientBundle,
  policyIn,
  type SandboxUse,
  sandboxPages,
  sandboxScripts,
} from '../../../compiler/model/bundle.ts'
import type { OutputFile } from '../../../compiler/model/output.ts'
import type { Theme } from '../../../compiler/model/theme.ts'
import type { Answer } from './answer.ts'
import { contentType } from './content-types.ts'

/** Scripts, styles and sandboxed pages of the tool, and files that pages have asked for: all have a hash in their names. */
export interface ToolFiles {
  /** Takes files of a page. */
  keep(files: readonly OutputFile[]): void
  /** Takes the parts of a search index, which are of use only together; the one of fixed name is asked for anew each time. */
  keepIndex(files: readonly OutputFile[]): void
  answer(path: string): Answer | null
  /** Whether a path is a script that a sandboxed page loads: anybody may have it. */
  isOpen(path: string): boolean
}

/** Characters or bytes of files of pages that each half of the memory may hold: a preview runs for days. */
const most = 32_000_000

/** @param client whose files lie in its folder; nothing else of the disk is answered */
export function createToolFiles(client: ClientBundle, theme: Theme): ToolFiles {
  const ofTool = toolFiles(client)
  const frames = new Map(sandboxPages(fixedFrames(theme.blocks), client).map((frame) => [frame.path, frame]))
  const open = sandboxScripts(client)
  /** Files that pages have asked for last: their names hold hashes, so that they are never wrong. */
  const ofPages = createRecent<string, OutputFile>(most, ({ content }) => lengthOf(content))
  /** The newest index, and the one before it, which an open dialog may still go through. */
  let indexes: readonly ReadonlyMap<string, OutputFile>[] = []
  let newest: readonly OutputFile[] = []
  const madeAt = (path: string) => indexes.find((index) => index.has(path))?.get(path) ?? ofPages.get(path)
  const answer = (path: string): Answer | null => {
    const own = client.contents?.get(path.slice(assetsRoute.length + 1))
    if (own !== undefined) return forEver(path, own)
    const name = ofTool.get(path)
    if (name !== undefined) {
      const file = forEver(path, { location: join(client.folder, name), within: client.folder })
      if (!open.has(path)) return file
      return { ...file, headers: { ...file.headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } }
    }
    const frame = frames.get(path)
    const index = frame === undefined ? undefined : ofTool.get(`${path}index.html`)
    if (frame !== undefined && index !== undefined) {
      const page = forEver('index.html', { location: join(client.folder, index), within: client.folder })
      return { ...page, headers: { ...page.headers, ...Object.fromEntries(sandboxHeaders(frame)) } }
    }
    // A page that a frame has for the servers that it asks.
    const asking = path.endsWith('/') ? madeAt(`${path}index.html`)?.content : undefined
    if (typeof asking === 'string') {
      const page = forEver('index.html', asking)
      const headers = sandboxHeaders({ path, policy: policyIn(asking), hasOrigin: true })
      return { ...page, headers: { ...page.headers, ...Object.fromEntries(headers) } }
    }
    const file = madeAt(path)
    if (file !== undefined && typeof file.content === 'string') return forEver(path, file.content)
    return file !== undefined && file.content instanceof Uint8Array ? forEver(path, file.content) : null
  }
  return {
    answer,
    isOpen: (path) => open.has(path),
    keep: (files) => {
      for (const file of files) ofPages.set(`/${file.path}`, file)
    },
    keepIndex: (files) => {
      if (files === newest) return
      newest = files
      const parts = files
        .map((file) => [`/${file.path}`, file] as const)
        .filter(([path]) => path.startsWith(assetsRoute))
      indexes = [new Map(parts), ...indexes.slice(0, 1)]
    },
  }
}

/** Frames whose page is the same in every site. */
function fixedFrames(blocks: Theme['blocks']): readonly SandboxUse[] {
  return blocks.flatMap(({ island }) =>
    island?.sandbox === undefined || island.connectOrigins !== undefined
      ? []
      : [{ source: island.sandbox, connectOrigins: null }],
  )
}

/** Files of the compiled browser side by their paths in a site. */
function toolFiles({ entries }: ClientBundle): ReadonlyMap<string, string> {
  const names = [...entries.values()].flatMap(({ file, imports, dynamic }) => [file, ...imports, ...dynamic])
  return new Map(names.map((name) => [`${assetsRoute}/${name}`, name]))
}

function lengthOf(content: OutputFile['content']): number {
  return typeof content === 'string' || content instanceof Uint8Array ? content.length : 0
}

function forEver(path: string, body: Answer['body']): Answer {
  return { status: 200, headers: { 'Content-Type': contentType(path), 'Cache-Control': cacheForEver }, body }
}
