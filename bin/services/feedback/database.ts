import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { memberOf, valueAt } from '../../../compiler/formats/members.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import { underBase } from '../../../compiler/model/routes.ts'
import { toolFolder } from '../../../compiler/store/store-folder.ts'
import { findSiteFile } from '../../site/site-root.ts'
import type { System } from '../../system.ts'
import { feedbackPath } from './path.ts'

export interface DatabaseChoice {
  /** A path, or the URL of a libSQL server. */
  readonly database: string
  readonly authToken?: string | undefined
  /** Whether anybody named it. */
  readonly named: boolean
}

/**
 * Which database feedback is kept in: `--db`, else `SIGNALPOST_FEEDBACK_DB`, else a file below the site's root. The
 * token of a server comes only from `SIGNALPOST_FEEDBACK_DB_TOKEN`, because arguments can be read by others.
 */
export function chooseDatabase(
  option: string | undefined,
  root: string,
  { cwd, env }: Pick<System, 'cwd' | 'env'>,
): DatabaseChoice {
  const given = withoutScheme(option ?? env.SIGNALPOST_FEEDBACK_DB ?? '')
  const named = given !== ''
  return {
    database: named
      ? isServer(given)
        ? given
        : resolve(cwd, given)
      : join(resolve(cwd, root), toolFolder, 'feedback.db'),
    authToken: env.SIGNALPOST_FEEDBACK_DB_TOKEN,
    named,
  }
}

/** libSQL's own tools write a file as `file:a.db`, `file:/data/a.db` or `file:///data/a.db`. */
function withoutScheme(place: string): string {
  return place.replace(/^file:(?:\/\/(?=\/))?/i, '')
}

/** @returns whether a database is at an address; any other text is a file's path */
export const isServer = (database: string): boolean => /^[a-z]+:\/\//i.test(database)

/** What the receiver must know of the site that it takes feedback for; null where that cannot be known. */
export interface SiteFacts {
  /** The origin of the published site. */
  readonly origin: string | null
  /** The captcha's provider, `none` included. */
  readonly captcha: string | null
  /** The path that its pages post to: with its base, or that of another host's address. */
  readonly endpoint: string | null
}

/** Reads `site.yaml` below a root as far as the receiver needs it; the receiver may run without any. */
export function siteFacts(root: string): SiteFacts {
  const unknown = { origin: null, captcha: null, endpoint: null }
  const path = findSiteFile(root)
  if (path === null) return unknown
  try {
    const site = parseYaml(readFileSync(join(root, path), 'utf8'), { file: path }).value?.value
    const url = memberOf(site, 'url')
    const known = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null
    const provider = valueAt(site, ['services', 'captcha', 'provider'])
    return {
      origin: known?.origin ?? null,
      captcha: typeof provider === 'string' ? provider : null,
      endpoint: known === null ? null : postedPath(known, valueAt(site, ['services', 'feedback', 'endpoint'])),
    }
  } catch {
    // `signalpost check` says what is wrong with it.
    return unknown
  }
}

function postedPath({ pathname, origin }: URL, given: unknown): string | null {
  const address = underBase(pathname.replace(/\/$/, ''), typeof given === 'string' ? given : feedbackPath)
  return URL.canParse(address, origin) ? new URL(address, origin).pathname : null
}
