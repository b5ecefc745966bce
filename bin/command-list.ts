import type { Command } from 'commander'
import type { Host } from './host.ts'

/** What a file of `commands/` exports. It may import what its options need; the work itself comes by `import()`. */
export interface CommandModule {
  /** Gives the command its options, arguments and action. The action ends with `host.finish(status)`. */
  define(command: Command, host: Host): void
}

export interface CommandEntry {
  readonly name: string
  readonly summary: string
  /** It runs in a child process, so that a crash of the engine still ends with a message and status 70. */
  readonly supervised: boolean
  load(): Promise<CommandModule>
}

/**
 * Every command, in the order of the help. Only the one that is called is loaded: a new command is one file in
 * `commands/` and one entry here.
 */
export const commands: readonly CommandEntry[] = [
  {
    name: 'init',
    summary: 'Begin a site in a folder',
    supervised: false,
    load: () => import('./commands/init.ts'),
  },
  {
    name: 'build',
    summary: 'Build the site',
    supervised: true,
    load: () => import('./commands/build.ts'),
  },
  {
    name: 'check',
    summary: 'Report every problem of the content, and write nothing',
    supervised: true,
    load: () => import('./commands/check.ts'),
  },
  {
    name: 'explain',
    summary: 'Say more about a code of a report',
    supervised: false,
    load: () => import('./commands/explain.ts'),
  },
  {
    name: 'feedback',
    summary: 'Take what readers send (serve), and show it (report)',
    supervised: false,
    load: () => import('./commands/feedback.ts'),
  },
  {
    name: 'login',
    summary: 'Log in to the code host',
    supervised: false,
    load: () => import('./commands/login.ts'),
  },
  {
    name: 'logout',
    summary: 'Forget the login to the code host',
    supervised: false,
    load: () => import('./commands/logout.ts'),
  },
  {
    name: 'preview',
    summary: 'Show the site in the browser while it is written',
    supervised: true,
    load: () => import('./commands/preview.ts'),
  },
  {
    name: 'index',
    summary: 'Bring a hosted search index up to the site',
    supervised: true,
    load: () => import('./commands/search-index.ts'),
  },
  {
    name: 'schema',
    summary: 'Print a JSON Schema, for editors',
    supervised: false,
    load: () => import('./commands/schema.ts'),
  },
]
