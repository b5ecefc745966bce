import type { Command } from 'commander'
import { exit } from '../exit.ts'
import { readPort } from '../options.ts'
import { writeReport } from '../report/write-report.ts'
import { findRoot } from '../site/site-root.ts'
import type { System } from '../system.ts'

interface PreviewCall {
  readonly root: string
  readonly port?: number
  readonly host: string
  readonly open?: boolean
}

/** As other tools' preview servers have it; when it is taken, the next free one. */
const defaultPort = 4321

/** Declares `preview`, which serves a site from its content until a signal ends it. */
export function define(command: Command, system: System): void {
  command
    .option('--root <dir>', 'the folder that holds content/', '.')
    .option('--port <n>', `the port; 0 takes a free one (default: ${defaultPort}, or the next free one)`, readPort)
    .option('--host <host>', 'the name or address to listen on', '127.0.0.1')
    .option('--open', 'show the site in the browser')
    .action(async ({ root, port, host: name, open = false }: PreviewCall) => {
      const folder = findRoot(root, system)
      if (typeof folder !== 'string') {
        await writeReport({ diagnostics: [folder], pages: 0, root: system.cwd }, 'pretty', system)
        system.finish(exit.call)
        return
      }
      const { runPreview } = await import('../services/preview/run-preview.ts')
      const options = { root: folder, port: port ?? defaultPort, portGiven: port !== undefined, host: name, open }
      system.finish(await runPreview(options, system))
    })
}
