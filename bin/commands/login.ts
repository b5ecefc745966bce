import type { Command } from 'commander'
import type { System } from '../system.ts'

/** Declares `login`, which keeps a token of the code host that a site names. */
export function define(command: Command, system: System): void {
  command
    .option('--root <dir>', 'the folder that holds content/, whose site.yaml names the code host', '.')
    .option('--public-only', 'ask for rights on public repositories only')
    .addHelpText(
      'after',
      `
Shows a code to enter on a page of the code host, or, with CODE_HOST_CLIENT_SECRET in the environment, leads the browser
there. The token is kept in a file that only you can read, and is never shown. Continuous integration needs no login: it
sets CODE_HOST_TOKEN.`,
    )
    .action(async (options) => {
      const { login } = await import('../services/code-host/login-command.ts')
      system.finish(await login(options, system))
    })
}
