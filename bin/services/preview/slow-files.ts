import type { Environment } from '../../../compiler/formats/environment.ts'
import { sha1 } from '../../../compiler/formats/hash.ts'
import { filesOf } from '../../../compiler/model/routes.ts'
import type { World } from '../../../compiler/pipeline/world.ts'
import type { ContentStore } from '../../../compiler/read/content-store.ts'
import type { ContentView } from '../../../compiler/read/content-view.ts'
import { withoutOverBudget } from '../../../compiler/read/over-budget.ts'
import { sizeIn } from '../../../compiler/read/version.ts'
import { isOfData, secondsFor } from '../../process/page-budget.ts'
import type { SlowFile } from '../progress-buffer.ts'

/** What takes too long is left out of what the preview shows and checks, until somebody has changed it. */
export interface SlowFiles {
  readonly view: ContentView
  add(one: SlowFile): void
  /** What has taken so long just now, in its version of now. */
  asOfNow(page: Pick<SlowFile, 'file' | 'seconds'>): SlowFile
  /** For a pipeline: hands on what the time goes to, with the seconds that it may take. */
  telling(tell: (page: SlowFile | null) => void): NonNullable<World['atWork']>
}

/** Others wait for a page, too: at once it has half of the time that a build gives it over all of its steps. */
const budgetFraction = 0.5

/** @param env may give pages another time (`page-budget.ts`) */
export function slowFiles(store: ContentStore, env: Environment): SlowFiles {
  const known = new Map<string, SlowFile>()
  let added = 0
  const dataNow = lastFor(
    () => store.revision,
    () => dataOf(store),
  )
  const versionOf = (subject: string) => (subject.startsWith('/') ? dataNow().version : store.version(subject))
  const isSlow = ({ file, version }: SlowFile) => version === versionOf(file)
  const fileOf = (subject: string) =>
    subject.startsWith('/') ? (filesOf(subject).find((file) => store.version(file) !== null) ?? subject) : subject
  const bytesOf = (file: string) => (isOfData(file) ? dataNow().bytes : sizeIn(store.version(file) ?? '0'))
  const asOfNow: SlowFiles['asOfNow'] = ({ file, seconds }) => ({ file, seconds, version: versionOf(file) })
  return {
    view: withoutOverBudget(store, {
      secondsOf: (path) => {
        const one = known.get(path)
        return one !== undefined && isSlow(one) ? one.seconds : null
      },
      get routes() {
        const slow = [...known.values()].filter((one) => one.file.startsWith('/') && isSlow(one))
        return new Map(slow.map(({ file, seconds }) => [file, seconds]))
      },
      get changes() {
        return added
      },
    }),
    add(one) {
      added++
      known.set(one.file, one)
    },
    asOfNow,
    telling: (tell) => (subject) => {
      if (subject === null) return tell(null)
      const file = fileOf(subject)
      tell(asOfNow({ file, seconds: secondsFor(bytesOf(file), env) * budgetFraction }))
    },
  }
}

/** All of the data: what a page that has no file is made from. */
function dataOf(store: ContentStore) {
  const versions = store.paths('data').map((path) => store.version(path) ?? '0')
  return {
    version: sha1(versions.join('\n')),
    bytes: versions.reduce((sum, version) => sum + sizeIn(version), 0),
  }
}

/** @returns the same as `make` at this moment, which is asked once for each moment */
function lastFor<Value>(moment: () => number, make: () => Value): () => Value {
  let last: { readonly moment: number; readonly value: Value } | null = null
  return () => {
    const now = moment()
    if (last?.moment !== now) last = { moment: now, value: make() }
    return last.value
  }
}
