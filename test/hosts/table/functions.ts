import { createContext, runInContext } from 'node:vm'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { type Answer, answer } from './answer.ts'
import { type Column, choiceLost, nothingLost, nothingToClose } from './column.ts'
import { type PublishedSite, publishedFor } from './files.ts'
import type { HostRequest } from './requests.ts'
import { decoded, fileAnswer, tidy } from './static.ts'

const missing = (site: PublishedSite) => answer(404, {}, site.files.get('404.html'))

/** The two functions as CloudFront calls them, and a bucket of S3 behind. */
export function cloudfrontColumn(): Column {
  const site = publishedFor('cloudfront')
  const load = (name: string) => {
    const context = createContext({})
    runInContext(site.host.get(name) ?? '', context)
    return (event: object): Record<string, unknown> =>
      JSON.parse(runInContext(`JSON.stringify(handler(${JSON.stringify(event)}))`, context))
  }
  const [onRequest, onResponse] = [load('cloudfront-request.js'), load('cloudfront-response.js')]
  return {
    name: 'cloudfront',
    by: 'its own functions in node:vm; bucket: model',
    async ask(sent, accept) {
      const [uri = '', query = ''] = sent.split('?')
      const querystring = Object.fromEntries(
        query
          .split('&')
          .filter((one) => one !== '')
          .map((one) => [one.replace(/=.*/, ''), { value: one.replace(/^[^=]*=?/, '') }]),
      )
      const asked = accept === undefined ? {} : { accept: { value: accept } }
      const request = { method: 'GET', uri, querystring, headers: asked, cookies: {} }
      const given = onRequest({ request }) as {
        statusCode?: number
        uri?: string
        headers?: Record<string, { value: string }>
      }
      const flat = (headers: Record<string, { value: string }> | undefined) =>
        Object.fromEntries(Object.entries(headers ?? {}).map(([name, { value }]) => [name, value]))
      if (given.statusCode !== undefined) return answer(given.statusCode, flat(given.headers))
      const found = fileAnswer(site, decoded(given.uri ?? '')?.slice(1) ?? '', {})
      if (found === null) return missing(site)
      const response = { statusCode: 200, headers: {} }
      const { headers } = onResponse({ request: { uri }, response }) as { headers: Record<string, { value: string }> }
      return { ...found, headers: new Map([...found.headers, ...Object.entries(flat(headers))]) }
    },
    close: nothingToClose,
    lost: nothingLost,
  }
}

/** Vercel's own translation of `vercel.json`, whose expressions are then tried in their order. */
export function vercelColumn(): Column {
  const site = publishedFor('vercel')
  const { routes, error } = getTransformedRoutes(JSON.parse(site.files.get('vercel.json') ?? ''))
  if (error !== null || routes === null) throw new Error(JSON.stringify(error))
  return {
    name: 'vercel',
    by: '@vercel/routing-utils 6.6.0; files: model',
    async ask(sent, accept = '') {
      const url = tidy(sent)
      if (url === null) return answer(400, {})
      const headers: Record<string, string> = {}
      for (const route of routes) {
        if ('handle' in route || route.src === undefined) continue
        const found = new RegExp(route.src).exec(url.path)
        if (found === null) continue
        const asked = 'has' in route ? route.has?.every(({ value }) => new RegExp(`^${value}$`).test(accept)) : true
        if (asked === false) continue
        const filled = (text: string) => text.replace(/\$(\d+)/g, (_, at) => found[Number(at)] ?? '')
        for (const [name, value] of Object.entries(route.headers ?? {})) headers[name.toLowerCase()] = filled(value)
        if (route.status !== undefined && route.continue !== true)
          return answer(route.status, { location: joined(headers.location ?? '', url.query) })
      }
      return cleanUrls(site, url.path, headers)
    },
    close: nothingToClose,
    lost: ({ group, path }) => {
      if (group === 'markdown') return 'it leads to the Markdown form, of all but addresses with a dot'
      return path.includes('.html') ? 'an address that ends in .html takes a second redirect' : null
    },
  }
}

