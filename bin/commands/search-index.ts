import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { adminKeys } from '../../compiler/data/search-service.ts'
import type { Host } from '../host.ts'

/** Declares `index`, which makes the records of a site for a hosted search, and sends them where it is told to. */
export function define(command: Command, host: Host): void {
  command
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--push', `send the records; the key is read from ${adminKeys.join(' or ')}`, false)
    .option('--dry-run', 'only say what would be sent', false)
    .option('--index <name>', 'another index for the public pages than site.yaml names')
    .option('--endpoint <url>', "a proxy in place of the service's own hosts", readEndpoint)
    .action(async (options) => {
      const { index } = await import('../services/search-command.ts')
      host.finish(await index(options, host))
    })
}

function readEndpoint(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new InvalidArgumentError('Expected an origin such as https://proxy.example.com.')
  return url
}
