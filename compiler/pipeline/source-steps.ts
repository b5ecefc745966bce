import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { sha1 } from '../formats/hash.ts'
import type { SourceFile } from '../formats/source.ts'
import type { CopiedContent } from '../model/output.ts'
import type { Registry } from '../model/registry.ts'
import type { ContentView } from '../read/content-view.ts'
import { type ContentRole, contentRoles } from '../read/role.ts'
import { assetPath } from '../read/site-files.ts'
import type { DrawnIcons } from '../render/site-icons.ts'
import type { Graph } from './graph/graph.ts'
import { asHash, asJson, storedAsJson } from './print.ts'
import type { World } from './world.ts'
import { worldSteps } from './world-steps.ts'

/** A file as it was read; null for one that is not there or can't be used. */
export interface ReadSource {
  readonly file: SourceFile | null
  readonly diagnostics: readonly Diagnostic[]
}

export type SourceSteps = ReturnType<typeof sourceSteps>

/** The groups of steps that those after the sources ask. Each takes what it asks with `Pick`, and adds itself for the next. */
export interface SourceGroups {
  readonly sources: SourceSteps
  readonly registry: Registry
}

const missing: ReadSource = { file: null, diagnostics: [] }

/** What the disk and the version history hold at this moment: with `worldSteps` the only steps that look at them. */
export function sourceSteps(graph: Graph, content: ContentView, world: World) {
  const { input, step } = graph
  const print = (all: readonly string[]) => sha1(all.join('\n'))
  const asRecord = (all: ReadonlyMap<string, number>) => JSON.stringify([...all])
  const listed = input(
    'listed',
    (subject) => {
      const role = contentRoles.find((one) => one === subject)
      return role === undefined ? [] : content.paths(role)
    },
    print,
  )
  const unread = input('unread', () => content.unread, print)
  const problems = input('problems of names', () => content.diagnostics, asHash.print)
  const slowRoutes = input('slow routes', () => content.slowRoutes ?? new Map<string, number>(), asRecord)
  const version = input(
    'version',
    (path) => content.version(path),
    String,
    (print) => content.isLasting?.(print) ?? true,
  )
  const text = step(
    'text',
    (path): ReadSource => {
      if (version(path) === null) return missing
      const { source, diagnostics } = content.read(path)
      return { file: source, diagnostics }
    },
    { print: ({ file, diagnostics }) => (file === null ? asHash.print(diagnostics) : sha1(file.text)), keep: 8 },
  )
  const exists = step('exists', (path) => version(path) !== null, asJson)
  /** Whether the front matter of a page may hold these keys, by its bytes alone: some ten times faster than reading it. */
  const mentions = step(
    'mentions',
    (path) => {
      version(path)
      return content.mentions(path, ['redirect_from', 'openapi', 'draft']).some((one) => one)
    },
    asJson,
  )
  return {
    ...worldSteps(graph, world),
    ...assetSteps(graph, content, world, { listed, version }),
    unread,
    problems,
    text,
    exists,
    mentions,
    slowRoutes,
    listed: (role: ContentRole) => listed(role),
    location: (path: string) => content.location(path),
    copyOf: (path: string): CopiedContent => {
      const listed = content.version(path)
      return { copy: content.location(path), ...(listed !== null && { version: listed }) }
    },
  }
}

/** Files of `content/assets`, and those beside pages. */
function assetSteps(
  { step }: Graph,
  content: ContentView,
  world: Pick<World, 'imageSize' | 'drawIcons'>,
  { listed, version }: { listed(role: string): readonly string[]; version(path: string): string | null },
) {
  const assets = step('assets', () => new Map(listed('asset').map((path) => [`/${assetPath(path)}`, path])))
  const assetAt = step('asset at', (sitePath) => assets().get(sitePath) ?? null, asJson)
  const imageSize = step(
    'image size',
    (sitePath) => {
      const path = assetAt(sitePath)
      if (path === null) return null
      version(path)
      return world.imageSize(content.location(path))
    },
    asJson,
  )
  const drawnIcons = step(
    'drawn icons',
    (sitePath): DrawnIcons | null => {
      const path = assetAt(sitePath)
      if (path === null) return null
      version(path)
      return world.drawIcons?.(content.location(path)) ?? null
    },
    { ...asHash, ...storedAsJson },
  )
  const assetSize = step(
    'asset size',
    (sitePath) => {
      const path = assetAt(sitePath)
      if (path === null) return null
      version(path)
      return content.size(path)
    },
    asJson,
  )
  const assetProblems = step(
    'asset problems',
    (path): readonly Diagnostic[] => {
      version(path)
      return content.assetProblems(path)
    },
    asHash,
  )
  /** Whether icons can be made of a picture, as far as anything is there that draws. */
  const isDrawable = (sitePath: string) =>
    world.drawIcons === undefined || assetAt(sitePath) === null || drawnIcons(sitePath) !== null
  return { assets, assetAt, imageSize, drawnIcons, isDrawable, assetSize, assetProblems }
}
