import { basename, join } from 'node:path'
import { siteConfigSchema } from '../../../../compiler/data/site/site-config.ts'
import { isMapping } from '../../../../compiler/formats/members.ts'
import { runGit } from '../../git.ts'
import { readPlainFile } from '../../plain-file.ts'
import { type OwnNames, ownNames } from './own-names.ts'

/** What a folder says about the site that is to be in it, and where it says so. */
export interface DetectedProject {
  readonly url: { readonly value: string; readonly from: string }
  readonly brand: { readonly key: string; readonly name: string; readonly from: string }
  /** The page of the repository, without credentials; null where git knows none. */
  readonly repository: string | null
}

/** `package.json` as it is; null where it cannot be read. */
export interface Package {
  readonly text: string
  readonly value: Readonly<Record<string, unknown>>
}

const example = 'https://docs.example.com'

/** Names of packages that say what a package is, and not whose. */
const noBrand =
  /^(?:developer-|dev-|api-|user-)?(?:docs?|documentation|website|site|portal|guides?|handbook|manual|wiki|help|reference|knowledge-base)(?:-(?:site|website))?$/i

/** @returns null where there is none, `'broken'` for one that is no JSON object */
export function readPackage(root: string): Package | null | 'broken' {
  let text: string
  try {
    text = readPlainFile(join(root, 'package.json'))
  } catch {
    return null
  }
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return isMapping(value) ? { text, value } : 'broken'
  } catch {
    return 'broken'
  }
}

/** Asks `package.json`, the settings of another tool, git and the folder's own name, so that nobody has to be asked. */
export async function detectProject(root: string, own: Package | null): Promise<DetectedProject> {
  const remote = await runGit(root, ['config', '--get', 'remote.origin.url'])
  const repository = remote.status === 0 ? withoutCredentials(remote.stdout.trim()) : null
  const names = ownNames(root)
  return { url: urlOf(names, own, repository), brand: brandOf(names, own, root), repository }
}

function urlOf(names: OwnNames | null, own: Package | null, repository: string | null): DetectedProject['url'] {
  const said: readonly [unknown, string][] = [
    [own?.value.homepage, '`homepage` of package.json'],
    [names?.url?.value, `\`${names?.url?.key}\` of ${names?.file}`],
  ]
  for (const [address, from] of said) {
    if (typeof address !== 'string') continue
    const value = address.replace(/[?#].*$/, '').replace(/\/+$/, '')
    // The page of a repository is where its source is, not where its documentation is published.
    if (isSiteUrl(value) && new URL(value).hostname !== 'github.com') return { value, from }
  }
  const [, owner = '', name = ''] = /^https:\/\/github\.com\/([^/]+)\/([^/]+)$/.exec(repository ?? '') ?? []
  if (owner !== '') {
    const host = `https://${owner.toLowerCase()}.github.io`
    const value = name.toLowerCase() === `${owner.toLowerCase()}.github.io` ? host : `${host}/${name}`
    if (isSiteUrl(value)) return { value, from: 'the GitHub remote' }
  }
  return { value: example, from: 'an example: put in your own' }
}

function isSiteUrl(url: string): boolean {
  return siteConfigSchema([]).safeParse({ url, brand: { key: 'a', name: 'A' } }).success
}

const words = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')

function brandOf(names: OwnNames | null, own: Package | null, root: string): DetectedProject['brand'] {
  const given = own?.value.name
  const [, scope = '', name = ''] = /^(?:@([^/]+)\/)?(.*)$/.exec(typeof given === 'string' ? given : '') ?? []
  // `@acme/docs` is the documentation of Acme.
  const ofPackage = words(scope !== '' && noBrand.test(name) ? scope : name)
  const title = withoutKind(names?.title?.value ?? '')
  if (title !== '' && (ofPackage.length === 0 || noBrand.test(ofPackage.join('-'))))
    return { key: keyOf(words(title)), name: title, from: `\`${names?.title?.key}\` of ${names?.file}` }
  const all = ofPackage.length > 0 ? ofPackage : words(basename(root))
  const said = all.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  const from = ofPackage.length > 0 ? '`name` of package.json' : "the folder's name"
  return { key: keyOf(all), name: said === '' ? 'Docs' : said, from }
}

/** @returns whose documentation a title is of: 'Acme' of 'Acme Developer Docs'; empty where it says only what it is */
function withoutKind(title: string): string {
  const all = title.replace(/\s+/g, ' ')
  const kind = /(?:^| ?[-–—|:] ?| )(?:the |developer |api |user )?(?:docs|documentation)$/i.exec(all)
  return kind === null ? all : all.slice(0, kind.index)
}

function keyOf(words: readonly string[]): string {
  const key = words
    .map((word) =>
      word
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[^a-z0-9]+/g, ''),
    )
    .filter((word) => word !== '')
    .join('-')
  return key === '' ? 'docs' : key
}

/** @returns the page of a repository on the web, from any form of a remote; null for one without a host */
export function withoutCredentials(remote: string): string | null {
  const short = /^(?:[^@/\s]+@)?([\w.-]+):(?!\/)(.+)$/.exec(remote)
  const text = short === null ? remote : `ssh://${short[1]}/${short[2]}`
  if (!URL.canParse(text)) return null
  const { protocol, hostname, pathname } = new URL(text)
  if (!/^(?:https?|ssh|git):$/.test(protocol) || hostname === '') return null
  return `https://${hostname}${pathname.replace(/\/+$/, '').replace(/\.git$/, '')}`
}
