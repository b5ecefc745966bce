import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Command, Option } from 'commander'
import type { Audience } from '../../compiler/pipeline/audience.ts'
import type { ExitStatus } from '../exit.ts'
import { addReportingOptions, type ReportingOptions } from '../options.ts'
import { commandVersion } from '../services/client-bundle.ts'
import type { Before, LookedBefore } from '../services/looked-before.ts'
import type { AskedSite } from '../site/asked-site.ts'
import type { SiteRun } from '../site/make-site.ts'
import { runSite } from '../site/run-site.ts'
import type { System } from '../system.ts'

interface BuildOptions extends ReportingOptions {
  readonly out?: string
  readonly clean?: boolean
  readonly why?: string | true
  readonly noindex?: boolean
  readonly releases?: boolean
  readonly withoutProtected?: boolean
  readonly onlyProtected?: boolean
}

/**
 * Declares `build`, the one command that writes a site. What it has answered is kept for a next run in which nothing is
 * new.
 */
export function define(command: Command, system: System): void {
  addReportingOptions(command)
    .option('--out <dir>', 'the folder of the site (default: ROOT/dist/site)')
    .option('--clean', 'ignore what earlier builds remembered')
    .option('--why [route]', 'say which inputs have made a page new, or how many pages each')
    .option('--noindex', 'let no search engine list any page')
    .option('--releases', 'make the output a link to the newest of two folders, so that it changes as a whole')
    .addOption(
      new Option('--without-protected', 'write the public pages, and no trace of the others').conflicts(
        'onlyProtected',
      ),
    )
    .option('--only-protected', 'write the protected pages and their assets alone, for a host with a sign-in')
    .action(async (options: BuildOptions) => system.finish(await build(options, system)))
}

async function build(options: BuildOptions, system: System): Promise<ExitStatus> {
  const [{ openSite }, { ownOutput }, { keptAssets }, { keepAnswer, lookBefore }, { foldersIn }] = await Promise.all([
    import('../site/open-site.ts'),
    import('../site/own-output.ts'),
    import('../site/kept-assets.ts'),
    import('../services/last-answer.ts'),
    import('../services/fingerprint.ts'),
  ])
  const out = resolve(system.cwd, options.out ?? join(options.root, 'dist/site'))
  const audience = audienceOf(options)
  const opened: { site: AskedSite | null; before: Before | null } = { site: null, before: null }
  const open: SiteRun['open'] = async (root, more) => {
    const { before, seen } = lookedAlready(root, system) ?? lookBefore(root, system.env)
    opened.before = before
    opened.site = await openSite(root, {
      ...more,
      first: { at: before.at, seen: foldersIn(seen, before.at) },
      noindex: options.noindex ?? false,
      shares: true,
      audience,
      parser: options.parser,
    })
    return opened.site
  }
  const hold: SiteRun['hold'] = (folder, root) =>
    ownOutput(folder, root, {
      keepAssets: keptAssets(audience, out),
      releases: options.releases ?? false,
    })
  const { heard, said } = hearing(system)
  const run = { options, open, hold, lenient: false, clean: options.clean ?? false, out, ...whyOption(options) }
  const status = await runSite(run, heard)
  const answer = said()
  const { site, before } = opened
  if (site !== null && before !== null && answer !== null) {
    const version = commandVersion() ?? ''
    const call = { argv: process.argv.slice(2), cwd: system.cwd, env: system.env, out: system.out, version }
    keepAnswer(call, before, site.used(), { status, ...answer }, site.outputMark(out))
  }
  return status
}

/** @returns what whoever has started this process has seen of the site */
function lookedAlready(root: string, { before }: System): LookedBefore | null {
  return before?.root === root ? { before, seen: readFileSync(before.seenIn, 'utf8') } : null
}

/** Signs of the longest report that is kept for a next run: all of it would lie in memory, and again to be written. */
const longestKept = 1_000_000

/**
 * The same system; what is said for good is kept, what only tells how far the work is goes by.
 *
 * @returns with what gives all that was said, null where that is too long
 */
function hearing(system: System) {
  const { out, err } = system
  const texts = { out: '', err: '' }
  let length = 0
  const hear = (to: 'out' | 'err', text: string): void => {
    length += text.length
    texts[to] = length > longestKept ? '' : texts[to] + text
  }
  const heard: System = {
    ...system,
    out: {
      ...out,
      write: (text) => {
        hear('out', text)
        return out.write(text)
      },
    },
    err: {
      ...err,
      write: (text) => {
        if (text.startsWith('signalpost: ')) hear('err', text)
        return err.write(text)
      },
    },
  }
  return { heard, said: () => (length > longestKept ? null : texts) }
}

function audienceOf({ withoutProtected, onlyProtected }: BuildOptions): Audience {
  if (withoutProtected === true) return 'public'
  return onlyProtected === true ? 'protected' : 'all'
}

/** A route as its address has it; empty for all pages. */
function whyOption({ why }: BuildOptions): { readonly why?: string } {
  if (why === undefined) return {}
  return { why: why === true ? '' : `/${why.replace(/^\/+|\/+$/g, '')}` }
}
