import { append } from '../append.ts'
import { checkTogether } from '../assemble/check-together.ts'
import type { SitePage } from '../assemble/frame.ts'
import { checkGenerated } from '../assemble/generated-pages.ts'
import type { PageModel } from '../assemble/model-page.ts'
import { modelInFrame, uniqueRoutes } from '../assemble.ts'
import type { AnyBlock } from '../block.ts'
import { type ClientBundle, framePages } from '../bundle.ts'
import { checkAlone } from '../check-alone.ts'
import { checkPage, unusedPartials } from '../check-page.ts'
import { pageFacts, productName, settled } from '../compile.ts'
import type { SiteConfig } from '../data/site-config.ts'
import { diagnose } from '../diagnostics/diagnose.ts'
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts'
import { hostFiles } from '../hosts/host-files.ts'
import type { OutputFile } from '../output.ts'
import { htmlPath } from '../page-path.ts'
import { renderDataMarkdown } from '../render/data-markdown.ts'
import { routeOf } from '../routes.ts'
import type { CheckedPage } from '../validate.ts'
import { type Asked, holds } from './asked.ts'
import { hashOf } from './file-memory.ts'
import { leanModel } from './lean-model.ts'
import type { LiveFrame, LiveSite } from './live-site.ts'

/** What a check of the whole site has found. */
export interface LiveReport {
  readonly diagnostics: readonly Diagnostic[]
  readonly pages: number
}

/** What is remembered of a page. */
interface Known {
  /** What the page was made from: a hash of its text or, for a page made from data, what the data says. */
  readonly from: string | null
  readonly version: string | null
  readonly asked: Asked
  /** Without trees; null for a file that can't be read. */
  readonly model: PageModel | null
  readonly problems: readonly Diagnostic[]
  /** The blocks that it shows. */
  readonly blocks: readonly AnyBlock[]
}

/**
 * Checks a live site as `check` would, and remembers of every page what the others need. The next check costs the
 * pages that have changed, those that had asked for something that is another now, and the comparison of all links.
 */
export class LiveCheck {
  readonly #site: LiveSite
  readonly #client: ClientBundle
  /** By the page's file, or by the route of a page made from data. */
  readonly #known = new Map<string, Known>()

  /** @param site made with `complete`, and the mode `check` */
  constructor(site: LiveSite, client: ClientBundle) {
    this.#site = site
    this.#client = client
  }

