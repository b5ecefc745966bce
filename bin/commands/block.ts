import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { type ExitStatus, exit } from '../exit.ts'
import type { Host } from '../host.ts'

export function define(command: Command, host: Host): void {
  command
    .command('new')
    .description("begin a block of the site's own")
    .argument('<name>', 'such as PersonCard or person-card')
    .option('--root <dir>', 'the folder that holds content/', '.')
    .action(async (name: string, { root }: { readonly root: string }) => host.finish(await begin(name, root, host)))
}

async function begin(name: string, root: string, host: Host): Promise<ExitStatus> {
  const [{ blockFiles, blockName }, { writeNewFiles }, { findRoot }] = await Promise.all([
    import('../services/own-code/new-block.ts'),
    import('../services/editor/write-files.ts'),
    import('../site-root.ts'),
  ])
  const found = blockName(name)
  if (found === null) {
    await host.err.write(
      `signalpost: unexpected name '${name}' of a block, expected one such as 'PersonCard' or 'person-card'.\n`,
    )
    return exit.call
  }
  const folder = findRoot(root, host.cwd)
  if (typeof folder !== 'string') {
    await host.err.write(`signalpost: ${folder.message}. ${folder.hint ?? ''}\n`)
    return exit.call
  }
  if (existsSync(join(folder, 'blocks', found.folder))) {
    await host.err.write(`signalpost: blocks/${found.folder} is there already.\n`)
    return exit.call
  }
  const written = await writeNewFiles(folder, blockFiles(found), host, { replace: false })
  if (written === null) return exit.environment
  await host.out.write(written.made.map((path) => `  made     ${path}\n`).join(''))
  await host.out.write(`Next: write <${found.name} /> in a page, and run npx signalpost test.\n`)
  return exit.good
}
