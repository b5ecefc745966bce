import { showPath, symbolic } from '../assemble/redirects/segment.ts'
import { showTarget } from '../assemble/redirects/target.ts'
import type { FlatRule } from './flat-rules.ts'

/** Writes `redirects.json`: all redirects for hosts that are programs, first match wins, status 301. */
export function redirectsJson(rules: readonly FlatRule[]): string {
  const lines = rules.map(({ source, target }) =>
    JSON.stringify({ old_path: showPath(symbolic(source)), dest_url: showTarget(target), status: 301 }),
  )
  return `[\n${lines.map((line) => `  ${line}`).join(',\n')}\n]\n`
}
