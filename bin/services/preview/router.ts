import { assetsRoute, type ClientBundle } from '../../../compiler/model/bundle.ts'
import { isHostFile } from '../../../compiler/model/host-file-names.ts'
import type { OutputFile } from '../../../compiler/model/output.ts'
import { markdownPath } from '../../../compiler/model/page-path.ts'
import { underBase } from '../../../compiler/model/routes.ts'
import type { Theme } from '../../../compiler/model/theme.ts'
import type { Pipeline } from '../../../compiler/pipeline.ts'
import type { OverBudget } from '../../process/bounded.ts'
import { type Answer, plain } from './answer.ts'
import { contentType } from './content-types.ts'
import type { Allowed } from './guard.ts'
import { withScript } from './inject.ts'
import { readConsistently } from './read-consistently.ts'
import type { ShownPages } from './shown-pages.ts'
import { hasPage, headersOf, routeOf, siteAnswers } from './site-answers.ts'
import { createToolFiles } from './tool-files.ts'

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
/** Of what is chosen by what a client accepts. */
const chosen = { Vary: 'Accept' } as const
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
  const { facts, render, settings } = pipeline
  const config = () => readConsistently(() => settings.config(), lookAtAll)
  const based = (path: string) => underBase(config().base, path)
  /** A path without the site's base; null for one outside of it. */
  const inside = (path: string): string | null => {
    const { base } = config()
    if (base === '') return path
    return path === base ? '/' : path.startsWith(`${base}/`) ? path.slice(base.length) : null
  }
  const tool = createToolFiles(client, theme)
  const ofSite = siteAnswers({ root, pipeline, shown, client })
  const src = `${assetsRoute}/${client.entries.get(script)?.file ?? ''}`

  const page = (route: string): Answer => {
    const found = shown.show(route)
    tool.keep(found.files)
    const style = settings.isConfigured() ? render.ownStyle() : null
    if (style !== null) tool.keep([style])
    return {
      status: found.status,
      headers: { 'Content-Type': 'text/html; charset=utf-8', ...chosen, ...headersOf(found.policy) },
      body: withScript(found.html, { src: based(src), token, version: found.version }),
    }
  }
  const ofRoute = ({ path, query, sent, markdown }: Allowed): Answer => {
    const route = routeOf(path)
    if (hasPage(pipeline, route)) {
      const twin = markdown && path === route ? ofSite(`/${markdownPath(route)}`) : null
      if (twin !== null) return { ...twin, headers: { ...twin.headers, ...chosen } }
      // As hosts do: one page has one address.
      return path === route || path.endsWith('.html') ? page(route) : moved(based(encodeURI(route)) + query)
    }
    const target = settings.isConfigured() ? facts.follower().resolve(sent + query)?.target : undefined
    return target === undefined ? page(route) : moved(based(target))
  }
  const ofAll = async (path: string): Promise<Answer | null> => {
    if (path === searchPointer) {
      const files = await make('search')
      tool.keepIndex(files)
      return textOf(files, path.slice(1))
    }
    const name = path.slice(1)
    return isHostFile(name) && forReaders.test(name) ? textOf(await make('hosted'), name) : null
  }
  return {
    routeOf: (path) => routeOf(inside(path) ?? path),
    isOpen: (path) => tool.isOpen(inside(path) ?? ''),
    async answer({ query, ...given }) {
      const path = inside(given.path)
      if (path === null) return given.path === '/' ? moved(based('/') + query) : page(nowhere)
      const { base } = config()
      const request = { ...given, path, query, sent: given.sent.slice(base.length) || '/' }
      const found = readConsistently(() => tool.answer(path) ?? ofSite(path), lookAtAll) ?? (await ofAll(path))
      return found ?? readConsistently(() => ofRoute(request), lookAtAll)
    },
  }
}

/** The answer with a file of text that was made; null where it was not. */
function textOf(files: readonly OutputFile[], name: string): Answer | null {
  const content = files.find(({ path }) => path === name)?.content
  return typeof content === 'string'
    ? { status: 200, headers: { 'Content-Type': contentType(name) }, body: content }
    : null
}

/** Never remembered: the next save may put a page there. */
function moved(target: string): Answer {
  return plain(301, `Moved to ${target}`, { Location: target })
}
