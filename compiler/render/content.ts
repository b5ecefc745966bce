import type { Root } from 'hast'
import type { SitePage } from '../assemble/frame.ts'
import { isBadge } from '../data/site/badge-hosts.ts'
import { highlightFence } from '../formats/markdown/code/highlight.ts'
import type { CheckedPage } from '../validate/validate.ts'
import { toHast } from './hast/to-hast.ts'
import type { ContentParts } from './html/content-parts.ts'
import { languageOf, speakerOf } from './language.ts'
import type { RenderInput } from './render-input.ts'

/**
 * @param asset where a script or style of the theme lies
 * @param frame where a frame's page lies
 * @returns the content of a page as a tree, in pieces that are made as they are asked for, and what is in it
 */
export function contentOf(
  page: SitePage,
  input: RenderInput,
  asset: (source: string) => string,
  frame: ContentParts['frame'],
): { readonly pieces: () => Iterable<Root>; readonly parts: ContentParts } {
  const { site, theme } = input
  const { page: checked, models } = page.model
  const say = (english: string) =>
    speakerOf(theme, languageOf(checked.frontMatter.lang, site.config), site.config)(english)
  return {
    pieces: () => toHast(checked.tree ?? { type: 'root' as const, children: [] }, checked.hasHtml, say),
    parts: {
      elements: theme.elements,
      blocks: checked.blocks.map(({ block }, index) => ({ block, model: models[index] })),
      fence: (index) => {
        const fence = checked.fences[index]
        return fence === undefined ? undefined : highlightFence(fence, input.highlighted)
      },
      link: (url) => site.link(url, checked.file, checked.links),
      image: (src) => imageOf(src, checked, input),
      island: asset,
      frame,
      base: site.config.base,
    },
  }
}

/** Files named badge.svg, and svg images from the hosts of badges, are in the line (spec 9). */
function imageOf(src: string, { file, links }: CheckedPage, input: RenderInput): ReturnType<ContentParts['image']> {
  const { href, external, route } = input.site.link(src, file, links)
  const path = route ?? href.replace(/[?#].*$/, '')
  const host = external ? (/^https?:\/\/([^/:?#]+)/i.exec(href)?.[1]?.toLowerCase() ?? '') : ''
  const inline = isBadge(path, host, input.site.config.badgeHosts)
  return { src: href, size: external ? null : input.imageSize(path), inline }
}
