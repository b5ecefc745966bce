import { factsOf, type PageFacts, referenceOf, type SiteFrame, type SitePage, siteFrame } from '../assemble/frame.ts'
import { generatedPages } from '../assemble/generated-pages.ts'
import { generatedRoutes } from '../assemble/generated-routes.ts'
import type { PageModel } from '../assemble/model-page.ts'
import { productAreas } from '../assemble/product-areas.ts'
import type { GeneratedPage } from '../block.ts'
import { validationOf } from '../check-page.ts'
import type { FrontMatter } from '../data/front-matter.ts'
import type { SiteConfig } from '../data/site-config.ts'
import type { SiteMode } from '../data/site-file.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { RedirectPlan } from '../redirects/draft.ts'
import { planRedirects } from '../redirects/plan.ts'
import { type Redirector, redirector } from '../redirects/redirector.ts'
import { createRegistry, type Registry } from '../registry.ts'
import { routeOf } from '../routes.ts'
import { siteFiles } from '../site-files.ts'
import type { Theme } from '../theme.ts'
import type { ValidateInput } from '../validate.ts'
import { type Asked, type Asking, asking, holds, type Question } from './asked.ts'
import { hashOf } from './file-memory.ts'
import type { LiveContent } from './live-content.ts'
import { type LiveData, liveData } from './live-data.ts'
import { factsState, type LiveFacts, liveFacts, type PageHead } from './live-facts.ts'
import { type LiveSettings, liveSettings } from './live-settings.ts'

export interface LiveOptions {
  readonly theme: Theme
  /** `preview` shows drafts. */
  readonly mode: SiteMode
  /** For `${NAME}` in site.yaml. */
  readonly env: Readonly<Record<string, string | undefined>>
  /**
   * The redirects know the pages that are made from data too, for which the data must be read. Without them the only
   * thing that may be missing is a locale's redirect to a page whose first folder has no page with a file.
   */
  readonly complete: boolean
}

/** The redirects of the site as it is now. */
export interface LiveRedirects extends Redirector {
  readonly plan: RedirectPlan
  /** The same for two plans that do the same. */
  readonly state: string
  readonly diagnostics: readonly Diagnostic[]
}

/** What all pages of one configuration share. */
export interface LiveFrame {
  readonly config: SiteConfig
  readonly frame: SiteFrame
  readonly validation: ValidateInput
  readonly data: LiveData
  readonly redirects: LiveRedirects
  facts(route: string): PageFacts | undefined
  /** Puts a page into its place. */
  place(model: PageModel): SitePage
}

/** What hangs on the configuration alone, and goes with it. */
interface Configured {
  readonly config: SiteConfig
  readonly areas: ReadonlySet<string>
  readonly data: LiveData
  readonly validation: ValidateInput
  readonly facts: WeakMap<object, PageFacts>
}

/** A value beside all that it was made from. */
interface Made<Value> {
  readonly key: readonly unknown[]
  readonly value: Value
}

interface MadeFrame extends Made<LiveFrame> {
  /** What was asked to make its sidebars. */
  readonly asked: Asked
}

/**
 * The site as it is now, for those who ask page by page: nothing is read before somebody needs it, and nothing is made
 * again while all that it was made from is the same.
 */
export class LiveSite {
  readonly registry: Registry
  readonly content: LiveContent
  readonly settings: LiveSettings
  readonly asking: Asking = asking()
  readonly #options: LiveOptions
  readonly #heads: LiveFacts
  #configured: Configured | null = null
  #files: Made<ReadonlySet<string>> | null = null
  #redirects: Made<LiveRedirects> | null = null
  #frame: MadeFrame | null = null
  #generated: (Made<ReadonlyMap<string, GeneratedPage>> & { readonly asked: Asked }) | null = null
  #isGenerating = false
  /** The revision for which the frame and the generated pages were found to be right. */
  #checked = { frame: -1, generated: -1 }

  /** Reads no file yet. */
  constructor(content: LiveContent, options: LiveOptions) {
    this.content = content
    this.#options = options
    this.registry = createRegistry(options.theme.blocks)
    this.settings = liveSettings(content, this.registry, options, this.asking)
    this.#heads = liveFacts(content, this.registry, this.settings.partials)
  }

  /** Files of pages by their routes; of two with one route the first. */
  routes(): ReadonlyMap<string, string> {
    return this.#heads.routes()
  }

  /** @returns what the front matter of a page's file says; null when there is no such file, or none that can be read */
  head(file: string): PageHead | null {
    return this.#heads.head(file)
  }

  /** Site paths of assets and of the files that every build makes besides pages. */
  files(): ReadonlySet<string> {
    const { unread } = this.content
    const key = [this.content.paths('pages'), this.content.paths('asset'), unread]
    if (this.#files === null || !isSame(this.#files.key, key)) {
      const assets = this.content.paths('asset').map((path) => ({ path }))
      this.#files = { key, value: siteFiles(assets, this.routes().keys(), unread) }
    }
    return this.#files.value
  }

