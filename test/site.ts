import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyBlock } from '../compiler/model/block.ts'
import type { ClientBundle, ClientEntry } from '../compiler/model/bundle.ts'
import type { OutputFile } from '../compiler/model/output.ts'
import { outputFiles } from '../compiler/output-files.ts'
import type { World } from '../compiler/pipeline/world.ts'
import { createPipeline, type Pipeline } from '../compiler/pipeline.ts'
import { openContent } from '../compiler/read/content-store.ts'
import type { ContentView } from '../compiler/read/content-view.ts'
import { type ContentRole, roleOf } from '../compiler/read/role.ts'
import { theme } from '../templates/theme.ts'
import { root } from './root.ts'

let client: ClientBundle | null = null

/** The compiled browser's side, as builds have it: read once, as tests open hundreds of sites. */
export function compiledClient(): ClientBundle {
  if (client !== null) return client
  const folder = join(root, 'dist/cli/client')
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, ClientEntry>
  client = { folder, entries: new Map(Object.entries(manifest)) }
  return client
}

/** The compiler's pipeline over some content, without a version history. */
export function pipelineOf(content: ContentView, world: Partial<World> = {}): Pipeline {
  return createPipeline(content, {
    theme,
    client: compiledClient(),
    mode: 'check',
    env: {},
    imageSize: () => null,
    lastUpdated: () => null,
    year: () => null,
    ...world,
  })
}

/** The same over a folder of the disk. `refresh` looks at it again. */
export function openFolder(folder: string, world: Partial<World> = {}): Pipeline & { refresh(): void } {
  const content = openContent(folder)
  content.refresh()
  return { ...pipelineOf(content, world), refresh: () => void content.refresh() }
}

/** @returns all files of the output by their paths; what is copied is empty */
export async function filesOf(pipeline: Pipeline): Promise<ReadonlyMap<string, string>> {
  const files: OutputFile[] = []
  for await (const some of outputFiles(pipeline, { goOn: () => true, isWhole: () => true })) files.push(...some)
  return new Map(files.map(({ path, content }) => [path, textOf(content)]))
}

/** @returns the script that a page names before its styles: it holds the settings of the site */
export function firstScriptOf(files: ReadonlyMap<string, string>, page: string): string {
  const [, path = ''] =
    /<script src="[^"]*\/(_assets\/[^"]+)"><\/script><link rel="stylesheet"/.exec(files.get(page) ?? '') ?? []
  return files.get(path) ?? ''
}

/** @returns the text of a file; of what is copied none */
export function textOf(content: OutputFile['content']): string {
  if (typeof content === 'string') return content
  return 'bytes' in content ? Buffer.from(content.bytes()).toString('utf8') : ''
}

/** The theme with these blocks in place of its own. */
export function themeWith(blocks: readonly AnyBlock[]): World['theme'] {
  return { ...theme, blocks }
}

/** Content that is no folder: texts by their paths below the root. Another text for a path makes a new revision. */
export interface MemoryContent extends ContentView {
  write(path: string, text: string): void
  remove(path: string): void
}

export function memoryContent(texts: Readonly<Record<string, string>>): MemoryContent {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, { text, version: 1 }]))
  let revision = 1
  let lists = new Map<ContentRole, readonly string[]>()
  const list = () => {
    lists = new Map()
    for (const path of [...files.keys()].sort()) {
      const { role } = roleOf(path)
      if (role !== null) lists.set(role, [...(lists.get(role) ?? []), path])
    }
  }
  const none: readonly string[] = []
  list()
  return {
    get revision() {
      return revision
    },
    write(path, text) {
      revision++
      const isNew = !files.has(path)
      files.set(path, { text, version: revision })
      if (isNew) list()
    },
    remove(path) {
      revision++
      files.delete(path)
      list()
    },
    paths: (role) => lists.get(role) ?? none,
    version: (path) => {
      const file = files.get(path)
      return file === undefined ? null : String(file.version)
    },
    size: (path) => files.get(path)?.text.length ?? null,
    read: (path) => {
      const file = files.get(path)
      return { source: file === undefined ? null : { path, text: file.text }, diagnostics: [] }
    },
    mentions: (path, words) => words.map((word) => files.get(path)?.text.includes(word) === true),
    assetProblems: () => [],
    location: (path) => `/${path}`,
    unread: none,
    diagnostics: [],
  }
}
