import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { chosen } from '../../../compiler/diagnostics/choices.ts'
import { type Diagnostic, hasError } from '../../../compiler/diagnostics/diagnostic.ts'
import { prettyText } from '../../../compiler/diagnostics/report/report.ts'
import { inOrder, summarize } from '../../../compiler/diagnostics/summary.ts'
import { highlightFence } from '../../../compiler/formats/markdown/code/highlight.ts'
import type { LinkTarget } from '../../../compiler/model/link-target.ts'
import type { Elements, Theme } from '../../../compiler/model/theme.ts'
import type { Pipeline } from '../../../compiler/pipeline.ts'
import { joined } from '../../../compiler/render/hast/pieces.ts'
import { toHast } from '../../../compiler/render/hast/to-hast.ts'
import type { ContentParts } from '../../../compiler/render/html/content-parts.ts'
import { toReact } from '../../../compiler/render/html/to-react.tsx'
import { speakerOf } from '../../../compiler/render/language.ts'
import { toCleanMarkdown } from '../../../compiler/render/twin/to-markdown.ts'

/** A piece of content in all its forms. */
export interface Fragment {
  readonly html: string
  readonly markdown: string
  readonly diagnostics: readonly Diagnostic[]
}

export interface FragmentOptions {
  readonly theme: Theme
  /** In place of the theme's, to see the tree and not its dress. */
  readonly elements?: Elements
  /** In place of the site's own resolution of links. */
  readonly link?: (url: string) => LinkTarget
}

/**
 * Makes a page of a site without its frame: through every stage, with the names of sources in place of hashed files.
 *
 * @param file the page's
 */
export function fragmentOf(pipeline: Pipeline, file: string, { theme, elements, link }: FragmentOptions): Fragment {
  const { pages, facts } = pipeline
  const outline = pages.outline(file)
  const { written, derived } = pages.links(file)
  const { page, models } = pages.model(file)
  const uses = page.blocks.map(({ block }, index) => ({ block, model: models[index] }))
  const leads = link ?? ((url: string) => facts.frame.link(url, file))
  const parts: ContentParts = {
    elements: elements ?? theme.elements,
    blocks: uses,
    fence: (index) => {
      const fence = page.fences[index]
      return fence === undefined ? undefined : highlightFence(fence)
    },
    link: leads,
    image: (src) => ({ src: leads(src).href, size: null, inline: src.endsWith('badge.svg') }),
    island: (entry) => `/_assets/${entry}`,
    frame: ({ source }) => `/_assets/${source}`,
  }
  const tree = page.tree ?? { type: 'root' as const, children: [] }
  const { locales, strings } = facts.frame.view.config
  const lang = page.frontMatter.lang ?? locales.default
  const spoken = (content: ReactNode) => theme.inLanguage?.(lang, strings, content) ?? <>{content}</>
  const say = speakerOf(theme, lang, facts.frame.view.config)
  const render = () => ({
    markdown: toCleanMarkdown(tree, null, {
      blocks: uses,
      fences: page.fences,
      say,
      link: (url) => leads(url).href,
      source: page.source.text,
    }),
    html: renderToStaticMarkup(spoken(toReact(joined(toHast(tree, page.hasHtml, say)), parts))),
  })
  const { value, diagnostics } = theme.caught?.(render) ?? { value: render(), diagnostics: [] }
  return {
    ...value,
    diagnostics: chosen([...outline.diagnostics, ...written, ...derived.map(({ found }) => found), ...diagnostics], {}),
  }
}

/** What an author sees of a fragment: its problems, then, without an error, its HTML and its Markdown. */
export function shownFragment({ html, markdown, diagnostics }: Fragment, text: string): string {
  const report = prettyText(inOrder(diagnostics), summarize(diagnostics, 1), () => text, {
    color: false,
    width: 100,
    limit: null,
    prefix: '',
    version: '0',
  })
  const problems = diagnostics.length === 0 ? '' : report
  if (hasError(diagnostics)) return problems
  return `${problems}${html.replace(endOfBlock, '$1\n')}\n---\n${markdown}`
}

/** So that a difference is one line and not a whole page. */
const endOfBlock = /(<\/(?:p|li|ul|ol|div|aside|section|details|summary|tr|table|dl|dd|dt|figure|button|template)>)/g
