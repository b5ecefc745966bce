import type { Command } from 'commander'
import type { System } from './system.ts'

/** What a file of `commands/` exports. It may import what its options need; the work itself comes by `import()`. */
export interface CommandModule {
  /** Gives the command its options, arguments and action. The action ends with `system.finish(status)`. */
  define(command: Command, system: System): void
}

export interface CommandEntry {
  readonly name: string
  readonly summary: string
  load(): Promise<CommandModule>
}

/**
 * Every command, in the order of the help. Only the one that is called is loaded: a new command is one file in
 * `commands/` and one entry here.
 */
export const commands: readonly CommandEntry[] = [
  { name: 'init', summary: 'Begin a site in a folder', load: () => import('./commands/init.ts') },
  {
    name: 'block',
    summary: "Begin a block of the site's own (new), and write the pages of their reference (reference)",
    load: () => import('./commands/block.ts'),
  },
  { name: 'build', summary: 'Build the site', load: () => import('./commands/build.ts') },
  {
    name: 'check',
    summary: 'Report every problem of the content, and write nothing',
    load: () => import('./commands/check.ts'),
  },
  { name: 'explain', summary: 'Say more about a code of a report', load: () => import('./commands/explain.ts') },
  {
    name: 'feedback',
    summary: 'Take what readers send (serve), and show it (report)',
    load: () => import('./commands/feedback.ts'),
  },
  { name: 'login', summary: 'Log in to the code host', load: () => import('./commands/login.ts') },
  { name: 'logout', summary: 'Forget the login to the code host', load: () => import('./commands/logout.ts') },
  {
    name: 'preview',
    summary: 'Show the site in the browser while it is written',
    load: () => import('./commands/preview.ts'),
  },
  {
    name: 'index',
    summary: 'Bring a hosted search index up to the site',
    load: () => import('./commands/search-index.ts'),
  },
  { name: 'schema', summary: 'Print a JSON Schema, for editors', load: () => import('./commands/schema.ts') },
  {
    name: 'test',
    summary: "Try the examples and cases of the site's own blocks",
    load: () => import('./commands/test.ts'),
  },
]
