import type { Command } from 'commander'
import type { Host } from '../host.ts'

/** Declares `logout`, which needs no site: it forgets the token that `login` has kept. */
export function define(command: Command, host: Host): void {
  command.action(async () => {
    const { logout } = await import('../services/code-host/login-command.ts')
    host.finish(await logout(host))
  })
}
