// A command like the real one, whose stages do what a test asks for: the word after `fake` names it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CommandEntry, CommandModule } from '../../bin/command-list.ts'
import type { Host } from '../../bin/host.ts'
import { launch } from '../../bin/launch.ts'
import { addReportingOptions, type ReportingOptions } from '../../bin/options.ts'
import { runSite } from '../../bin/run-site.ts'
import type { Compiled, Held, Steps } from '../../bin/steps.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { sample } from '../diagnostics/samples.ts'

type Fake = Partial<Steps<string, string, Held>>

const page = 'content/pages/docs/index.md'
const warning = sample({ message: 'a warning', severity: 'warning', file: page, place: { line: 1, column: 1 } })
const error = sample({ message: 'an error', file: page, place: { line: 2, column: 1 } })

function compiled(diagnostics: readonly Diagnostic[] = []): Compiled<string> {
  const isGood = diagnostics.every(({ severity }) => severity === 'warning')
  return { files: isGood ? made('index.html') : null, diagnostics, summary: { pages: 1 }, checks: {}, routes: null }
}

async function* made(...files: readonly string[]): AsyncGenerator<string> {
  yield* files
}

const good: Steps<string, string, Held> = {
  open: async ({ out }) => {
    const work = `${out}.work`
    mkdirSync(work)
    writeFileSync(join(work, 'lock'), '')
    return { value: { work, release: async () => rmSync(work, { recursive: true }) }, diagnostics: [] }
  },
  read: async () => ({ value: 'content', diagnostics: [] }),
  compile: async (_content, { working }) => {
    working(page, 1, 1)
    return compiled()
  },
  prepare: async (files, { lock }) => {
    const ready: string[] = []
    for await (const file of files) ready.push(file)
    const publish = async () => {
      const out = lock.work.replace(/\.work$/, '')
      mkdirSync(out, { recursive: true })
      for (const file of ready) writeFileSync(join(out, file), 'new')
      return { diagnostics: [], written: ready.length, unchanged: 0, removed: 0 }
    }
    return { value: { publish, discard: () => {} }, diagnostics: [] }
  },
}

const failing = (code: string) => async () => {
  throw Object.assign(new Error(`${code}: failed, write`), { code, syscall: 'write', path: '/nowhere/index.html' })
}

/** Never gives the event loop back, as a long compilation. */
function spin(): never {
  for (;;);
}

function grow(): never {
  const kept: string[][] = []
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `${kept.length}-${at}`))
}

const fakes: Readonly<Record<string, (host: Host) => Fake>> = {
  good: () => ({}),
  warning: () => ({ compile: async () => compiled([warning]) }),
  error: () => ({ compile: async () => compiled([warning, error]) }),
  site: () => ({ compile: async () => compiled([error, { ...error, file: 'content/site.yaml' }]) }),
  locked: () => ({
    open: async () => ({ value: null, diagnostics: [{ ...error, code: 'SP7012', file: null }] }),
  }),
  full: () => ({ prepare: failing('ENOSPC') }),
  readonly: () => ({ prepare: failing('EROFS') }),
  handles: () => ({ read: failing('EMFILE') }),
  throws: () => ({
    compile: async (_content, { working }) => {
      working(page, 1, 1)
      throw new TypeError('no such thing')
    },
  }),
  later: () => ({
    compile: async (_content, { working }) => {
      working(page, 1, 1)
      setImmediate(() => {
        throw new Error('nobody waits for this')
      })
      return await new Promise(() => {})
    },
  }),
  aborts: () => ({
    compile: async (_content, { working }) => {
      working(page, 1, 1)
      process.abort()
    },
  }),
  grows: () => ({
    compile: async (_content, { working }) => {
      working(page, 1, 1)
      return grow()
    },
  }),
  spins: (host) => ({
    compile: async () => {
      await host.err.write('ready for a signal\n')
      return spin()
    },
  }),
  prepares: (host) => ({
    prepare: async (_files, { lock }) => {
      writeFileSync(join(lock.work, 'half'), '')
      await host.err.write('ready for a signal\n')
      await new Promise((done) => setTimeout(done, 120_000))
      throw new Error('the signal did not end this')
    },
  }),
  places: (host) => ({
    prepare: async (files, options) => {
      const { value: ready, diagnostics } = await good.prepare(files, options)
      if (ready === null) return { value: null, diagnostics }
      const publish = async (placing: () => void) => {
        placing()
        await host.err.write('ready for a signal\n')
        await new Promise((done) => setTimeout(done, 300))
        return await ready.publish(placing)
      }
      return { value: { ...ready, publish }, diagnostics }
    },
  }),
}

function module(out: (root: string) => string | null): CommandModule {
  return {
    define: (command, host) => {
      addReportingOptions(command)
        .argument('<fake>')
        .action(async (name: string, options: ReportingOptions) => {
          const steps = { ...good, ...fakes[name]?.(host) }
          host.finish(await runSite({ options, steps, lenient: false, clean: false, out: out(options.root) }, host))
        })
    },
  }
}

const commands: readonly CommandEntry[] = [
  { name: 'build', summary: 'Build', supervised: true, load: async () => module((root) => join(root, 'out')) },
  { name: 'check', summary: 'Check', supervised: true, load: async () => module(() => null) },
  { name: 'inline', summary: 'Build in this process', supervised: false, load: async () => module(() => null) },
]

process.exit(await launch(process.argv.slice(2), { version: '1.2.3', commands, entry: process.argv[1] as string }))
