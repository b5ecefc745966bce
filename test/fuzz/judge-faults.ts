import assert from 'node:assert/strict'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { misplaced, showProblem } from './claims.ts'
import { type Files, openJudge } from './judge.ts'
import { isThorough } from './odd-values.ts'
import { bystanders, faultless } from './sample-site.ts'

/** One fault, in files of its own. */
export interface Fault {
  readonly what: string
  readonly files: Files
}

/**
 * Puts many faults, each in files of its own, into one site that has mistakes besides, and claims of a check, of a preview
 * that was open before and of a build of those that are no error: that none crashes, that every place is in its file, and
 * that what is said of the other files is what it was.
 *
 * @param more other files, without a mistake
 * @returns the figures, for a note
 */
export async function judgeTogether(faults: readonly Fault[], more: Files): Promise<string> {
  const own = new Set(faults.flatMap(({ files }) => Object.keys(files).map((path) => `content/${path}`)))
  // What a partial, or a record, is told of the page that shows it names that page. What the site as a whole is told, as of
  // too many pages for a host, comes of all files together.
  const isOwn = ({ file, related }: Diagnostic) =>
    file === null ||
    own.has(file) ||
    (/^content\/(?:partials|data)\//.test(file ?? '') && related.some((one) => own.has(one.file)))
  const elsewhere = (found: readonly Diagnostic[]) => found.filter((one) => !isOwn(one)).map(showProblem)
  const judge = openJudge({ ...more, ...bystanders })
  const before = judge.preview()
  judge.write(Object.assign({}, ...faults.map(({ files }) => files)))
  const found = judge.preview()
  assert.deepEqual(misplaced(found, judge).slice(0, 20), [])
  assert.deepEqual(elsewhere(found), elsewhere(before))
  if (isThorough) assert.deepEqual(judge.check(), found)
  let right = withoutErrors(faults, found)
  // A piece that only wrong files had used is a file of its own without them.
  for (;;) {
    const built = openJudge({ ...more, ...faultless, ...Object.assign({}, ...right.map(({ files }) => files)) })
    const { files, diagnostics } = await built.build()
    const errors = diagnostics.filter(isError)
    if (errors.length === 0)
      return `${faults.length} faults, ${faults.length - right.length} of them errors; the others built to ${files} files`
    assert.deepEqual(elsewhere(errors), [])
    const rest = withoutErrors(right, errors)
    assert.ok(rest.length < right.length, errors.map(showProblem).join('\n'))
    right = rest
  }
}

/** @returns the faults in whose files no error was found */
function withoutErrors(faults: readonly Fault[], found: readonly Diagnostic[]): readonly Fault[] {
  const wrong = new Set(
    found.flatMap(({ severity, file, related }) =>
      severity === 'error' ? [file, ...related.map((one) => one.file)] : [],
    ),
  )
  return faults.filter(({ files }) => Object.keys(files).every((path) => !wrong.has(`content/${path}`)))
}

/** What is wrong with a file by itself: nothing that another file says can take it away. */
const byItself = ({ code }: Diagnostic) => /^SP[123]\d{3}$/.test(code) && code !== 'SP2010' && code !== 'SP1051'

/**
 * Puts one fault after the other into one file of a site that has mistakes besides, and claims the same. What depends on
 * settings may change with them; what is wrong with another file by itself stays.
 *
 * @param texts the file with each fault
 */
export async function judgeOneByOne(path: string, texts: readonly string[], more: Files): Promise<string> {
  const judge = openJudge({ ...more, ...bystanders })
  const good = openJudge({ ...more, ...faultless })
  const elsewhere = (found: readonly Diagnostic[]) =>
    found.filter((one) => one.file !== `content/${path}` && byItself(one)).map(showProblem)
  const before = elsewhere(judge.preview())
  let built = 0
  const some = sample(texts)
  for (const [at, text] of some.entries()) {
    judge.write({ [path]: text })
    const found = judge.preview()
    assert.deepEqual(misplaced(found, judge).slice(0, 20), [], text)
    assert.deepEqual(elsewhere(found), before, text)
    if (!isThorough && at % 7 !== 0) continue
    assert.deepEqual(judge.check(), found, text)
    good.write({ [path]: text })
    if ((await good.build()).files > 0) built++
  }
  return `${some.length} of ${texts.length} faults, ${built} built`
}

/** Of what would take minutes the suite tries a part, spread over all; FUZZ=all tries everything. */
export function sample<Item>(all: readonly Item[], most = 40): readonly Item[] {
  const step = isThorough ? 1 : Math.max(1, all.length / most)
  return Array.from({ length: Math.ceil(all.length / step) }, (_, at) => all[Math.floor(at * step)] as Item)
}

const isError = ({ severity }: Diagnostic) => severity === 'error'
