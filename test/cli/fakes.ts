import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CommandModule } from '../../bin/command-list.ts'
import { addReportingOptions, type ReportingOptions } from '../../bin/options.ts'
import { boundedBy } from '../../bin/process/bounded.ts'
import type { AskedSite, SiteOptions } from '../../bin/site/asked-site.ts'
import type { SiteRun } from '../../bin/site/make-site.ts'
import type { OutputHold } from '../../bin/site/own-output.ts'
import { runSite } from '../../bin/site/run-site.ts'
import type { System } from '../../bin/system.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { nothingKnown } from '../../compiler/emit/known-output.ts'
import type { OutputFile } from '../../compiler/model/output.ts'
import type { SiteReport } from '../../compiler/pipeline/site-steps.ts'
import { ContentChanged } from '../../compiler/read/read-text.ts'
import { sample } from '../diagnostics/samples.ts'

/** What a fake does otherwise than the good one. */
interface Fake {
  readonly open?: SiteRun['open']
  readonly hold?: SiteRun['hold']
  readonly prepare?: (out: string) => OutputHold['prepare']
  readonly report?: (options: SiteOptions) => SiteReport
  readonly keep?: AskedSite['keep']
  readonly files?: (options: SiteOptions) => AskedSite['files']
}

const page = 'content/pages/docs/index.md'
const warning = sample({ message: 'a warning', severity: 'warning', file: page, place: { line: 1, column: 1 } })
const error = sample({ message: 'an error', file: page, place: { line: 2, column: 1 } })

function reported(diagnostics: readonly Diagnostic[] = []): SiteReport {
  return { diagnostics, pages: 1, checks: {}, isConfigured: true }
}

async function* made(...paths: readonly string[]): AsyncGenerator<readonly OutputFile[]> {
  for (const path of paths) yield [{ path, content: 'new' }]
}

const prepare =
  (out: string): OutputHold['prepare'] =>
  async (files) => {
    const ready: string[] = []
    for await (const some of files) ready.push(...some.map(({ path }) => path))
    const publish = async (placing?: () => void) => {
      placing?.()
      mkdirSync(out, { recursive: true })
      for (const path of ready) writeFileSync(join(out, path), 'new')
      return { diagnostics: [], written: ready.length, unchanged: 0, removed: 0, files: [] }
    }
    return { value: { publish, discard: () => {} }, diagnostics: [] }
  }

function runOf(fake: Fake): SiteRun {
  return {
    open:
      fake.open ??
      (async (_root, options) => ({
        report: async () => {
          options.working(page, 1, 1)
          return fake.report?.(options) ?? reported()
        },
        undated: null,
        files: fake.files?.(options) ?? (() => made('index.html')),
        refresh: () => true,
        knownOf: () => nothingKnown,
        outputMark: () => null,
        keep: fake.keep ?? (async () => null),
        why: () => [],
        used: () => null,
        close: () => {},
      })),
    hold:
      fake.hold ??
      (async (out) => {
        const work = `${out}.work`
        mkdirSync(work)
        writeFileSync(join(work, 'lock'), '')
        const release = async () => rmSync(work, { recursive: true })
        const places = { out, host: `${out}.host` }
        return { value: { work, places, prepare: (fake.prepare ?? prepare)(out), release }, diagnostics: [] }
      }),
  }
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

const fakes: Readonly<Record<string, (system: System) => Fake>> = {
  good: () => ({}),
  warning: () => ({ report: () => reported([warning]) }),
  error: () => ({ report: () => reported([warning, error]) }),
  site: () => ({ report: () => reported([error, { ...error, file: 'content/site.yaml' }]) }),
  locked: () => ({
    hold: async () => ({ value: null, diagnostics: [{ ...error, code: 'SP7012', file: null }] }),
  }),
  full: () => ({ prepare: () => failing('ENOSPC') }),
  readonly: () => ({ prepare: () => failing('EROFS') }),
  handles: () => ({ open: failing('EMFILE') }),
  throws: () => ({
    report: () => {
      throw new TypeError('no such thing')
    },
  }),
  later: () => ({
    open: async (_root, { working }) => {
      working(page, 1, 1)
      setImmediate(() => {
        throw new Error('nobody waits for this')
      })
      return await new Promise(() => {})
    },
  }),
  changes: () => ({
    report: () => {
      throw new ContentChanged(page)
    },
  }),
  aborts: () => ({ report: () => process.abort() }),
  grows: () => ({ report: grow }),
  endless: () => ({
    report: ({ inWork, overBudget }) => {
      if (overBudget.size > 0)
        return reported([...overBudget].map(([file, seconds]) => sample({ message: `${seconds} s for ${file}` })))
      // A moment that is over, and one that is not.
      inWork.page('content/pages/docs/quick.md', 0.01)
      inWork.page(null, 0)
      inWork.page(page, 0.05)
      return spin()
    },
  }),
  'endless in steps': () => ({
    report: ({ inWork, overBudget }) => {
      if (overBudget.size > 0)
        return reported([...overBudget].map(([file, seconds]) => sample({ message: `${seconds} s for ${file}` })))
      inWork.page(page, 1000, 999.95)
      return spin()
    },
  }),
  'endless again': () => ({
    report: ({ inWork }) => {
      inWork.page(page, 0.05)
      return spin()
    },
  }),
  'endless thrice': (system) => ({
    report: ({ inWork, overBudget }) => {
      void system.err.write(`without ${overBudget.size}\n`)
      const bounded = overBudget.size > 0 ? boundedBy(inWork) : (work: () => void) => work()
      for (const file of ['one', 'two', 'three'])
        if (!overBudget.has(file))
          bounded(() => {
            inWork.page(file, 0.05)
            spin()
          })
      return reported([...overBudget].map(([file, seconds]) => sample({ message: `${seconds} s for ${file}` })))
    },
  }),
  spins: (system) => ({
    open: async () => {
      await system.err.write('ready for a signal\n')
      return spin()
    },
  }),
  prepares: (system) => ({
    prepare: (out) => async () => {
      writeFileSync(join(`${out}.work`, 'half'), '')
      await system.err.write('ready for a signal\n')
      await new Promise((done) => setTimeout(done, 120_000))
      throw new Error('the signal did not end this')
    },
  }),
  places: (system) => ({
    prepare: (out) => async (files) => {
      const { value: ready, diagnostics } = await prepare(out)(files, nothingKnown)
      if (ready === null) return { value: null, diagnostics }
      const publish = async (placing: () => void) => {
        placing()
        const heeded = heededSignal()
        await system.err.write('ready for a signal\n')
        await heeded
        return await ready.publish(placing)
      }
      return { value: { ...ready, publish }, diagnostics }
    },
  }),
  keeps: (system) => ({
    keep: async () => {
      const heeded = heededSignal()
      await system.err.write('ready for a signal\n')
      await heeded
      return null
    },
  }),
}

/** Fulfilled by a signal that the process listens to, or after a minute; another signal ends it. */
function heededSignal(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, 60_000)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      if (process.listenerCount(signal) > 0)
        process.once(signal, () => {
          clearTimeout(timer)
          done()
        })
  })
}

/** @returns a command whose stages do what a test asks for: its argument names it */
export function fakeCommand(out: (root: string) => string | null): CommandModule {
  return {
    define: (command, system) => {
      addReportingOptions(command)
        .argument('<fake>')
        .action(async (name: string, options: ReportingOptions) => {
          const run = { ...runOf(fakes[name]?.(system) ?? {}), options, lenient: false, clean: false }
          system.finish(await runSite({ ...run, out: out(resolve(system.cwd, options.root)) }, system))
        })
    },
  }
}
