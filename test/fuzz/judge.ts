import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { World } from '../../compiler/pipeline/world.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

/** Texts by their paths below `content/`. */
export type Files = Readonly<Record<string, string>>

/** One site, looked at as the three commands do. What they throw says which page was in work. */
export interface Judge {
  write(files: Files): void
  /** What `check` finds: all is made from the beginning. */
  check(): readonly Diagnostic[]
  /** What the check of a preview finds that has run since the site was opened: only what has changed is made again. */
  preview(): readonly Diagnostic[]
  /** Renders everything where nothing speaks against it. @returns what `build` finds, and how many files it makes */
  build(): Promise<{ readonly diagnostics: readonly Diagnostic[]; readonly files: number }>
  /** Null where there is no such file. */
  text(path: string): string | null
}

export function openJudge(files: Files): Judge {
  const content = memoryContent(below(files))
  let inWork = ''
  const open = (mode: World['mode']) =>
    pipelineOf(content, {
      mode,
      onPage: (file) => {
        inWork = file
      },
    })
  const crashed = (what: string, error: unknown) => new Error(`The ${what} has crashed at ${inWork}`, { cause: error })
  const preview = open('check')
  const report = (what: string, pipeline: ReturnType<typeof open>) => {
    try {
      return pipeline.site.report().diagnostics
    } catch (error) {
      throw crashed(what, error)
    }
  }
  return {
    write: (changed) => {
      for (const [path, text] of Object.entries(below(changed))) content.write(path, text)
    },
    check: () => report('check', open('check')),
    preview: () => {
      const diagnostics = report('check of a preview', preview)
      preview.sweep()
      return diagnostics
    },
    build: async () => {
      const pipeline = open('build')
      const diagnostics = report('build', pipeline)
      if (diagnostics.some(({ severity }) => severity === 'error')) return { diagnostics, files: 0 }
      try {
        return { diagnostics, files: (await filesOf(pipeline)).size }
      } catch (error) {
        throw crashed('build', error)
      }
    },
    text: (path) => content.read(path).source?.text ?? null,
  }
}

function below(files: Files): Files {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`content/${path}`, text]))
}
