import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { compileCommand } from '../once-a-run.ts'
import { root } from '../root.ts'

export interface RunningPreview {
  /** `http://127.0.0.1:<port>`. */
  readonly origin: string
  readonly child: ChildProcess
  /** All that it has written so far. */
  output(): string
  /** Waits until the output matches. */
  says(pattern: RegExp): Promise<void>
  /** Ends it with a signal. @returns the exit status */
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Milliseconds after which the preview should have said something, on a machine that is busy with much else. */
const timeoutMs = 180_000

/** Starts the compiled command on a site. Stop it in `after`, or the test file never ends. */
export async function startPreview(
  folder: string,
  argv: readonly string[] = [],
  variables: Readonly<Record<string, string>> = {},
): Promise<RunningPreview> {
  await compileCommand()
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: _test, FORCE_COLOR: _color, ...env } = process.env
  const port = argv.includes('--port') ? [] : ['--port', '0']
  const child = spawn(
    process.execPath,
    [join(root, 'bin/signalpost.js'), 'preview', '--root', folder, ...port, ...argv],
    { cwd: root, env: { ...env, SOURCE_DATE_EPOCH: '1700000000', ...variables }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const ended = new Promise<number | null>((done) => child.on('close', done))
  const says = async (pattern: RegExp) => {
    const end = performance.now() + timeoutMs
    while (!pattern.test(output)) {
      if (performance.now() > end || child.exitCode !== null) throw new Error(`No ${pattern} in:\n${output}`)
      await setTimeout(20)
    }
  }
  try {
    await says(/http:\/\/\S+ {2}ready/)
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return {
    origin: /(http:\/\/[^/\s]+)\S* {2}ready/.exec(output)?.[1] ?? '',
    child,
    output: () => output,
    says,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      return await ended
    },
  }
}
