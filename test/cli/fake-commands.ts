import { join } from 'node:path'
import type { CommandEntry } from '../../bin/command-list.ts'

const fake = async (out: (root: string) => string | null) => (await import('./fakes.ts')).fakeCommand(out)

/** Commands whose stages do what a test asks for. As of the real ones, each loads what it needs. */
export const fakeCommands: readonly CommandEntry[] = [
  { name: 'build', summary: 'Build', load: () => fake((root) => join(root, 'out')) },
  { name: 'check', summary: 'Check', load: () => fake(() => null) },
  { name: 'inline', summary: 'Build in this process', load: () => fake(() => null) },
]
