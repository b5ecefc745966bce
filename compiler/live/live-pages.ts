import type { SitePage } from '../assemble/frame.ts'
import { checkGenerated } from '../assemble/generated-pages.ts'
import { modelInFrame } from '../assemble.ts'
import type { ClientBundle } from '../bundle.ts'
import { checkPage } from '../check-page.ts'
import { chosen } from '../diagnostics/choices.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { PolicyFacts } from '../hosts/csp.ts'
import type { OutputFile } from '../output.ts'
import { renderDataMarkdown } from '../render/data-markdown.ts'
import type { ImageSize } from '../render/to-react.tsx'
import { notFoundPage, type RenderInput, renderPage } from '../render.tsx'
import { assetPath } from '../site-files.ts'
import type { SourceFile } from '../source.ts'
import type { Theme } from '../theme.ts'
import type { CheckedPage } from '../validate.ts'
import { type Asked, holds } from './asked.ts'
import { fileMemory } from './file-memory.ts'
import type { LiveFrame, LiveSite } from './live-site.ts'

/** What pages depend on besides the content. */
export interface LivePagesOptions {
  readonly theme: Theme
  readonly client: ClientBundle
  readonly imageSize: (location: string) => ImageSize | null
  /** Read anew for every page. */
  readonly history: () => { readonly lastUpdated: (file: string) => string | null; readonly year: number | null }
  /** Called with each file before the work on it. */
  readonly onFile?: (file: string | null) => void
}

/** A page as the preview shows it. */
export interface LivePage {
  readonly placed: SitePage
  /** Null for a page made from data. */
  readonly file: string | null
  /** The partials that it shows: their problems are its own. */
  readonly partials: readonly string[]
  readonly html: string
  readonly markdown: string
  /** Other files that only this page needs. */
  readonly files: readonly OutputFile[]
  /** All that can be told without the other pages' content. */
  readonly problems: readonly Diagnostic[]
  /** Nothing of the body could be read. */
  readonly isEmpty: boolean
  readonly policy: PolicyFacts
  /** Kinds of data that it was made from. */
  readonly kinds: readonly string[]
  /** Texts that its blocks and its front matter give as properties: names of records may be among them. */
  readonly names: readonly string[]
  /** Where its links lead, as they are written. */
  readonly links: readonly string[]
}

interface Checked {
  readonly text: string
  readonly asked: Asked
  readonly page: CheckedPage
  readonly problems: readonly Diagnostic[]
}

/** Pages that are remembered with their trees. */
const most = 64

/** Compiles the pages of a live site one by one, as a build would. */
export class LivePages {
  readonly #site: LiveSite
  readonly #options: LivePagesOptions
  readonly #sources
  readonly #sizes = new Map<string, { readonly version: string | null; readonly size: ImageSize | null }>()
  readonly #checked = new Map<string, Checked>()
  #locations: { readonly paths: readonly string[]; readonly map: ReadonlyMap<string, string> } | null = null
  readonly #highlighted: RenderInput['highlighted'] = new Map()

  constructor(site: LiveSite, options: LivePagesOptions) {
    this.#site = site
    this.#options = options
    this.#sources = fileMemory<SourceFile>(site.content, (source) => source)
  }

