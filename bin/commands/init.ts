import type { Command } from 'commander'
import type { System } from '../system.ts'

/** Declares `init`, which never asks: `--yes` is taken, and changes nothing. */
export function define(command: Command, system: System): void {
  command
    .argument('[dir]', 'the folder of the site', '.')
    .option('-y, --yes', 'ask nothing (init finds out what it needs, and never asks)')
    .action(async (dir: string) => {
      // Copies are checked, and what lies in `blocks/` and `theme/` of such a folder was not written for this tool.
      process.env.SIGNALPOST_UNTRUSTED = '1'
      const { initSite } = await import('../services/init/init-site.ts')
      system.finish(await initSite(dir, system))
    })
}
