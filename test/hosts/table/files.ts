import type { HostName } from '../../../compiler/hosts/hosts.ts'
import { htmlPath, markdownPath } from '../../../compiler/model/page-path.ts'
import { config, hostFiles, input, page, planOf } from '../site.ts'
import { pairs, routes } from './requests.ts'

export interface PublishedSite {
  /** The published folder: contents by path. */
  readonly files: ReadonlyMap<string, string>
  /** The folder beside it. */
  readonly host: ReadonlyMap<string, string>
}

const pages = [...routes.map((route) => page(route)), page('/docs/voice/beta', { protected: 'next', noindex: true })]

/** The site of the table as it is published for one host. Each body says what it is. */
export function publishedFor(host: HostName, format: 'directory' | 'file' = 'file'): PublishedSite {
  const files = new Map<string, string>()
  for (const { route } of pages) {
    files.set(htmlPath(route, format), `<!doctype html><title>x</title>[page ${route}]`)
    files.set(markdownPath(route), `# x\n[twin ${route}]\n`)
  }
  for (const path of ['assets/a.svg', 'assets/a b.svg', '_assets/app-12345678.js', '_assets/app-12345678.css'])
    files.set(path, `[file /${path}]`)
  files.set('404.html', '<!doctype html><title>Page not found</title>')
  const given = { config: config({ hosting: { format, for: [host] } }), plan: planOf(pairs, pages), pages }
  const { value } = hostFiles(input({ ...given, taken: [...files.keys()] }))
  const beside = new Map<string, string>()
  for (const { path, content, isForHost } of value) {
    const text = typeof content === 'string' ? content : ''
    if (isForHost) beside.set(path, text)
    else files.set(path, ['robots.txt', 'sitemap.xml', 'llms.txt'].includes(path) ? `${text}[file /${path}]` : text)
  }
  return { files, host: beside }
}
