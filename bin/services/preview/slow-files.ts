import { statSync } from 'node:fs'
import { filesOf } from '../../../compiler/model/routes.ts'
import type { World } from '../../../compiler/pipeline/world.ts'
import type { ContentStore } from '../../../compiler/read/content-store.ts'
import type { ContentView } from '../../../compiler/read/content-view.ts'
import { withoutOverBudget } from '../../../compiler/read/over-budget.ts'
import { secondsFor } from '../../page-budget.ts'
import type { SlowFile } from './progress-buffer.ts'

/** What takes too long is left out of what the preview shows and checks, until somebody has changed it. */
export interface SlowFiles {
  readonly view: ContentView
  add(one: SlowFile): void
  all(): readonly SlowFile[]
  /** For a pipeline: hands on what the time goes to, with the seconds that it may take. */
  telling(tell: (page: SlowFile | null) => void): NonNullable<World['atWork']>
}

/** Others wait for a page, too: it has half the time that a build gives it. */
const budgetFraction = 0.5

export function slowFiles(store: ContentStore, env: Readonly<Record<string, string | undefined>>): SlowFiles {
  const known = new Map<string, SlowFile>()
  let added = 0
  const fileOf = (subject: string) =>
    subject.startsWith('/') ? (filesOf(subject).find((file) => store.version(file) !== null) ?? null) : subject
  const bytesOf = (file: string) => statSync(store.location(file), { throwIfNoEntry: false })?.size ?? 0
  return {
    view: withoutOverBudget(store, {
      secondsOf: (path) => {
        const one = known.get(path)
        return one !== undefined && one.version === store.version(path) ? one.seconds : null
      },
      get changes() {
        return added
      },
    }),
    add(one) {
      added++
      known.set(one.file, one)
    },
    all: () => [...known.values()],
    telling: (tell) => (subject) => {
      const file = subject === null ? null : fileOf(subject)
      if (file === null) return tell(null)
      tell({ file, seconds: secondsFor(bytesOf(file), env) * budgetFraction, version: store.version(file) })
    },
  }
}
