import type { Command } from 'commander'
import type { Host } from '../host.ts'

/** Declares `init`, which never asks: `--yes` is taken, and changes nothing. */
export function define(command: Command, host: Host): void {
  command
    .argument('[dir]', 'the folder of the site', '.')
    .option('-y, --yes', 'ask nothing (init finds out what it needs, and never asks)')
    .action(async (dir: string) => {
      const { initSite } = await import('../services/init/init-site.ts')
      host.finish(await initSite(dir, host))
    })
}