  /** @returns the page at a route; null where there is none */
  page(route: string, live: LiveFrame): LivePage | null {
    const file = this.#site.routes().get(route) ?? null
    const made = file === null ? this.#site.generated().get(route) : undefined
    if (file === null && made === undefined) return null
    this.#options.onFile?.(file)
    const { value, asked } = this.#site.asking.during(() => {
      const checked =
        made === undefined
          ? this.#checkFile(file as string, live)
          : { page: checkGenerated(made, live.frame.view, live.validation), problems: [] }
      const model = modelInFrame(checked.page, live.frame, renderDataMarkdown)
      const placed = live.place(model)
      return { ...checked, model, placed, rendered: renderPage(placed, this.#input(live)) }
    })
    this.#options.onFile?.(null)
    const { page, problems, model, placed, rendered } = value
    const [html, markdown, ...files] = rendered.files
    const { partials } = this.#site.settings
    return {
      placed,
      file,
      partials: page.partials.map((name) => `content/partials/${name}`),
      html: textOf(html),
      markdown: textOf(markdown),
      files,
      problems: chosen(
        [...problems, ...model.diagnostics, ...page.partials.flatMap((name) => partials.get(name)?.diagnostics ?? [])],
        live.config.checks,
      ),
      isEmpty: page.tree === null,
      policy: {
        services: live.config.services,
        videos: page.blocks.some(({ block }) => block.embeds === 'video'),
        frames: page.blocks.some(({ block }) => block.island?.frame !== undefined),
        mediaOrigins: asked.has('data voices') ? live.data.kinds.voices.map(({ previewUrl }) => previewUrl) : [],
      },
      kinds: [...asked.keys()].flatMap((key) => (key.startsWith('data ') ? [key.slice('data '.length)] : [])),
      names: namesIn(page),
      links: page.links.map(({ url }) => url),
    }
  }

  /** @returns the HTML of `404.html` */
  notFound(live: LiveFrame): string {
    return textOf(notFoundPage(this.#input(live)).files[0])
  }

  #checkFile(file: string, live: LiveFrame): Pick<Checked, 'page' | 'problems'> {
    const source = this.#sources.get(file)
    const text = source?.text ?? ''
    const known = this.#checked.get(file)
    if (known !== undefined && known.text === text && holds(known.asked)) return known
    const { settings, asking } = this.#site
    const { value, asked } = asking.during(() => {
      asking.note('config', () => settings.configState())
      return checkPage(source?.value ?? { path: file, text: '' }, live.validation)
    })
    // A file that can't be read is no page without a title: what the reading found says it all.
    const unread = source === null || source.value === null
    const checked = unread
      ? { text, asked, page: { ...value.page, tree: null }, problems: source?.diagnostics ?? [] }
      : { text, asked, page: value.page, problems: [...source.diagnostics, ...value.diagnostics] }
    this.#checked.delete(file)
    this.#checked.set(file, checked)
    for (const [oldest] of this.#checked) {
      if (this.#checked.size <= most) break
      this.#checked.delete(oldest)
      this.#sources.forget(oldest)
    }
    return checked
  }

  #input(live: LiveFrame): RenderInput {
    const { theme, client, history } = this.#options
    const { view, link } = live.frame
    // Colours of fences that were edited since are of no use any more.
    if (this.#highlighted.size > 5000) this.#highlighted.clear()
    return {
      ...history(),
      site: { config: live.config, view, pages: [], link },
      theme,
      client,
      highlighted: this.#highlighted,
      imageSize: (sitePath) => {
        const path = this.#assets().get(sitePath)
        return path === undefined ? null : this.#sizeOf(path)
      },
    }
  }

  #assets(): ReadonlyMap<string, string> {
    const paths = this.#site.content.paths('asset')
    if (this.#locations?.paths !== paths)
      this.#locations = { paths, map: new Map(paths.map((path) => [`/${assetPath(path)}`, path])) }
    return this.#locations.map
  }

  #sizeOf(path: string): ImageSize | null {
    const { content } = this.#site
    const version = content.version(path)
    const known = this.#sizes.get(path)
    if (known?.version === version) return known.size
    const size = this.#options.imageSize(content.location(path))
    this.#sizes.set(path, { version, size })
    return size
  }
}

function namesIn({ blocks, frontMatter }: CheckedPage): readonly string[] {
  const given = blocks.flatMap(({ props }) => Object.values(props ?? {}))
  return [...given, frontMatter.openapi].filter((value) => typeof value === 'string')
}

function textOf(file: OutputFile | undefined): string {
  return typeof file?.content === 'string' ? file.content : ''
}
