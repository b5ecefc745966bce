import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from 'netlify-headers-parser'
import redirector from 'netlify-redirector'
import { answer } from './answer.ts'
import { type Column, choiceLost, nothingToClose } from './column.ts'
import { publishedFor } from './files.ts'
import { decoded, fileAnswer, headersOf, tidy } from './static.ts'

/** Its types say that no file can be named. */
const parse = parseAllHeaders as unknown as (options: {
  readonly headersFiles: readonly string[]
  readonly minimal: boolean
}) => Promise<{
  readonly headers: readonly { readonly for: string; readonly values: Readonly<Record<string, string>> }[]
  readonly errors: readonly Error[]
}>

/** Netlify's own parsers and matcher; how files are found is a model of its documentation, without "pretty URLs". */
export async function netlifyColumn(): Promise<Column> {
  const site = publishedFor('netlify')
  const rules = await redirector.parsePlain(site.files.get('_redirects') ?? '', {})
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-netlify-'))
  const headersFile = join(folder, '_headers')
  writeFileSync(headersFile, site.files.get('_headers') ?? '')
  const { headers, errors } = await parse({ headersFiles: [headersFile], minimal: true })
  rmSync(folder, { recursive: true })
  if (errors.length > 0) throw new Error(String(errors))
  const missing = answer(404, {}, site.files.get('404.html'))
  return {
    name: 'netlify',
    by: 'netlify-redirector 0.5.0, netlify-headers-parser 7.1.4; files: model',
    async ask(sent) {
      const url = tidy(sent)
      if (url === null) return answer(400, {})
      const request = { scheme: 'https', host: 'docs.brightwire.example', path: url.path, query: url.query.slice(1) }
      const none = () => ''
      const rule = rules.match({ ...request, headers: {}, cookieValues: {}, getHeader: none, getCookie: none })
      const path = decoded(url.path)
      const bare = path?.replace(/^\/|\/$/g, '') ?? ''
      const own = headersOf(headers, url.path)
      const file =
        path === null || bare.includes('//') || /^_(?:headers|redirects)$/.test(bare)
          ? null
          : (fileAnswer(site, path.slice(1), own) ??
            fileAnswer(site, `${bare}.html`, own) ??
            fileAnswer(site, `${bare}/index.html`.replace(/^\//, ''), own))
      if (rule?.to !== undefined && (rule.force || file === null)) {
        const [, before = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(rule.to) ?? []
        const joined = [query.slice(1), url.query.slice(1)].filter((one) => one !== '').join('&')
        return answer(rule.status, { location: before + (joined === '' ? '' : `?${joined}`) + fragment })
      }
      return file ?? missing
    },
    close: nothingToClose,
    lost(request) {
      const { group, path } = request
      if (/^(?:redirects|patterns|locales)/.test(group) && path.includes('/', 1) && /\/(?:\?|$)/.test(path))
        return 'a pattern keeps the slash, which its page answers without another redirect'
      return choiceLost(request)
    },
  }
}
