import { initSite } from '../../bin/services/init/init-site.ts'
import type { Check } from '../../bin/services/init/left-to-do.ts'
import type { System, Terminal } from '../../bin/system.ts'
import { openFolder } from '../site.ts'

/** As the command does it, without a compiled one. */
const check: Check = async (root) => {
  const { diagnostics, checks } = openFolder(root).site.report()
  return { found: diagnostics, checks }
}

/** Runs `init` in a folder. @returns its status, and all that it said */
export async function runInit(root: string, dir = '.') {
  const said: string[] = []
  const terminal: Terminal = { write: async (text) => void said.push(text), tty: false, columns: 100 }
  const system = { cwd: root, env: {}, version: '1.2.3', out: terminal, err: terminal } as unknown as System
  const status = await initSite(dir, system, check)
  return { status, said: said.join('') }
}

/** @returns what is wrong in a site, each as a line */
export function problemsIn(root: string): readonly string[] {
  const { diagnostics } = openFolder(root).site.report()
  return diagnostics.map(({ code, file, message }) => `${code} ${file} ${message}`)
}
