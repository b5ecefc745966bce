import { spawn } from 'node:child_process'

const mark = 'processor time of this file:'

/** Starts a command as `spawn` does, in a shell that prints its processor time after the command's own output. */
export function startTimed(command, args, options) {
  // POSIX `times`: two lines, of the shell itself and of what it waited for.
  const script = `"$0" "$@"; status=$?; echo; echo '${mark}'; times; exit $status`
  return spawn('sh', ['-c', script, command, ...args], options)
}

/** @returns user and system seconds of a timed command and of all that it waited for; 0 when it printed none */
export function cpuSeconds(output) {
  const children = output.slice(output.lastIndexOf(mark)).split('\n')[2] ?? ''
  const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)]
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0)
}
