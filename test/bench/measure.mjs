// What a command costs: CPU seconds of all its processes, the most memory that they take together (Linux), and the time.

import { spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** Process ids of a process and all below it. */
function family(pid) {
  try {
    return [
      pid,
      ...readdirSync(`/proc/${pid}/task`).flatMap((task) =>
        readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).flatMap(family),
      ),
    ]
  } catch {
    return []
  }
}

function residentMiB(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** Children that were waited for, and theirs; the fields of user and system time (proc(5)), in hundredths. */
function childrenSeconds() {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}

/**
 * Runs a command to its end.
 *
 * @throws when it fails
 */
export async function measure(program, argv, options = {}) {
  const before = childrenSeconds()
  const started = performance.now()
  const child = spawn(program, argv, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  let peak = 0
  const look = setInterval(() => {
    const all = family(child.pid).map(residentMiB)
    peak = Math.max(
      peak,
      all.reduce((sum, one) => sum + one, 0),
    )
  }, 50)
  const status = await new Promise((done) => child.on('close', done))
  clearInterval(look)
  if (status !== 0) throw new Error(`${program} ended with ${status}\n${output}`)
  return { cpu: childrenSeconds() - before, wall: (performance.now() - started) / 1000, peak, output }
}

/** CPU seconds of a Node that does nothing. */
export function emptySeconds() {
  const before = childrenSeconds()
  for (let at = 0; at < 10; at++) spawnSync(process.execPath, ['-e', '0'])
  return (childrenSeconds() - before) / 10
}
