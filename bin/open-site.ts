import { statSync } from 'node:fs'
import { createPipeline, type Pipeline } from '../compiler/pipeline.ts'
import { openContent } from '../compiler/read/content-store.ts'
import { readImageSize } from '../compiler/read/image-size.ts'
import { theme } from '../templates/theme.ts'
import { commandVersion, readClientBundle } from './services/client-bundle.ts'
import { boundHeapGrowth } from './services/heap-growth.ts'
import { noHistory, readHistory } from './services/history.ts'
import { movedFiles } from './services/moved-files.ts'
import { openSiteMemory } from './services/site-memory.ts'
import { siteQuestion } from './site-question.ts'
import type { AskedSite, SiteOptions } from './site-run.ts'

/** A site of the disk, as it is now. */
export interface OpenSite extends AskedSite {
  readonly pipeline: Pipeline
}

/**
 * Opens a site for one run of a command.
 *
 * @param root absolute
 */
export async function openSite(root: string, { lenient, clean, working }: SiteOptions): Promise<OpenSite> {
  const content = openContent(root)
  content.refresh()
  boundHeapGrowth(content.paths('data').reduce((sum, path) => sum + sizeOf(content.location(path)), 0))
  const history = lenient ? noHistory : await readHistory(root, process.env)
  const memory = openSiteMemory(root, {
    ...{ env: process.env, version: commandVersion(), clean, readOnly: lenient },
  })
  const total = content.paths('pages').length
  let done = 0
  const pipeline = createPipeline(content, {
    theme,
    client: readClientBundle(),
    mode: lenient ? 'check' : 'build',
    env: process.env,
    imageSize: readImageSize,
    lastUpdated: history.lastUpdated,
    movedTo: movedFiles(root, () => content.paths('pages')),
    year: () => history.year,
    onPage: (file) => working(file, Math.min(done++, total), total),
    memory: memory.memory,
  })
  return {
    ...siteQuestion(pipeline),
    pipeline,
    refresh: () => void content.refresh(),
    versionsOf: memory.versionsOf,
    keep: (published) => memory.keep(pipeline.traces(), published),
    close: memory.close,
  }
}

/** Bytes; what has gone counts nothing. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}
