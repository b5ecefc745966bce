import { type Command, Help } from 'commander'
import { allCodes, type Explanation, explanationOf } from '../../compiler/diagnostics/explain.ts'
import { nearest } from '../../compiler/formats/nearest.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type ExitStatus, exit } from '../exit.ts'
import { type System, wantsColor } from '../system.ts'

/** Declares `explain`, which explains one code of a report, or lists all. */
export function define(command: Command, system: System): void {
  command
    .argument('[code]', 'a code of a report, such as SP1001; without one all are listed')
    .action(async (code: string | undefined) => system.finish(await explain(code, system)))
}

/** @param code in letters of either case, with or without `SP` */
async function explain(code: string | undefined, system: System): Promise<ExitStatus> {
  const strong = (text: string) => (wantsColor(system.env, system.out) ? `\u001b[1m${text}\u001b[0m` : text)
  if (code === undefined) {
    const lines = allCodes().map((one) => {
      const row = explanationOf(one)
      return `${strong(one)}  ${(row?.offByDefault ? 'off' : row?.severity)?.padEnd(7)}  ${row?.title}\n`
    })
    await system.out.write(lines.join(''))
    return exit.good
  }
  const wanted = /^\d+$/.test(code) ? `SP${code}` : code.toUpperCase()
  const found = explanationOf(wanted)
  if (found === null) {
    const near = nearest(wanted, allCodes())
    const help = didYouMean(near, 'signalpost explain lists all.')
    await system.err.write(`signalpost: unknown code '${code}'. ${help}\n`)
    return exit.call
  }
  const kind = found.offByDefault ? 'off by default' : found.severity
  const choice = found.severity === 'warning' ? `\n\n${choiceOf(found)}` : ''
  const text = wrapped(`${found.text}${choice}`, Math.min(system.out.columns, widest))
  await system.out.write(`${strong(found.code)} (${kind})\n\n${text}\n`)
  return exit.good
}

/** Longer lines are hard to read. */
const widest = 100

/** Lines of a paragraph end where the terminal does; those of code and the beginnings of items stay. */
function wrapped(text: string, columns: number): string {
  const help = new Help()
  const paragraphs = text.split('\n\n').map((paragraph) => {
    if (paragraph.startsWith('    ')) return paragraph
    return help.boxWrap(paragraph.trim().replace(/\s*\n(?!- )\s*/g, ' '), columns)
  })
  return paragraphs.join('\n\n')
}

function choiceOf({ code, offByDefault }: Explanation): string {
  return offByDefault
    ? `Nobody is told of it unless \`site.yaml\` asks: \`checks: { ${code}: warning }\`, or \`error\`.`
    : `\`checks: { ${code}: off }\` in \`site.yaml\` leaves it out, \`error\` makes an error of it.`
}
