import type { Command } from 'commander'
import { allCodes, explanationOf } from '../../compiler/diagnostics/explain.ts'
import { nearest } from '../../compiler/nearest.ts'
import { type ExitStatus, exit } from '../exit.ts'
import { type Host, wantsColor } from '../host.ts'

export function define(command: Command, host: Host): void {
  command
    .argument('[code]', 'a code of a report, such as SP1001; without one all are listed')
    .action(async (code: string | undefined) => host.finish(await explain(code, host)))
}

/** @param code in letters of either case, with or without `SP` */
async function explain(code: string | undefined, host: Host): Promise<ExitStatus> {
  const strong = (text: string) => (wantsColor(host.env, host.out) ? `\u001b[1m${text}\u001b[0m` : text)
  if (code === undefined) {
    const lines = allCodes().map((one) => {
      const row = explanationOf(one)
      return `${strong(one)}  ${row?.severity.padEnd(7)}  ${row?.title}\n`
    })
    await host.out.write(lines.join(''))
    return exit.good
  }
  const wanted = /^\d+$/.test(code) ? `SP${code}` : code.toUpperCase()
  const found = explanationOf(wanted)
  if (found === null) {
    const near = nearest(wanted, allCodes())
    const help = near === null ? 'signalpost explain lists all.' : `Did you mean '${near}'?`
    await host.err.write(`signalpost: unknown code '${code}'. ${help}\n`)
    return exit.call
  }
  await host.out.write(`${strong(found.code)} (${found.severity})\n\n${found.text}\n`)
  return exit.good
}
