import { memberOf, valueAt } from '../../../../compiler/formats/members.ts'
import { parseData } from '../../../../compiler/formats/yaml/parse-data.ts'
import { literalAfter } from '../sidebar/code-literal.ts'
import { settingsText } from '../sidebar/settings-texts.ts'
import { sourceSettings } from '../source-folder.ts'

/** What another tool calls a site, and where it publishes it; each with the key that says so. */
export interface OwnNames {
  /** The file of its settings, from the root. */
  readonly file: string
  readonly title: Said | null
  readonly url: Said | null
}

interface Said {
  readonly value: string
  readonly key: string
}

/** The values of settings, which may be anything, and the keys that they stand at. */
interface Found {
  readonly title: readonly [key: string, value: unknown]
  readonly url?: readonly [key: string, value: unknown]
  /** The path of the address, where it has a key of its own. */
  readonly base?: unknown
}

/** @returns what the tool says whose pages are here, as far as it is written out; null where no tool is known */
export function ownNames(root: string): OwnNames | null {
  const file = sourceSettings(root)?.file
  const text = file === undefined ? null : settingsText(root, file)
  if (file === undefined || text === null) return null
  const read = readers.find(([name]) => name.test(file))?.[1]
  if (read === undefined) return null
  const { title, url = ['', null], base } = read(text, file)
  const address = typeof url[1] === 'string' && typeof base === 'string' ? below(url[1], base) : url[1]
  return { file, title: said(title[0], title[1]), url: said(url[0], address) }
}

const readers: readonly (readonly [RegExp, (text: string, file: string) => Found])[] = [
  [/(?:^|\/)mkdocs\.ya?ml$/, ofMkDocs],
  [/(?:^|\/)docusaurus\.config\./, ofDocusaurus],
  [/(?:^|\/)astro\.config\./, ofStarlight],
  [/(?:^|\/)\.vitepress\/config/, ofVitePress],
  [/(?:^|\/)(?:docs|mint)\.json$/, ofMintlify],
]

function said(key: string, value: unknown): Said | null {
  return typeof value === 'string' && value.trim() !== '' ? { key, value: value.trim() } : null
}

function below(url: string, base: string): string {
  return URL.canParse(base, url) ? new URL(base, url).href : url
}

const dataOf = (text: string, file: string) =>
  parseData({ path: file, text }, { keys: 'any', aliases: true }).value?.value

function ofMkDocs(text: string, file: string): Found {
  const settings = dataOf(text, file)
  return { title: ['site_name', memberOf(settings, 'site_name')], url: ['site_url', memberOf(settings, 'site_url')] }
}

function ofMintlify(text: string, file: string): Found {
  return { title: ['name', memberOf(dataOf(text, file), 'name')] }
}

/** What a file of settings gives its tool, whatever function it goes through on the way. */
const given = /(?:\bmodule\.exports\s*=|\bexport\s+default\b)\s*(?:[\w$.]+(?:<[^<>\n]{0,99}>)?\(\s*)*/

function ofDocusaurus(text: string): Found {
  const settings = literalAfter(text, given)?.value
  return {
    title: ['title', memberOf(settings, 'title')],
    url: ['url', memberOf(settings, 'url')],
    base: memberOf(settings, 'baseUrl'),
  }
}

function ofStarlight(text: string): Found {
  const settings = literalAfter(text, given)?.value
  const ofPages = literalAfter(text, /\bstarlight\(\s*/)?.value
  return {
    title: ['title', memberOf(ofPages, 'title')],
    url: ['site', memberOf(settings, 'site')],
    base: memberOf(settings, 'base'),
  }
}

function ofVitePress(text: string): Found {
  const settings = literalAfter(text, given)?.value
  return {
    title: ['title', memberOf(settings, 'title')],
    url: ['sitemap.hostname', valueAt(settings, ['sitemap', 'hostname'])],
    base: memberOf(settings, 'base'),
  }
}
