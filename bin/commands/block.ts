import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { type ExitStatus, exit } from '../exit.ts'
import type { System } from '../system.ts'

const noBlocks = "signalpost: the site has no block of its own yet; 'signalpost block new NAME' begins one."

/** Declares `block new`, which begins a block of the site's own, and `block reference`, which writes their pages. */
export function define(command: Command, system: System): void {
  command
    .command('new')
    .description("Begin a block of the site's own")
    .argument('<name>', 'such as PersonCard or person-card')
    .option('--root <dir>', 'the folder that holds content/', '.')
    .action(async (name: string, { root }: { readonly root: string }) => system.finish(await begin(name, root, system)))
  command
    .command('reference')
    .description("Write the pages of the site's own block reference")
    .option('--root <dir>', 'the folder that holds content/', '.')
    .action(async ({ root }: { readonly root: string }) => system.finish(await writeReference(root, system)))
}

/** Pages of blocks that are there are written again: they say what the blocks say. */
async function writeReference(root: string, system: System): Promise<ExitStatus> {
  const [{ findRoot }, { writeProblems }, { ownTheme }, { referencePages }, { writeNewFiles }] = await Promise.all([
    import('../site/site-root.ts'),
    import('../report/write-problems.ts'),
    import('../services/block-tests/own-theme.ts'),
    import('../services/block-reference/reference-pages.ts'),
    import('../services/editor/write-files.ts'),
  ])
  const folder = findRoot(root, system)
  if (typeof folder !== 'string') return await writeProblems([folder], system)
  const code = await ownTheme(folder, system)
  if (code === null) return exit.content
  if (code.ownBlocks.size === 0) {
    await system.err.write(`${noBlocks}\n`)
    return exit.call
  }
  const pages = referencePages(folder, { blocks: code.theme.blocks, folders: code.ownBlocks })
  const written = await writeNewFiles(folder, pages, system, { replace: true })
  if (written === null) return exit.environment
  await system.out.write(written.made.map((path) => `  made     ${path}\n`).join(''))
  return exit.good
}

async function begin(name: string, root: string, system: System): Promise<ExitStatus> {
  const [{ blockFiles, blockName }, { writeNewFiles }, { writeProblems }, { findRoot }] = await Promise.all([
    import('../services/own-code/new-block.ts'),
    import('../services/editor/write-files.ts'),
    import('../report/write-problems.ts'),
    import('../site/site-root.ts'),
  ])
  const found = blockName(name)
  if (typeof found === 'string') {
    await system.err.write(`signalpost: ${found}\n`)
    return exit.call
  }
  const folder = findRoot(root, system)
  if (typeof folder !== 'string') return await writeProblems([folder], system)
  if (existsSync(join(folder, 'blocks', found.folder))) {
    await system.err.write(`signalpost: blocks/${found.folder} is there already.\n`)
    return exit.call
  }
  const written = await writeNewFiles(folder, blockFiles(found), system, { replace: false })
  if (written === null) return exit.environment
  await system.out.write(written.made.map((path) => `  made     ${path}\n`).join(''))
  const example = `blocks/${found.folder}/example.mdx`
  await system.out.write(`Next: write it in a page as in ${example}, and run npx signalpost test.\n`)
  return exit.good
}
