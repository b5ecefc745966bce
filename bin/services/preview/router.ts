import { join } from 'node:path'
import { cacheForEver, sandboxHeaders, securityHeaders } from '../../../compiler/hosts/security-headers.ts'
import {
  assetsRoute,
  type ClientBundle,
  policyIn,
  type SandboxUse,
  sandboxPages,
  sandboxScripts,
} from '../../../compiler/model/bundle.ts'
import { isHostFile } from '../../../compiler/model/host-file-names.ts'
import type { OutputFile } from '../../../compiler/model/output.ts'
import { markdownPath } from '../../../compiler/model/page-path.ts'
import { underBase } from '../../../compiler/model/routes.ts'
import type { Theme } from '../../../compiler/model/theme.ts'
import type { Pipeline } from '../../../compiler/pipeline.ts'
import type { OverBudget } from '../../bounded.ts'
import { type Answer, plain } from './answer.ts'
import { contentType } from './content-types.ts'
import type { Allowed } from './guard.ts'
import { withScript } from './inject.ts'
import { readConsistently } from './read-consistently.ts'
import type { Shown, ShownPages } from './shown-pages.ts'

interface RouterOptions {
  /** Absolute. */
  readonly root: string
  readonly pipeline: Pipeline
  readonly shown: ShownPages
  /** Looks at the content again: a file is no longer as it was listed. */
  lookAtAll(over: OverBudget | null): void
  readonly client: ClientBundle
  readonly theme: Theme
  /** The name of this run, for the pages' script. */
  readonly token: string
  /** Files that are made from the whole site. */
  make(what: 'hosted' | 'search'): Promise<readonly OutputFile[]>
}

/** Answers a path of the site. */
export interface Router {
  answer(url: Allowed): Promise<Answer>
  /** Whether a path is a script of the tool that a sandboxed frame loads: anybody may have it. */
  isOpen(path: string): boolean
  /** The route that a page's address leads to. */
  routeOf(path: string): string
}

const script = 'client/preview/preview.client.ts'
/** No page has this route: what is asked for is no part of the site. */
const nowhere = '//'
const searchPointer = '/search.json'
/** Files for hosts, which no host shows to readers. */
const forReaders = /^(?:llms\.txt|robots\.txt|sitemap(?:-\d+)?\.xml)$/

/**
 * Finds what the site has at a path, each time in lists of what there is: pages by route, assets by path, files of the
 * tool by name. No part of a request ever becomes a path of the disk.
 */
