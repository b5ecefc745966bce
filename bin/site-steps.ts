import { type Checked, check, render } from '../compiler/compile.ts'
import { type OutputLock, openOutput } from '../compiler/emit/open-output.ts'
import { prepare } from '../compiler/emit.ts'
import type { OutputFile } from '../compiler/output.ts'
import { readImageSize } from '../compiler/read/image-size.ts'
import { type Content, readContent } from '../compiler/read.ts'
import { theme } from '../templates/theme.ts'
import { commandVersion, readClientBundle } from './services/client-bundle.ts'
import { boundHeapGrowth } from './services/heap-growth.ts'
import { noHistory, readHistory } from './services/history.ts'
import { openParseMemory } from './services/parse-memory.ts'
import { withSearch } from './services/site-search.ts'
import type { Compiled, Steps } from './steps.ts'

/** What `read` hands to `compile`: the content and how strict the run is with unset variables. */
interface Reading {
  readonly root: string
  readonly content: Content
  readonly lenient: boolean
}

/** The compiler's stages as the commands call them. */
export const steps: Steps<Reading, OutputFile, OutputLock> = {
  open: openOutput,

  async read(root, { lenient }) {
    const { value, diagnostics } = readContent(root)
    return { value: { root, content: value, lenient }, diagnostics }
  },

  async compile({ root, content, lenient }, { working, clean }) {
    const total = content.pages.length + content.partials.length
    let done = 0
    const onFile = (file: string) => working(file, done++, total)
    boundHeapGrowth(content.data)
    const memory = openParseMemory(root, { version: commandVersion(), clean, readOnly: lenient })
    const { parse } = memory
    const checked = check(content, theme, { mode: lenient ? 'check' : 'build', env: process.env, onFile, parse })
    memory.prune()
    const failed = checked.diagnostics.some(({ severity }) => severity === 'error')
    const { checks } = checked
    const base = {
      diagnostics: checked.diagnostics,
      summary: { pages: checked.pages },
      checks,
      routes: routesOf(checked),
    }
    if (failed || checked.site === null || checked.plan === null) return { ...base, files: null }
    const history = lenient ? noHistory : await readHistory(root, process.env)
    const rendered = render(checked.site, checked.plan, content, {
      theme,
      client: readClientBundle(),
      imageSize: readImageSize,
      lastUpdated: history.lastUpdated,
      year: history.year,
      onFile: (file) => working(file, total, total),
    })
    const diagnostics = [...checked.diagnostics, ...rendered.diagnostics]
    return { ...base, files: withSearch(checked.site, rendered.files), diagnostics }
  },

  // What is published hangs on the content alone, not on what was there before: the same input gives the same bytes.
  prepare: (files, options) => prepare(files, { ...options, keepAssets: false }),
}

function routesOf({ site, plan }: Checked): Compiled<OutputFile>['routes'] {
  if (site === null || plan === null) return null
  const routes = new Set(site.pages.map(({ route }) => route))
  return {
    has: (route) => routes.has(route),
    redirects: (route) => site.link(route, 'content/pages/index.md').href !== route,
  }
}
