import type { Command } from 'commander'
import { InvalidArgumentError } from 'commander'
import { isWebAddress } from '../../compiler/formats/web-address.ts'
import { readPort } from '../options.ts'
import { parseRepository, type Repository } from '../services/code-host/repository-name.ts'
import { namedProxies, type Proxies } from '../services/feedback/client-address.ts'
import type { System } from '../system.ts'

/** Declares `feedback serve`, the receiver, and `feedback report`, what readers have sent. */
export function define(command: Command, system: System): void {
  command
    .command('serve')
    .description('Take the feedback that readers send, by itself')
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--port <n>', 'the port; 0 takes a free one', readPort, 4180)
    .option('--host <host>', 'the address to listen on', '127.0.0.1')
    .option('--db <place>', 'a file, or the URL of a libSQL server')
    .option('--origin <origin...>', 'a site whose pages may post, besides the one of site.yaml', readOrigin)
    .option('--per-minute <n>', 'posts that one address may make in a minute', readCount, 60)
    .option(
      '--trust-proxy <address...>',
      'proxies, or networks such as 10.0.0.0/8, whose X-Forwarded-For says who posts',
      readProxies,
    )
    .addHelpText(
      'after',
      '\nWith SIGNALPOST_CAPTCHA_SECRET set, each captcha token is checked with the provider (of site.yaml, or of\nSIGNALPOST_CAPTCHA_PROVIDER): a refused one is answered with 403, and with 503 when the provider cannot be asked.\nSIGNALPOST_CAPTCHA_MIN_SCORE (0.5), SIGNALPOST_CAPTCHA_VERIFY_URL and SIGNALPOST_CAPTCHA_BYPASS change how.',
    )
    .action(async (options) => {
      const { serve } = await import('../services/feedback/serve-command.ts')
      system.finish(await serve(options, system))
    })
  command
    .command('report')
    .description('Show what readers sent')
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--db <place>', 'a file, or the URL of a libSQL server')
    .option('--format <format>', 'text, csv or json', readFormat, 'text')
    .option('--submissions', 'each submission in place of the counts (csv or json)')
    .option('--open-issues', 'open an issue on the code host for each code sample with two or more reports')
    .option(
      '--repository <owner/name>',
      'where the issues are opened, in place of the repository of site.yaml',
      readName,
    )
    .option('--dry-run', 'with --open-issues: only say which issues would be opened')
    .addHelpText('after', '\nOpening issues needs CODE_HOST_TOKEN (GITHUB_TOKEN does too), or signalpost login.')
    .action(async (options) => {
      const { report } = await import('../services/feedback/report-command.ts')
      system.finish(await report(options, system))
    })
}

function readCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new InvalidArgumentError('Expected a whole number from 1 to 999999.')
  return Number(text)
}

function readOrigin(text: string, before: readonly string[] = []): readonly string[] {
  if (!isWebAddress(text) || !URL.canParse(text))
    throw new InvalidArgumentError('Expected an origin such as https://docs.example.com.')
  return [...before, new URL(text).origin]
}

/** Each use of the option, and each further word after it, adds to the list. */
function readProxies(text: string, before?: ProxyNames): ProxyNames {
  const names = [...(before?.names ?? []), text]
  const proxies = namedProxies(names)
  if (proxies === null) throw new InvalidArgumentError('Expected an address, or a network such as 10.0.0.0/8.')
  return { ...proxies, names }
}

interface ProxyNames extends Proxies {
  readonly names: readonly string[]
}

function readName(text: string): Repository {
  const repository = parseRepository(text)
  if (repository === null) throw new InvalidArgumentError('Expected owner/name, such as acme/docs.')
  return repository
}

function readFormat(text: string): string {
  if (!['text', 'csv', 'json'].includes(text)) throw new InvalidArgumentError('Expected text, csv or json.')
  return text
}
