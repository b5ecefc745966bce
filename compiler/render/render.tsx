import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { SitePage } from '../assemble/frame.ts'
import { islandOf } from '../model/block.ts'
import { assetsOf, type SandboxUse, sandboxOf, sandboxScript } from '../model/bundle.ts'
import type { OutputFile } from '../model/output.ts'
import { htmlPath, markdownPath } from '../model/page-path.ts'
import { underBase } from '../model/routes.ts'
import { descriptionFiles } from './api-description.ts'
import { contentOf } from './content.ts'
import { joined } from './hast/pieces.ts'
import type { ContentParts } from './html/content-parts.ts'
import { HeldText } from './html/held-text.ts'
import { toHtml } from './html/to-html.ts'
import { toReact } from './html/to-react.tsx'
import { languageOf } from './language.ts'
import { pageView } from './page-view.ts'
import type { RenderedPage, RenderInput, SharedFile } from './render-input.ts'
import { stylesOf } from './sheets.ts'

/** Marks the place of the body in the frame. No author can write it: their text is escaped. */
const bodyMark = 'sp-body'
const bodyHole = `<${bodyMark}></${bodyMark}>`

/**
 * Renders one page.
 *
 * @param markdown its Markdown twin
 */
export function renderPage(page: SitePage, markdown: string, input: RenderInput): RenderedPage {
  const { site, theme } = input
  const { model } = page
  const { page: checked } = model
  const sources = new Set<string>(theme.assets)
  const asset = assetsOf(site.config.base, input.client, sources)
  const lang = languageOf(checked.frontMatter.lang, site.config)
  const frames = new Map<string, OutputFile>()
  const framed = (use: SandboxUse) => {
    const { path, page: own } = sandboxOf(use, input.client)
    if (own === null) return asset(use.source)
    sources.add(sandboxScript(use.source))
    frames.set(path, own)
    return underBase(site.config.base, path)
  }
  const { pieces, parts: unspoken } = contentOf(page, input, asset, framed)
  const parts = { ...unspoken, ...spokenIn(lang, input) }
  const content = toHtml(pieces, parts, input)
  const blockStyles = checked.blocks.flatMap(({ block }) => block.styles ?? [])
  const early = input.early(lang)
  for (const source of early.sources) sources.add(source)
  const view = pageView(page, input, {
    earlyScript: underBase(site.config.base, `/${early.file.path}`),
    body: content === null ? toReact(joined(pieces()), parts) : createElement(bodyMark),
    styles: stylesOf(blockStyles, input, asset),
    scripts: [asset(hasIslands(page) ? 'client/boot-islands.ts' : 'client/boot.ts')],
    asset,
  })
  const menu = menuOf(page, lang, input)
  const menuHref = menu === null ? null : underBase(site.config.base, `/${menu.file.path}`)
  const frame = renderToString(<theme.Page menuHref={menuHref} {...view} />)
  // Pages are held until all are rendered, as bytes: a text of all would stand beside its pieces.
  const [before = '', ...after] = frame.split(bodyHole)
  const html = (content ?? new HeldText()).file(`<!doctype html>${before}`, after.join(bodyHole))
  return {
    files: [
      { path: htmlPath(page.route, site.config.hosting.format), content: html },
      { path: markdownPath(page.route), content: markdown },
      ...model.files,
      ...frames.values(),
      ...descriptionFiles(page, site.view),
    ],
    sources,
    shared: menu === null ? [early] : [early, menu],
  }
}

function hasIslands({ model: { page, models } }: SitePage): boolean {
  return page.blocks.some(({ block }, at) => models[at] !== undefined && islandOf(block, models[at]) !== null)
}

function menuOf({ sidebarName }: SitePage, lang: string, { menu }: RenderInput): SharedFile | null {
  return sidebarName === null ? null : (menu?.({ name: sidebarName, lang }) ?? null)
}

/** Content that is rendered apart from the frame speaks its language. */
function spokenIn(
  lang: string,
  { theme, site }: Pick<RenderInput, 'theme' | 'site'>,
): Partial<Pick<ContentParts, 'language'>> {
  const { inLanguage } = theme
  const { strings } = site.config
  if (inLanguage === undefined) return {}
  const key = `${lang} ${JSON.stringify(strings)} `
  return { language: { key, around: (content) => inLanguage(lang, strings, content) } }
}
