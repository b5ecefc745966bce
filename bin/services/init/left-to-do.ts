import { visible } from '../../../compiler/diagnostics/cells.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { countErrors, inOrder } from '../../../compiler/diagnostics/summary.ts'
import { grouped } from '../../../compiler/formats/grouped.ts'
import { plural } from '../../../compiler/formats/plural.ts'
import { judge } from '../../report/judge.ts'
import { createProgress } from '../../report/progress.ts'
import { type Made, makeSite } from '../../site/make-site.ts'
import { openSite } from '../../site/open-site.ts'
import { isLive, type System } from '../../system.ts'

/** Kinds of findings that are named: who has copied a thousand pages is to see what to begin with, and `check` has the rest. */
const maxShown = 15

/** What the copies of another tool's pages need before they are a site. */
export interface LeftToDo {
  /** Lines for a terminal. */
  readonly lines: readonly string[]
  /** Something of it keeps the site from being built. */
  readonly hasErrors: boolean
}

/** What a check of a site gives. */
export type Check = (root: string, system: System) => Promise<Pick<Made, 'found' | 'checks'>>

/** Checks a site as `check` does, with nothing remembered and nothing written. */
const checkSite: Check = async (root, system) => {
  const progress = createProgress(system.err, isLive(system.env, system.err), () => performance.now())
  try {
    progress.step('Checking the copies')
    return await makeSite({
      options: { root, format: 'pretty', parser: 'fast' },
      open: openSite,
      hold: async () => ({ value: null, diagnostics: [] }),
      lenient: true,
      clean: true,
      out: null,
      root,
      system,
      progress: { ...progress, step: () => {}, note: () => {} },
    })
  } finally {
    progress.end()
  }
}

/** @param root absolute */
export async function leftToDo(root: string, system: System, check: Check = checkSite): Promise<LeftToDo> {
  const { found, checks } = await check(root, system)
  const { diagnostics } = judge(found, { checks })
  return { lines: saidOf(inOrder(diagnostics)), hasErrors: countErrors(diagnostics) > 0 }
}

/** @param found in the order of reports */
function saidOf(found: readonly Diagnostic[]): readonly string[] {
  if (found.length === 0) return ['Nothing is left to do: the copies have no error and no warning.']
  const errors = countErrors(found)
  const warnings = found.length - errors
  const counts = [
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ].join(' and ')
  const once = [...grouped(found, ({ severity, code, message }) => `${severity} ${code} ${message}`).values()]
  const isError = ([one]: readonly Diagnostic[]) => one?.severity === 'error'
  const kinds = [...once.filter(isError), ...once.filter((kind) => !isError(kind))]
  const hidden = kinds.slice(maxShown).reduce((sum, kind) => sum + kind.length, 0)
  return [
    '',
    `Left to do: ${counts}.${errors === 0 ? '' : ' Nothing is built while there is an error.'}`,
    ...kinds.slice(0, maxShown).map(lineOf),
    ...(hidden === 0 ? [] : [`  … and ${hidden} more`]),
    'npx signalpost check shows each in its lines, with a hint.',
    '',
  ]
}

/** The place comes first, as terminals and editors make a link of it. What is found again and again is told once. */
function lineOf([first, ...more]: readonly Diagnostic[]): string {
  if (first === undefined) return ''
  const { file, line, column, severity, message } = first
  const place = [file, line, line === null ? null : column].filter((part) => part !== null).join(':')
  const [text = ''] = message.split(/\r\n|\r|\n/)
  const again = more.length === 0 ? '' : ` (and in ${plural(more.length, 'more place')})`
  return visible(`  ${place === '' ? 'signalpost' : place} ${severity}: ${text}${again}`)
}
