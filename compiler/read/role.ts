import { misplacedFile, unusedFile } from '../diagnostics/codes/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { didYouMean } from '../diagnostics/did-you-mean.ts'
import { nearestWord } from '../formats/nearest.ts'
import { codeFolders, tokensFile } from '../model/own-code.ts'

/** What a file of the content is, by its path. */
export type ContentRole = (typeof contentRoles)[number]

export const contentRoles = ['site', 'redirects', 'pages', 'partials', 'navigation', 'data', 'asset'] as const

export interface FoundRole {
  /** Null for a file that is no part of the site. */
  readonly role: ContentRole | null
  readonly fault: Diagnostic | null
}

/** Texts that someone may have meant as a page. */
const pagelike = /\.(?:markdown|mdown|mkdn?|mkd|rst|adoc|txt|mdx?)$/i

const folders = ['pages', 'partials', 'navigation', 'data', 'assets']

const page: FoundRole = { role: 'pages', fault: null }
const asset: FoundRole = { role: 'asset', fault: null }

/** @param path relative to the root, with `/` */
export function roleOf(path: string): FoundRole {
  // Most of a large site.
  if (/^content\/pages\/(?!\.well-known\/).*\.mdx?$/s.test(path)) return page
  const [, folder = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? folder
  if (rest.length === 0) return ofRoot(path, name)
  switch (folder) {
    case 'pages':
      // `security.txt` is as it has to be there.
      if (rest[0] === '.well-known') return asset
      return pagelike.test(name)
        ? misplaced(path, name, 'a page, `.md` or `.mdx`', misplacedFile, textHint(name))
        : asset
    case 'partials':
      return /\.mdx?$/.test(name)
        ? { role: 'partials', fault: null }
        : misplaced(path, name, 'a partial, `.md` or `.mdx`', misplacedFile, textHint(name))
    case 'navigation':
      if (rest.length === 1 && /\.ya?ml$/.test(name)) return { role: 'navigation', fault: null }
      return misplaced(path, name, 'a navigation file, `<product>.yaml`', misplacedFile, navigationHint(rest))
    case 'data':
      return /\.(?:ya?ml|json)$/.test(name)
        ? { role: 'data', fault: null }
        : misplaced(path, name, 'data, `.yaml` or `.json`')
    case 'assets':
      return asset
    default:
      return misplaced(
        path,
        `${folder}/`,
        'one of the folders `pages`, `partials`, `navigation`, `data` and `assets`',
        unusedFile,
        besideHint(folder) ?? nearHint(name, folder, folders) ?? pageHint(path),
      )
  }
}

function ofRoot(path: string, name: string): FoundRole {
  if (/^site\.ya?ml$/.test(name)) return { role: 'site', fault: null }
  if (/^redirects\.ya?ml$/.test(name)) return { role: 'redirects', fault: null }
  const meant = /^(site|redirects)\.(?:ya?ml|json)$/i.exec(name)?.[1]?.toLowerCase()
  if (meant !== undefined) return misplaced(path, name, `\`${meant}.yaml\``, misplacedFile, yamlHint(name, meant))
  const hint = besideHint(name) ?? nearHint(name, name, ['site.yaml', 'redirects.yaml']) ?? pageHint(path)
  return misplaced(path, name, '`site.yaml`, `redirects.yaml` or a folder', unusedFile, hint)
}

/** @returns where the site's own code and look stand, of which nothing is content; null for other names */
function besideHint(name: string): string | null {
  return [...codeFolders, tokensFile].includes(name) ? `Move \`${name}\` beside \`content/\`, into the root.` : null
}

/** A file that a site would miss is an error; one that it has no use for is a warning. */
function misplaced(
  path: string,
  found: string,
  expected: string,
  kind = misplacedFile,
  hint: string | null = null,
): FoundRole {
  const at = { file: path, place: null, ...(hint === null ? {} : { hint }) }
  return { role: null, fault: kind(at, { found, expected }) }
}

/** @returns what to do with a text that was meant as a page or a partial; null for a file of another kind */
function textHint(name: string): string | null {
  if (!pagelike.test(name)) return null
  const [, stem = '', ending = ''] = /^(.+)\.([^.]+)$/.exec(name.toLowerCase()) ?? []
  if (ending === 'rst' || ending === 'adoc')
    return `Write it as Markdown, in \`${stem}.md\`; downloads go under \`content/assets/\`.`
  const right = `${stem}.${ending === 'mdx' ? 'mdx' : 'md'}`
  return `Rename it to \`${right}\`, if it is Markdown; downloads go under \`content/assets/\`.`
}

/** @returns what to do with a file that was meant as a sidebar; null for one of another kind */
function navigationHint(rest: readonly string[]): string | null {
  const name = rest.at(-1) ?? ''
  const stem = /^(.+)\.(?:ya?ml|json)$/i.exec(name)?.[1]
  if (stem === undefined) return null
  if (rest.length === 1) return yamlHint(name, stem)
  return `Sidebars lie in \`content/navigation/\` itself: move it to \`content/navigation/${stem}.yaml\`.`
}

/** @returns what a name at the top of the content is a slip of; null for one of its own, and for what holds a download */
function nearHint(file: string, name: string, known: readonly string[]): string | null {
  return /\.(?:mdx?|ya?ml|json)$/i.test(file) ? didYouMean(nearestWord(name, known)) : null
}

/** @returns where a page lies that is beside the folders; null for another kind of file */
function pageHint(path: string): string | null {
  return /\.mdx?$/.test(path)
    ? `If it is a page, move it to \`${path.replace(/^content\//, 'content/pages/')}\`.`
    : null
}

function yamlHint(name: string, stem: string): string {
  return `Rename it to \`${stem}.yaml\`${/json$/i.test(name) ? ': what JSON it holds is YAML, too' : ''}.`
}
