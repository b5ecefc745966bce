import type { Command } from 'commander'
import type { Host } from '../host.ts'
import { addReportingOptions, type ReportingOptions } from '../options.ts'
import { type Extra, runSite } from '../run-site.ts'
import { findLostRoutes } from '../services/changed-files.ts'

interface CheckOptions extends ReportingOptions {
  readonly changedSince?: string
}

export function define(command: Command, host: Host): void {
  addReportingOptions(command)
    .option('--changed-since <ref>', 'pages renamed or deleted since this commit need a redirect')
    .action(async (options: CheckOptions) => {
      const { steps } = await import('../site-steps.ts')
      const ref = options.changedSince
      const inspect: Extra<unknown> | null =
        ref === undefined ? null : async ({ routes }, root) => await findLostRoutes(root, ref, routes)
      host.finish(
        await runSite({ options, steps, lenient: true, clean: false, out: null, ...(inspect && { inspect }) }, host),
      )
    })
}
