import { createPipeline, type Pipeline } from '../../../compiler/pipeline.ts'
import { type ContentStore, openContent } from '../../../compiler/read/content-store.ts'
import { readImageSize } from '../../../compiler/read/image-size.ts'
import { boundedBy } from '../../process/bounded.ts'
import type { System } from '../../system.ts'
import { commandVersion, readClientBundle } from '../client-bundle.ts'
import { iconDrawer } from '../draw-icons.ts'
import { loadFastParser } from '../fast-parser.ts'
import { movedFiles } from '../moved-files.ts'
import { type OwnTheme, openTheme } from '../own-code/own-theme.ts'
import { type LiveHistory, liveHistory } from './live-history.ts'
import { type SlowFiles, slowFiles } from './slow-files.ts'

/** A site whose content, code and history may change while it is open. */
export interface LiveSite {
  readonly store: ContentStore
  readonly slow: SlowFiles
  readonly code: OwnTheme
  readonly history: LiveHistory
  readonly pipeline: Pipeline
}

/**
 * Opens a site for the preview. Nothing of its content is known before the first look at it.
 *
 * @param root absolute
 * @param onHistory called when the version history has been read
 */
export async function openLiveSite(root: string, system: System, onHistory: () => void): Promise<LiveSite> {
  const store = openContent(root)
  const slow = slowFiles(store, system.env)
  const kept = { env: system.env, version: commandVersion() ?? '', clean: false, readOnly: false }
  const code = await openTheme(root, readClientBundle(), kept)
  const { theme, client, own } = code
  const fast = await loadFastParser()
  const history = liveHistory(root, system.env, onHistory)
  const pipeline = createPipeline(slow.view, {
    theme,
    client,
    own,
    mode: 'preview',
    fast,
    env: system.env,
    imageSize: readImageSize,
    drawIcons: iconDrawer(),
    lastUpdated: (file) => history.current.lastUpdated(file),
    movedTo: movedFiles(root, () => store.paths('pages')).lastPlace,
    year: () => history.current.year,
    moment: () => history.state + code.moment,
    onPage: system.inWork.file,
    atWork: slow.telling((page) => system.inWork.page(page?.file ?? null, page?.seconds ?? 0)),
    bounded: boundedBy(system.inWork),
  })
  return { store, slow, code, history, pipeline }
}