  /** @param onFile called before the work on each page; what it throws ends the check, and nothing done is lost */
  run(onFile: (file: string) => void): LiveReport {
    const { content, settings } = this.#site
    const config = settings.config()
    const live = this.#site.now()
    const count = content.paths('pages').length
    const first = [...content.diagnostics, ...config.diagnostics]
    if (live === null)
      return {
        diagnostics: settled([...first, ...this.#alone(config.standIn, onFile)], config.standIn.checks),
        pages: count,
      }
    if (count === 0) first.push(diagnose('SP1051', { file: 'content/pages', place: null }))
    const { models, diagnostics } = this.#models(live, onFile)
    const partials = settings.allPartials()
    const pages = models.map(({ page }) => page)
    const all = [
      ...first,
      ...live.data.diagnostics(),
      ...settings.allNavigation().diagnostics,
      ...settings.redirects().diagnostics,
      ...partials.diagnostics,
      ...diagnostics,
      ...unusedPartials(partials.value, pages, live.validation),
      ...live.redirects.diagnostics,
      ...this.#together(models, live),
    ]
    const shown = models.filter(({ page }) => live.facts(page.route)?.draft !== true)
    return { diagnostics: settled(all, live.config.checks), pages: shown.length }
  }

  /** Makes the files for hosts and crawlers. */
  hosted(onFile: (file: string) => void, lastUpdated: (file: string) => string | null): Outcome<readonly OutputFile[]> {
    const live = this.#site.now()
    if (live === null) return { value: [], diagnostics: [] }
    const { models } = this.#models(live, onFile)
    const placed = unique(models).map((model) => live.place(model))
    return this.#hosted(placed, live, lastUpdated)
  }

  /** What can be told of the files when nothing can be told of the site. */
  #alone(standIn: SiteConfig, onFile: (file: string) => void): readonly Diagnostic[] {
    const { content, registry } = this.#site
    const unreadable: Diagnostic[] = []
    const read = (role: 'redirects' | 'pages' | 'partials' | 'navigation' | 'data') =>
      content.paths(role).flatMap((path) => {
        const { source, diagnostics } = content.read(path)
        append(unreadable, diagnostics)
        return source ?? []
      })
    const [redirects = null] = read('redirects')
    const files = { ...{ pages: read('pages'), partials: read('partials') }, redirects }
    const found = checkAlone(
      { ...files, navigation: read('navigation'), data: read('data') },
      registry,
      standIn,
      onFile,
    )
    return [...unreadable, ...found]
  }

  #hosted(
    all: readonly SitePage[],
    live: LiveFrame,
    lastUpdated: (file: string) => string | null,
  ): Outcome<readonly OutputFile[]> {
    const pages = all.filter(({ route }) => live.facts(route)?.draft !== true)
    const { config, frame } = live
    const used = [...this.#known.values()].flatMap(({ blocks }) => blocks)
    return hostFiles({
      config,
      plan: live.redirects.plan,
      pages: pages.map((page) => pageFacts(page, { lastUpdated })),
      taken: [
        ...pages.map(({ route }) => htmlPath(route, config.hosting.format)),
        ...[...this.#site.files()].map((path) => path.slice(1)),
      ],
      productName: (product) => productName(product, frame),
      videos: used.some((block) => block.embeds === 'video'),
      frames: framePages(used, this.#client),
      media: live.data.kinds.voices.map(({ previewUrl }) => previewUrl),
    })
  }

  #together(models: readonly PageModel[], live: LiveFrame): readonly Diagnostic[] {
    const clashes: Diagnostic[] = []
    uniqueRoutes(
      models.map(({ page }) => page),
      clashes,
    )
    const { config, redirects } = live
    const once = unique(models)
    const checked = checkTogether(once, { get: live.facts }, live.frame, {
      config,
      files: this.#reachable(),
      rewrite: (path) => redirects.rewrite(path),
      navigation: this.#site.settings.allNavigation().value,
      registry: this.#site.registry,
    })
    const placed = once.map((model) => live.place(model))
    return [...clashes, ...checked, ...this.#hosted(placed, live, () => null).diagnostics]
  }

  /** Files that a link may lead to; with pages that can't be read, which is reported by itself. */
  #reachable(): ReadonlySet<string> {
    const files = this.#site.files()
    const unread = this.#site.content.paths('pages').filter((path) => this.#known.get(path)?.model === null)
    return unread.length === 0 ? files : new Set([...files, ...unread.map(routeOf)])
  }

  /** Every page, from a file or from data, and what is wrong with each by itself. */
  #models(
    live: LiveFrame,
    onFile: (file: string) => void,
  ): { readonly models: readonly PageModel[]; readonly diagnostics: readonly Diagnostic[] } {
    const { content } = this.#site
    const files = content.paths('pages')
    const fromFiles = files.map((file) => this.#fromFile(file, live, onFile))
    const generated = [...this.#site.generated()].map(([route, page]) => {
      const known = this.#known.get(route)
      const from = JSON.stringify([page.block, page.props, page.frontMatter])
      if (known?.from === from && holds(known.asked)) return known
      onFile(route)
      return this.#remember(route, from, null, live, () => ({
        page: checkGenerated(page, live.frame.view, live.validation),
        diagnostics: [],
      }))
    })
    const kept = new Set([...files, ...this.#site.generated().keys()])
    for (const key of this.#known.keys()) if (!kept.has(key)) this.#known.delete(key)
    const all = [...fromFiles, ...generated]
    return {
      // A file may have gone between the reading of its text and of its head: the next look leaves out the rest of it.
      models: all.flatMap(({ model }) => (model === null || live.facts(model.page.route) === undefined ? [] : model)),
      diagnostics: all.flatMap(({ problems }) => problems),
    }
  }

  #fromFile(file: string, live: LiveFrame, onFile: (file: string) => void): Known {
    const { content, settings, asking } = this.#site
    const version = content.version(file)
    const known = this.#known.get(file)
    const stands = known !== undefined && holds(known.asked)
    if (stands && known.version === version) return known
    onFile(file)
    const { source, diagnostics } = content.read(file)
    if (source === null) {
      const unread = { from: null, version, asked: new Map(), model: null, problems: diagnostics, blocks: [] }
      this.#known.set(file, unread)
      return unread
    }
    const from = hashOf(source.text)
    if (stands && known.from === from) {
      const same = { ...known, version }
      this.#known.set(file, same)
      return same
    }
    return this.#remember(file, from, version, live, () => {
      asking.note('config', () => settings.configState())
      const checked = checkPage(source, live.validation)
      return { page: checked.page, diagnostics: [...diagnostics, ...checked.diagnostics] }
    })
  }

  #remember(
    key: string,
    from: string,
    version: string | null,
    live: LiveFrame,
    make: () => { readonly page: CheckedPage; readonly diagnostics: readonly Diagnostic[] },
  ): Known {
    const { value, asked } = this.#site.asking.during(() => {
      const { page, diagnostics } = make()
      return { model: modelInFrame(page, live.frame, renderDataMarkdown), diagnostics }
    })
    const { page } = value.model
    const known: Known = {
      from,
      version,
      asked,
      model: leanModel(value.model),
      problems: key.startsWith('/') ? page.diagnostics : value.diagnostics,
      blocks: [...new Set(page.blocks.map(({ block }) => block))],
    }
    this.#known.set(key, known)
    return known
  }
}

/** Of two pages with one route the first, and all in the order of the routes. */
function unique(models: readonly PageModel[]): readonly PageModel[] {
  const first = new Map<string, PageModel>()
  for (const model of models) if (!first.has(model.page.route)) first.set(model.page.route, model)
  return [...first.values()].sort((a, b) => (a.page.route < b.page.route ? -1 : 1))
}
