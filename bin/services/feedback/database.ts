import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parse } from 'yaml'
import type { Host } from '../../host.ts'

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
  { cwd, env }: Pick<Host, 'cwd' | 'env'>,
): DatabaseChoice {
  const given = option ?? env.SIGNALPOST_FEEDBACK_DB
  const named = given !== undefined && given !== ''
  return {
    database: named
      ? isServer(given)
        ? given
        : resolve(cwd, given)
      : join(resolve(cwd, root), '.signalpost/feedback.db'),
    authToken: env.SIGNALPOST_FEEDBACK_DB_TOKEN,
    named,
  }
}

export const isServer = (database: string): boolean => /^[a-z]+:\/\//i.test(database)

/** @returns the origin of the published site, as `site.yaml` gives it; null where that cannot be known */
export function siteOrigin(root: string): string | null {
  const path = join(root, 'content/site.yaml')
  if (!existsSync(path)) return null
  try {
    const { url } = parse(readFileSync(path, 'utf8'), { maxAliasCount: 0 }) as { url?: unknown }
    return typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : null
  } catch {
    // `signalpost check` says what is wrong with it.
    return null
  }
}
