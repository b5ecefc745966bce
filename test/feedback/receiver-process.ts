import { type ChildProcess, spawn } from 'node:child_process'

export interface ReceiverProcess {
  readonly endpoint: string
  readonly child: ChildProcess
  /** Fulfilled when the process has ended. */
  readonly ended: Promise<{ readonly status: number | null; readonly signal: NodeJS.Signals | null }>
}

/**
 * Starts `feedback serve` on a free port.
 *
 * @param script what `bundleEntry` made of `feedback-command.ts`
 * @param blocks how long a file may get, in units of 512 or 1,024 bytes as the shell counts: what is written after it fails
 * @throws with what it printed when it ends before it takes posts
 */
export async function startReceiver(
  script: string,
  argv: readonly string[],
  blocks: number | 'unlimited' = 'unlimited',
): Promise<ReceiverProcess> {
  const command = [process.execPath, script, 'feedback', 'serve', '--port', '0', ...argv]
  const [program = '', ...given] =
    blocks === 'unlimited' ? command : ['sh', '-c', `ulimit -f ${blocks} && exec "$@"`, 'sh', ...command]
  const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = new Promise<{ status: number | null; signal: NodeJS.Signals | null }>((done) =>
    child.on('close', (status, signal) => done({ status, signal })),
  )
  const output: string[] = []
  const endpoint = await new Promise<string>((done, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output.push(text)
        const [url] = /http:\S+/.exec(output.join('')) ?? []
        if (url !== undefined) done(url)
      })
    }
    void ended.then(({ status }) => fail(new Error(`ended with ${status}: ${output.join('')}`)))
  })
  return { endpoint, child, ended }
}

/** @returns the status of a post; null when the receiver was gone */
export async function postTo(endpoint: string, body: object): Promise<number | null> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.status
  } catch {
    return null
  }
}
