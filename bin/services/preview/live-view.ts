import { underBase } from '../../../compiler/model/routes.ts'
import type { Difference } from '../../../compiler/read/content-store.ts'
import { assetPath } from '../../../compiler/read/site-files.ts'
import type { OverBudget } from '../../process/bounded.ts'
import { type Checker, createChecker } from './checker.ts'
import { createEvents, type Events } from './events.ts'
import { type FoundProblems, foundProblems } from './found-problems.ts'
import type { LiveSite } from './live-site.ts'
import type { PreviewLog } from './preview-log.ts'
import { readConsistently } from './read-consistently.ts'
import { ShownPages } from './shown-pages.ts'

/** What readers and the terminal see of a site, which follows each change of it. */
export interface LiveView {
  readonly shown: ShownPages
  readonly events: Events
  readonly checker: Checker
  /** Reports what a look at the content has found. */
  onChange(difference: Difference): void
  /** Reports code that is new. */
  onCode(): void
  /** Asks for a check of the site as it is now. */
  check(): void
  /** Looks at the content again, or leaves out what has taken too long. */
  lookAtAll(over: OverBudget | null): void
}

/**
 * What the preview shows at each moment: pages and problems as they are once a change of the content has been noted.
 *
 * @param root absolute
 * @param version of the tool
 */
export function createLiveView(root: string, version: string, site: LiveSite, log: PreviewLog): LiveView {
  const { store, slow, history, pipeline } = site
  const found = foundProblems()
  const noteChange = ({ paths }: Difference) => {
    found.noteChange(paths)
    log.noteChange(paths)
  }
  const baseNow = () => readConsistently(() => pipeline.settings.config().base, lookAtAll)
  const check = () => checker.check(found.generation)
  const announce = ({ paths }: Difference) => {
    events.tellStates()
    const images = paths
      .filter((path) => store.paths('asset').includes(path))
      .map((path) => underBase(baseNow(), `/${assetPath(path)}`))
    if (images.length > 0) events.tellImages(images, String(store.revision))
    check()
    history.look()
  }
  const note = (difference: Difference) => {
    if (difference.paths.length === 0) return
    noteChange(difference)
    // Whoever asked gets an answer first.
    setImmediate(() => announce(difference))
  }
  const leaveOut = ({ page }: OverBudget) => {
    if (page === null) return
    const one = slow.asOfNow(page)
    slow.add(one)
    checker.leaveOut(one)
  }
  const lookAtAll = (over: OverBudget | null) => (over === null ? note(store.refresh()) : leaveOut(over))
  const look = (path: string) => note(store.look(path))
  const shown = new ShownPages({ root, version, pipeline, look, lookAtAll, found, onFault: log.fault })
  const events = createEvents((path, columns) => {
    const { version, report, draft } = shown.show(path)
    return { version, report: report(columns), draft }
  })
  const checker = openChecker(root, site, found, events, log)
  return {
    shown,
    events,
    checker,
    check,
    lookAtAll,
    onChange: (difference) => {
      noteChange(difference)
      announce(difference)
    },
    onCode: () => {
      found.noteChange([])
      events.tellStates()
      check()
    },
  }
}

/** The check of the whole site, which tells the pages and the terminal what it has found. */
function openChecker(
  root: string,
  { slow }: Pick<LiveSite, 'slow'>,
  found: FoundProblems,
  events: Events,
  log: PreviewLog,
): Checker {
  return createChecker({
    root,
    onChecked: (result) => {
      found.noteResult(result.generation, result.diagnostics)
      log.checked(result)
      events.tellStates()
    },
    onDeath: log.checkDied,
    onTooSlow: (one) => {
      log.tooSlow(one.file)
      slow.add(one)
      events.tellStates()
    },
  })
}
