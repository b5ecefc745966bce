import type { Command } from 'commander'
import type { System } from '../system.ts'

/** Declares `logout`, which needs no site: it forgets the token that `login` has kept. */
export function define(command: Command, system: System): void {
  command.action(async () => {
    const { logout } = await import('../services/code-host/login-command.ts')
    system.finish(await logout(system))
  })
}
