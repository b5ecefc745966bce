import { join, resolve } from 'node:path'
import type { Command } from 'commander'
import type { Host } from '../host.ts'
import { addReportingOptions, type ReportingOptions } from '../options.ts'
import { runSite } from '../run-site.ts'

interface BuildOptions extends ReportingOptions {
  readonly out?: string
  readonly clean?: boolean
}

export function define(command: Command, host: Host): void {
  addReportingOptions(command)
    .option('--out <dir>', 'the folder of the site (default: ROOT/dist/site)')
    .option('--clean', 'ignore what earlier builds remembered')
    .action(async (options: BuildOptions) => {
      const [{ openSite }, { ownOutput }] = await Promise.all([import('../open-site.ts'), import('../own-output.ts')])
      const out =
        options.out === undefined ? join(resolve(host.cwd, options.root), 'dist/site') : resolve(host.cwd, options.out)
      const run = { options, open: openSite, hold: ownOutput, lenient: false, clean: options.clean ?? false, out }
      host.finish(await runSite(run, host))
    })
}