/** `firebase.json` in the order that its documentation gives: redirects, headers, files. */
export function firebaseColumn(): Column {
  const site = publishedFor('firebase')
  const { hosting } = JSON.parse(site.files.get('firebase.json') ?? '') as {
    hosting: {
      ignore: readonly string[]
      redirects: readonly { regex: string; destination: string; type: number }[]
      headers: readonly { regex: string; headers: readonly { key: string; value: string }[] }[]
      trailingSlash?: boolean
    }
  }
  for (const path of hosting.ignore) (site.files as Map<string, string>).delete(path)
  // RE2 and ECMAScript write named groups in two ways.
  const expression = (regex: string) => new RegExp(regex.replaceAll('(?P<', '(?<'))
  return {
    name: 'firebase',
    by: 'model of its documentation',
    async ask(sent) {
      const url = tidy(sent)
      if (url === null) return answer(400, {})
      for (const { regex, destination, type } of hosting.redirects) {
        const found = expression(regex).exec(url.path)
        if (found === null) continue
        const to = destination.replace(/:([A-Za-z]\w*)/g, (all, name) => found.groups?.[name] ?? all)
        return answer(type, { location: joined(to, url.query) })
      }
      if (url.path.endsWith('/') && cleanUrls(site, url.path, {}).status === 200)
        return hosting.trailingSlash === false
          ? answer(301, { location: joined(url.path.replace(/\/$/, ''), url.query) })
          : missing(site)
      const headers: Record<string, string> = {}
      for (const rule of hosting.headers)
        if (expression(rule.regex).test(url.path))
          for (const { key, value } of rule.headers) headers[key.toLowerCase()] = value
      return cleanUrls(site, url.path, headers)
    },
    close: nothingToClose,
    lost: choiceLost,
  }
}

/** GitHub Pages as documented: no rules at all. */
export function githubColumn(): Column {
  const site = publishedFor('github')
  return {
    name: 'github',
    by: 'model of its documentation',
    async ask(sent) {
      const url = tidy(sent)
      const path = url === null ? null : decoded(url.path)
      if (path === null) return answer(400, {})
      if (/\/[.]/.test(path)) return missing(site)
      const name = path.slice(1)
      const file = (one: string) => fileAnswer(site, one, { 'cache-control': 'max-age=600' })
      if (path.endsWith('/')) return file(`${name}index.html`) ?? missing(site)
      return file(name) ?? file(`${name}.html`) ?? missing(site)
    },
    close: nothingToClose,
    lost: githubLost,
  }
}

export function githubLost(request: HostRequest): string | null {
  const { group, path, expected, header } = request
  if (header !== undefined) return 'no headers of its own'
  if (group === 'markdown' && expected.kind !== 'moved') return choiceLost(request)
  if (group === 'slash') return 'an address with a slash is another one'
  if (expected.kind === 'moved')
    return 'no redirects: a page stands in for a plain one, nothing for patterns and queries'
  if (group === 'redirects, slash' || path.endsWith('/')) return 'an address with a slash is another one'
  return null
}

function cleanUrls(site: PublishedSite, sent: string, headers: Record<string, string>): Answer {
  const path = decoded(sent)
  if (path === null) return answer(400, {})
  const bare = path.replace(/^\/|\/$/g, '')
  if (bare.startsWith('/') || bare.endsWith('/')) return missing(site)
  if (/\.html$/.test(bare) && site.files.has(bare))
    return answer(301, { location: `/${bare.replace(/(?:\/?index)?\.html$/, '')}` })
  return (
    fileAnswer(site, path.slice(1), headers) ??
    fileAnswer(site, `${bare}.html`, headers) ??
    fileAnswer(site, `${bare}/index.html`, headers) ??
    missing(site)
  )
}

function joined(target: string, query: string): string {
  const [, before = '', own = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(target) ?? []
  const all = [own.slice(1), query.slice(1)].filter((one) => one !== '').join('&')
  return before + (all === '' ? '' : `?${all}`) + fragment
}
