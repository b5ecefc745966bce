import type { Command } from 'commander'
import type { Host } from '../host.ts'

export function define(command: Command, host: Host): void {
  command.action(async () => {
    const { logout } = await import('../services/code-host/login-command.ts')
    host.finish(await logout(host))
  })
}
