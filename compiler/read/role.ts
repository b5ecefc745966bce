import { misplacedFile, unusedFile } from '../diagnostics/codes/files.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** What a file of the content is, by its path. */
export type Role = 'site' | 'redirects' | 'pages' | 'partials' | 'navigation' | 'data' | 'asset'

export interface FoundRole {
  /** Null for a file that is no part of the site. */
  readonly role: Role | null
  readonly fault: Diagnostic | null
}

/** Texts that someone may have meant as a page. */
const pagelike = /\.(?:markdown|mdown|mkdn?|mkd|rst|adoc|txt|mdx?)$/i

/** @param path relative to the root, with `/` */
export function roleOf(path: string): FoundRole {
  const [, folder = '', ...rest] = path.split('/')
  const name = rest.at(-1) ?? folder
  if (rest.length === 0) return ofRoot(path, name)
  switch (folder) {
    case 'pages':
      // `security.txt` is as it has to be there.
      if (rest[0] === '.well-known') return { role: 'asset', fault: null }
      if (/\.mdx?$/.test(name)) return { role: 'pages', fault: null }
      return pagelike.test(name) ? misplaced(path, name, 'a page, `.md` or `.mdx`') : { role: 'asset', fault: null }
    case 'partials':
      return /\.mdx?$/.test(name)
        ? { role: 'partials', fault: null }
        : misplaced(path, name, 'a partial, `.md` or `.mdx`')
    case 'navigation':
      if (rest.length === 1 && /\.ya?ml$/.test(name)) return { role: 'navigation', fault: null }
      return misplaced(path, name, 'a navigation file, `<product>.yaml`')
    case 'data':
      return /\.(?:ya?ml|json)$/.test(name)
        ? { role: 'data', fault: null }
        : misplaced(path, name, 'data, `.yaml` or `.json`')
    case 'assets':
      return { role: 'asset', fault: null }
    default:
      return misplaced(
        path,
        `${folder}/`,
        'one of the folders `pages`, `partials`, `navigation`, `data` and `assets`',
        unusedFile,
      )
  }
}

function ofRoot(path: string, name: string): FoundRole {
  if (/^site\.ya?ml$/.test(name)) return { role: 'site', fault: null }
  if (/^redirects\.ya?ml$/.test(name)) return { role: 'redirects', fault: null }
  const meant = /^(site|redirects)\.(?:ya?ml|json)$/i.exec(name)?.[1]?.toLowerCase()
  if (meant !== undefined) return misplaced(path, name, `\`${meant}.yaml\``)
  return misplaced(path, name, '`site.yaml`, `redirects.yaml` or a folder', unusedFile)
}

/** A file that a site would miss is an error; one that it has no use for is a warning. */
function misplaced(path: string, found: string, expected: string, kind = misplacedFile): FoundRole {
  return { role: null, fault: kind({ file: path, place: null }, { found, expected }) }
}