  /** @returns the frame as it is now; null where `site.yaml` can't be used */
  now(): LiveFrame | null {
    const config = this.settings.config().value
    if (config === null) return null
    const { revision } = this.content
    if (this.#frame !== null && this.#checked.frame === revision && this.#frame.value.config === config)
      return this.#frame.value
    const configured = this.#configuredFor(config)
    const redirects = this.#redirectsFor(configured)
    const key = [config, redirects, this.settings.navigationState()]
    if (this.#frame === null || !isSame(this.#frame.key, key)) this.#frame = this.#makeFrame(key, configured, redirects)
    // Asking again may need the frame: all but its sidebars is right already.
    this.#checked.frame = revision
    if (!holds(this.#frame.asked)) this.#frame = this.#makeFrame(key, configured, redirects)
    return this.#frame.value
  }

  /** The pages that are made from data, by route. The data is read for it. */
  generated(): ReadonlyMap<string, GeneratedPage> {
    const now = this.now()
    if (now === null || this.#isGenerating) return new Map()
    const { revision } = this.content
    const key = [now.config, this.content.paths('pages')]
    const last = this.#generated
    if (last !== null && isSame(last.key, key) && (this.#checked.generated === revision || holds(last.asked))) {
      this.#checked.generated = revision
      return last.value
    }
    this.#isGenerating = true
    try {
      const routes = this.routes()
      const made = this.asking.during(() => generatedPages(this.registry, now.frame.view, (route) => routes.has(route)))
      const value = new Map(made.value.map((page) => [page.route, page]))
      this.#generated = { key, value, asked: made.asked }
      this.#checked.generated = revision
      return value
    } finally {
      this.#isGenerating = false
    }
  }

  /** Kinds of data that decide which pages are made from data. */
  generatedFrom(): readonly string[] {
    this.generated()
    const keys = [...(this.#generated?.asked.keys() ?? [])]
    return keys.flatMap((key) => (key.startsWith('data ') ? [key.slice('data '.length)] : []))
  }

  #configuredFor(config: SiteConfig): Configured {
    if (this.#configured?.config !== config) {
      this.#configured = {
        config,
        areas: productAreas(config),
        data: liveData(this.content, config, this.asking),
        validation: validationOf(config, this.registry, this.settings.partials),
        facts: new WeakMap(),
      }
    }
    return this.#configured
  }

  #redirectsFor(configured: Configured): LiveRedirects {
    const { content, settings } = this
    const { config } = configured
    const written = this.#heads.redirects()
    const made = this.#options.complete ? this.#routesMade(configured) : []
    const state = [settings.redirectsState(), this.#heads.redirectsState(), ...made].join('\n')
    const key = [config, content.paths('pages'), content.paths('asset'), content.unread, state]
    if (this.#redirects === null || !isSame(this.#redirects.key, key)) {
      const pages = content.paths('pages').map((file) => ({ route: routeOf(file), file }))
      const plan = planRedirects([...settings.redirects().value, ...written], {
        routes: [...pages, ...made.map((route) => ({ route, file: null }))],
        files: this.files(),
        locales: config.locales.all,
        defaultLocale: config.locales.default,
        siteUrl: config.url,
      })
      const value = { plan: plan.value, state: stateOf(plan.value), diagnostics: plan.diagnostics }
      this.#redirects = { key, value: { ...value, ...redirector(plan.value) } }
    }
    return this.#redirects.value
  }

  #routesMade({ config, data }: Configured): readonly string[] {
    return generatedRoutes(this.registry, config, data.kinds, this.#heads.references())
  }

  #makeFrame(key: readonly unknown[], configured: Configured, redirects: LiveRedirects): MadeFrame {
    const asked = new Map<string, Question>()
    const { config, data, validation } = configured
    const { asking } = this
    const drafts = this.#options.mode === 'preview'
    const references = () =>
      this.#heads.references().flatMap((head) => (head.frontMatter.draft && !drafts ? [] : (referenceOf(head) ?? [])))
    const facts = (route: string) => {
      asking.note(`page ${route}`, () => factsState(this.#factsOf(route)))
      return this.#factsOf(route)
    }
    const frame = siteFrame({
      config,
      data: data.kinds,
      navigation: this.settings.navigation,
      facts: { get: facts },
      get references() {
        asking.note('references', () => JSON.stringify(references()))
        return references()
      },
      rewrite: (path) => {
        asking.note('redirects', () => this.#redirects?.value.state ?? '')
        return redirects.rewrite(path)
      },
    })
    const place = (model: PageModel) => {
      const placed = asking.during(() => frame.place(model))
      for (const [key, question] of placed.asked) asked.set(key, question)
      return placed.value
    }
    return { key, asked, value: { config, frame, validation, data, redirects, facts, place } }
  }

  #factsOf(route: string): PageFacts | undefined {
    const configured = this.#configured
    if (configured === null) return undefined
    const file = this.routes().get(route)
    if (file !== undefined) {
      const head = this.head(file)
      return head === null ? undefined : this.#factsFrom(head, configured, this.#options.mode === 'preview')
    }
    if (this.#isGenerating || this.files().has(route)) return undefined
    const made = this.generated().get(route)
    return made === undefined ? undefined : this.#factsFrom(made, configured, true)
  }

  #factsFrom(
    page: { readonly route: string; readonly frontMatter: FrontMatter },
    { config, areas, facts }: Configured,
    drafts: boolean,
  ): PageFacts {
    const known = facts.get(page)
    if (known !== undefined) return known
    const made = factsOf(page, config, areas, drafts)
    facts.set(page, made)
    return made
  }
}

function stateOf({ redirects, locales, firstSegments, home }: RedirectPlan): string {
  return hashOf(JSON.stringify([redirects.map(({ from, to }) => [from, to]), locales, firstSegments, home]))
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, index) => one === b[index])
}