export function createRouter({ root, pipeline, shown, lookAtAll, client, theme, token, make }: RouterOptions): Router {
  const { facts, render, settings, sources } = pipeline
  const config = () => readConsistently(() => settings.config(), lookAtAll)
  const based = (path: string) => underBase(config().base, path)
  /** A path without the site's base; null for one outside of it. */
  const inside = (path: string): string | null => {
    const { base } = config()
    if (base === '') return path
    return path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : null
  }
  const ofTool = toolFiles(client)
  const frames = new Map(sandboxPages(fixedFrames(theme.blocks), client).map((frame) => [frame.path, frame]))
  const open = sandboxScripts(client)
  /** Files that pages have asked for so far: their names hold hashes, so that they are never wrong. */
  const made = new Map<string, OutputFile>()
  const src = `${assetsRoute}/${client.entries.get(script)?.file ?? ''}`

  const keep = (files: readonly OutputFile[]) => {
    for (const file of files) made.set(`/${file.path}`, file)
  }
  const page = (route: string): Answer => {
    const found = shown.show(route)
    keep(found.files)
    const style = settings.isConfigured() ? render.ownStyle() : null
    if (style !== null) keep([style])
    return {
      status: found.status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...headersOf(found.policy) },
      body: withScript(found.html, { src: based(src), token, version: found.version }),
    }
  }
  const fixed = (path: string): Answer | null => {
    const own = client.contents?.get(path.slice(assetsRoute.length + 1))
    if (own !== undefined) return forEver(path, own)
    const name = ofTool.get(path)
    if (name !== undefined) {
      const answer = forEver(path, { location: join(client.folder, name), within: client.folder })
      if (!open.has(path)) return answer
      return { ...answer, headers: { ...answer.headers, 'Cross-Origin-Resource-Policy': 'cross-origin' } }
    }
    const frame = frames.get(path)
    const index = frame === undefined ? undefined : ofTool.get(`${path}index.html`)
    if (frame !== undefined && index !== undefined) {
      const answer = forEver('index.html', { location: join(client.folder, index), within: client.folder })
      return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(sandboxHeaders(frame)) } }
    }
    // A page that a frame has for the servers that it asks.
    const asking = path.endsWith('/') ? made.get(`${path}index.html`)?.content : undefined
    if (typeof asking === 'string') {
      const answer = forEver('index.html', asking)
      const headers = sandboxHeaders({ path, policy: policyIn(asking), hasOrigin: true })
      return { ...answer, headers: { ...answer.headers, ...Object.fromEntries(headers) } }
    }
    const file = made.get(path)
    if (file !== undefined && typeof file.content === 'string') return forEver(path, file.content)
    return file !== undefined && file.content instanceof Uint8Array ? forEver(path, file.content) : null
  }
  /** The description of an API is published below the page of its reference. */
  const ofReference = (path: string): Answer | null => {
    const route = routeOf(path.replace(/\/openapi\.(?:json|yaml)$/, ''))
    if (route === path || !hasPage(pipeline, route)) return null
    const { files, policy } = shown.show(route)
    const content = files.find((file) => `/${file.path}` === path)?.content
    if (typeof content !== 'object' || !('bytes' in content)) return null
    return { status: 200, headers: { 'Content-Type': contentType(path), ...headersOf(policy) }, body: content.bytes() }
  }
  const iconAt = (path: string): Answer['body'] | null => {
    const content = settings.isConfigured()
      ? render.icons().find((file) => `/${file.path}` === path)?.content
      : undefined
    if (content === undefined) return null
    if (typeof content === 'string' || content instanceof Uint8Array) return content
    return 'copy' in content ? { location: content.copy, within: client.folder } : content.bytes()
  }
  const ofSite = (path: string): Answer | null => {
    const asset = sources.assetAt(path)
    if (asset !== null) {
      const body = { location: sources.location(asset), within: join(root, 'content') }
      const { services } = settings.config()
      const policy = settings.isConfigured() ? { services, videos: false, frames: false, mediaOrigins: [] } : null
      return { status: 200, headers: { 'Content-Type': contentType(asset), ...headersOf(policy) }, body }
    }
    const icon = iconAt(path)
    if (icon !== null) return { status: 200, headers: { 'Content-Type': contentType(path) }, body: icon }
    const described = ofReference(path)
    if (described !== null) return described
    const route = routeOfTwin(path)
    if (route === null || !hasPage(pipeline, route)) return null
    const { markdown, html, policy } = shown.show(route)
    if (markdown === null) return null
    // HTML says by itself that it is not to be listed, its twin can't.
    const robots: Readonly<Record<string, string>> = /<meta name="robots" content="[^"]*noindex/.test(html)
      ? { 'X-Robots-Tag': 'noindex' }
      : {}
    return {
      status: 200,
      headers: { 'Content-Type': contentType(path), ...headersOf(policy), ...robots },
      body: markdown,
    }
  }
  const ofRoute = ({ path, query, sent }: Allowed): Answer => {
    const route = routeOf(path)
    if (hasPage(pipeline, route)) {
      // As hosts do: one page has one address.
      return path === route || path.endsWith('.html') ? page(route) : moved(based(encodeURI(route)) + query)
    }
    const target = settings.isConfigured() ? facts.follower().resolve(sent + query)?.target : undefined
    return target === undefined ? page(route) : moved(based(target))
  }
  const ofAll = async (path: string): Promise<Answer | null> => {
    if (path === searchPointer) {
      const files = await make('search')
      keep(files)
      const pointer = files.find((file) => `/${file.path}` === path)
      return typeof pointer?.content === 'string'
        ? { status: 200, headers: { 'Content-Type': contentType(path) }, body: pointer.content }
        : null
    }
    const name = path.slice(1)
    if (!isHostFile(name) || !forReaders.test(name)) return null
    const content = (await make('hosted')).find((file) => file.path === name)?.content
    return typeof content === 'string'
      ? { status: 200, headers: { 'Content-Type': contentType(name) }, body: content }
      : null
  }
  return {
    routeOf: (path) => routeOf(inside(path) ?? path),
    isOpen: (path) => open.has(inside(path) ?? ''),
    async answer({ query, ...given }) {
      const path = inside(given.path)
      if (path === null) return given.path === '/' ? moved(based('/') + query) : page(nowhere)
      const { base } = config()
      const request = { path, query, sent: given.sent.slice(base.length) || '/' }
      const found = readConsistently(() => fixed(path) ?? ofSite(path), lookAtAll) ?? (await ofAll(path))
      return found ?? readConsistently(() => ofRoute(request), lookAtAll)
    },
  }
}

function hasPage({ facts, settings }: Pipeline, route: string): boolean {
  if (facts.fileAt(route) !== null) return true
  return settings.isConfigured() && !facts.isFile(route) && facts.generatedAt(route) !== null
}

/** Both forms of a page's address, with and without a slash, and the name of its file. */
function routeOf(path: string): string {
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return bare === '' || bare === '/index' ? '/' : bare
}

function routeOfTwin(path: string): string | null {
  if (!path.endsWith('.md')) return null
  const route = path === '/index.md' ? '/' : path.slice(0, -'.md'.length)
  return `/${markdownPath(route)}` === path ? route : null
}

/** Frames whose page is the same in every site. */
function fixedFrames(blocks: RouterOptions['theme']['blocks']): readonly SandboxUse[] {
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

function forEver(path: string, body: Answer['body']): Answer {
  return { status: 200, headers: { 'Content-Type': contentType(path), 'Cache-Control': cacheForEver }, body }
}

/** Never remembered: the next save may put a page there. */
function moved(target: string): Answer {
  return plain(301, `Moved to ${target}`, { Location: target })
}

/** @returns the headers of the published site; without a configuration those that the preview's own page needs */
function headersOf(policy: Shown['policy']): Readonly<Record<string, string>> {
  return policy === null
    ? {
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
        'X-Frame-Options': 'DENY',
      }
    : Object.fromEntries(securityHeaders(policy))
}
