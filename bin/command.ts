import { version } from '../package.json'
import { commands } from './command-list.ts'
import { main } from './main.ts'
import { flagsAtStart } from './process/child-engine.ts'
import { endHeapGrowth } from './services/heap-growth.ts'

/** Runs one command in this process. See `main`. */
export async function run(argv: readonly string[]): Promise<number> {
  const status = await main(argv, { version, commands })
  endHeapGrowth(flagsAtStart(argv[0]))
  return status
}

/** Turns this thread into the one that looks at the whole site while the preview looks at one page. */
export async function check(): Promise<void> {
  await import('./services/preview/check-worker.ts')
}

/** Turns this thread into one that makes a part of the pages of a build. */
export async function makePages(): Promise<void> {
  await import('./services/page-thread/make-pages.ts')
}
