import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { adminKeys } from '../../compiler/data/site/search-service.ts'
import type { System } from '../system.ts'

/** Declares `index`, which makes the records of a site for a hosted search, and sends them where it is told to. */
export function define(command: Command, system: System): void {
  command
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--push', `send the records; the key is read from ${adminKeys.join(' or ')}`)
    .option('--dry-run', 'only say what would be sent')
    .option('--index <name>', 'another index for the public pages than site.yaml names')
    .option('--endpoint <url>', "a proxy in place of the service's own hosts", readEndpoint)
    .action(async (options) => {
      const { index } = await import('../services/search-command.ts')
      system.finish(await index(options, system))
    })
}

function readEndpoint(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new InvalidArgumentError('Expected an origin such as https://proxy.example.com.')
  return url
}
