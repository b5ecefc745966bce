import type { Command } from 'commander'
import { type ExitStatus, exit } from '../exit.ts'
import { writeReport } from '../report/write-report.ts'
import { findRoot } from '../site/site-root.ts'
import type { System } from '../system.ts'

interface TestCall {
  readonly root: string
  readonly update?: boolean
}

/** Declares `test`, which tries the blocks of the site's own by their cases. */
export function define(command: Command, system: System): void {
  command
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--update', 'write what the cases show now into their .out files (UPDATE=1)')
    .action(async (options: TestCall) => system.finish(await test(options, system)))
}

async function test({ root, update = false }: TestCall, system: System): Promise<ExitStatus> {
  const folder = findRoot(root, system)
  if (typeof folder !== 'string') {
    await writeReport({ diagnostics: [folder], pages: 0, root: system.cwd }, 'pretty', system)
    return exit.call
  }
  const [{ isUntrusted }, { brokenCode, openOwnTheme }, { runCases }] = await Promise.all([
    import('../services/own-code/find-code.ts'),
    import('../services/block-tests/own-theme.ts'),
    import('../services/block-tests/run-tests.ts'),
  ])
  const { env } = system
  if (isUntrusted(env)) {
    await system.err.write("No code of the site's own is run with --untrusted, so no block is tried.\n")
    await system.out.write('0 passed, 0 failed\n')
    return exit.good
  }
  const code = await openOwnTheme(folder, env)
  const broken = brokenCode(code)
  if (broken.length > 0) await writeReport({ diagnostics: broken, pages: 0, root: folder }, 'pretty', system)
  if (code.ownBlocks.size + broken.length === 0)
    await system.err.write("The site has no block of its own to try; 'signalpost block new NAME' begins one.\n")
  const results = runCases(folder, code, { env, update: update || env.UPDATE === '1' })
  for (const { path, failure } of results)
    await system.out.write(failure === null ? `ok ${path}\n` : `not ok ${path}\n${failure.replace(/^(?=.)/gm, '  ')}\n`)
  const failed = results.filter(({ failure }) => failure !== null).length
  await system.out.write(`${results.length - failed} passed, ${failed + broken.length} failed\n`)
  return failed + broken.length === 0 ? exit.good : exit.content
}
