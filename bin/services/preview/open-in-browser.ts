import { spawn } from 'node:child_process'

/** Asks the system to show a page. Where it can't, the address in the terminal has to do. */
export function openInBrowser(url: string): void {
  const [command, ...argv]: [string, ...string[]] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  const child = spawn(command, argv, { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}
