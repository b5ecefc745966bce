import { type Command, InvalidArgumentError, Option } from 'commander'
import type { RoutesAndRedirects } from '../../compiler/assemble/changed-pages.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { addReportingOptions, type ReportingOptions } from '../options.ts'
import { findLostRoutes } from '../services/changed-files.ts'
import { type Pull, parsePull } from '../services/code-host/pull-name.ts'
import type { OpenSite } from '../site/open-site.ts'
import { runSite } from '../site/run-site.ts'
import type { System } from '../system.ts'

interface CheckOptions extends ReportingOptions {
  readonly changedSince?: string
  readonly changedPull?: Pull
  readonly report?: 'code-host'
}

/**
 * Declares `check`, which can be told what has changed, by a commit or a pull request: then it asks for redirects of the
 * pages that are gone.
 */
export function define(command: Command, system: System): void {
  addReportingOptions(command)
    .option('--changed-since <ref>', 'pages renamed or deleted since this commit need a redirect')
    .addOption(
      new Option('--changed-pull <pull>', 'the same for the files of a pull request, such as acme/docs#12')
        .argParser(readPull)
        .conflicts('changedSince'),
    )
    .addOption(
      new Option('--report <where>', 'post the report too: code-host makes a check run of it').choices(['code-host']),
    )
    .addHelpText(
      'after',
      `
The code host asks who reads or posts: set CODE_HOST_TOKEN (GITHUB_TOKEN does too), or run signalpost login. A check run
can be made only by the token of an application, such as that of a job.`,
    )
    .action(async (options: CheckOptions) => {
      const { openSite } = await import('../site/open-site.ts')
      const opened: { site: OpenSite | null } = { site: null }
      const open: typeof openSite = async (root, more) => {
        const site = await openSite(root, { ...more, parser: options.parser })
        // What is known of a long page goes before a long report of it is written, unless somebody asks for more.
        if (inspect !== null) opened.site = site
        return site
      }
      const inspect = inspectionOf(options, system)
      const deliver = options.report === undefined ? null : await deliveryTo(system)
      const extras = {
        ...(inspect !== null && { inspect: (_: unknown, root: string) => inspect(routesOf(opened.site), root) }),
        ...(deliver && { deliver }),
      }
      system.finish(await runSite({ options, open, ...readOnly, ...extras }, system))
    })
}

/** Nothing is written, and no folder taken. */
const readOnly = {
  lenient: true,
  clean: false,
  out: null,
  hold: async () => ({ value: null, diagnostics: [] }),
} as const

type Inspection = (routes: RoutesAndRedirects | null, root: string) => Promise<readonly Diagnostic[]>

function inspectionOf({ changedSince, changedPull }: CheckOptions, system: System): Inspection | null {
  if (changedSince !== undefined) return (routes, root) => findLostRoutes(root, changedSince, routes)
  if (changedPull === undefined) return null
  return async (routes, root) => {
    const { findLostRoutesOfPull } = await import('../services/code-host/check-with-host.ts')
    return await findLostRoutesOfPull(changedPull, root, routes, system)
  }
}

/** Null where the site is too broken to compare. */
function routesOf(site: OpenSite | null): RoutesAndRedirects | null {
  if (site === null || !site.pipeline.settings.knowsPages()) return null
  const { pipeline } = site
  const routes = new Set(pipeline.site.shownRoutes())
  return {
    has: (route) => routes.has(route),
    redirects: (route) => pipeline.facts.rewrite(route) !== route,
  }
}

async function deliveryTo(system: System) {
  const { reportToHost } = await import('../services/code-host/check-with-host.ts')
  return (judged: Parameters<typeof reportToHost>[0]) => reportToHost(judged, system)
}

function readPull(text: string): Pull {
  const pull = parsePull(text)
  if (pull === null) throw new InvalidArgumentError('Expected owner/name#number, such as acme/docs#12.')
  return pull
}
