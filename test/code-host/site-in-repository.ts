import { join } from 'node:path'
import { inFolder } from '../cli/run-command.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { gitIn } from '../git-in.ts'

const page = (title: string, text: string): string => `---\ntitle: ${title}\n---\n\n${text}\n`

export interface SiteInRepository {
  /** Of the site, absolute: a folder of the repository. */
  readonly root: string
  readonly top: string
  /** The newest commit. */
  readonly commit: string
}

/** A site in the folder `site` of a repository with one commit; `files` stand beside its two pages. */
export function inRepository<Result>(
  files: Readonly<Record<string, string>>,
  work: (site: SiteInRepository) => Promise<Result>,
  more = '',
): Promise<Result> {
  const base = {
    'site/content/site.yaml': siteYaml + more,
    'site/content/pages/docs/index.md': page('Docs', 'Everything begins here.'),
    'site/content/pages/en-us/legal/tos.md': page('Terms', 'Terms.'),
    'site/content/pages/en-us/legal/privacy.md': page('Privacy', 'Privacy.'),
  }
  return inFolder({ ...base, ...files }, async (top) => {
    const git = gitIn(top)
    git('init', '-q')
    git('add', '.')
    git('commit', '-q', '-m', 'start')
    return await work({ root: join(top, 'site'), top, commit: git('rev-parse', 'HEAD') })
  })
}

export const brokenPage = page('Broken', 'A [link](/docs/nowhere) and\nanother [one](/docs/no-such-page).')
