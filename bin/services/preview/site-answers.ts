import { join } from 'node:path'
import { securityHeaders } from '../../../compiler/hosts/security-headers.ts'
import type { ClientBundle } from '../../../compiler/model/bundle.ts'
import { markdownPath } from '../../../compiler/model/page-path.ts'
import type { Pipeline } from '../../../compiler/pipeline.ts'
import type { Answer } from './answer.ts'
import { contentType } from './content-types.ts'
import type { Shown, ShownPages } from './shown-pages.ts'

interface SiteSources {
  /** Absolute. */
  readonly root: string
  readonly pipeline: Pipeline
  readonly shown: ShownPages
  readonly client: ClientBundle
}

/** @returns what a site has at a path besides pages: assets, icons, descriptions of APIs, Markdown twins; null for none */
export function siteAnswers({ root, pipeline, shown, client }: SiteSources): (path: string) => Answer | null {
  const { render, settings, sources } = pipeline
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
  return (path) => {
    const asset = sources.assetAt(path)
    if (asset !== null) {
      const body = { location: sources.location(asset), within: join(root, 'content') }
      const policy = settings.isConfigured()
        ? { config: settings.config(), videos: false, frames: false, mediaOrigins: [] }
        : null
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
}

/** Whether a route is a page of the site: one with a file, or one that data makes. */
export function hasPage({ facts, settings }: Pipeline, route: string): boolean {
  if (facts.fileAt(route) !== null) return true
  return settings.isConfigured() && !facts.isFile(route) && facts.generatedAt(route) !== null
}

/** Both forms of a page's address, with and without a slash, and the name of its file. */
export function routeOf(path: string): string {
  const bare = path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '')
  return bare === '' || bare === '/index' ? '/' : bare
}

function routeOfTwin(path: string): string | null {
  if (!path.endsWith('.md')) return null
  const route = path === '/index.md' ? '/' : path.slice(0, -'.md'.length)
  return `/${markdownPath(route)}` === path ? route : null
}

/** @returns the headers of the published site; without a configuration those that the preview's own page needs */
export function headersOf(policy: Shown['policy']): Readonly<Record<string, string>> {
  return policy === null
    ? {
        'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
        'X-Frame-Options': 'DENY',
      }
    : Object.fromEntries(securityHeaders(policy))
}
