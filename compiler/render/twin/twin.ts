import type { SitePage } from '../../assemble/frame.ts'
import type { AnyBlock } from '../../model/block.ts'
import { languageOf, speakerOf } from '../language.ts'
import type { RenderInput } from '../render-input.ts'
import { toCleanMarkdown } from './to-markdown.ts'

/** What search reads of a page: its Markdown twin, with the blocks that have words of their own for it. */
export function searchedText(
  page: SitePage,
  markdown: string,
  input: Pick<RenderInput, 'site' | 'theme' | 'fast'>,
): string {
  const hasWords = ({ block: { search, more } }: { readonly block: AnyBlock }) =>
    search !== undefined || more?.search?.besides !== undefined
  if (!page.model.page.blocks.some(hasWords)) return markdown
  return pageMarkdown(page, input, ({ search, ...block }) => {
    const besides = block.more?.search?.besides
    if (search !== undefined) return { ...block, markdown: ({ model }: { readonly model: unknown }) => search(model) }
    if (besides === undefined) return block
    const gap = block.inline === true ? ' ' : '\n\n'
    return { ...block, markdown: (made) => [besides, block.markdown(made)].filter((text) => text !== '').join(gap) }
  })
}

/**
 * Writes a page's Markdown twin.
 *
 * @param form the blocks as they are to be written
 */
export function pageMarkdown(
  page: SitePage,
  { site, theme, fast, rest }: Pick<RenderInput, 'site' | 'theme' | 'fast' | 'rest'>,
  form: (block: AnyBlock) => AnyBlock = (block) => block,
): string {
  const { page: checked, models, bringsTitle } = page.model
  const tree = checked.tree ?? { type: 'root' as const, children: [] }
  return toCleanMarkdown(tree, bringsTitle ? null : page.title, {
    blocks: checked.blocks.map(({ block }, index) => ({ block: form(block), model: models[index] })),
    fences: checked.fences,
    say: speakerOf(theme, languageOf(checked.frontMatter.lang, site.config), site.config),
    link: (url) => site.link(url, checked.file, checked.links).href,
    source: checked.source.text,
    fast,
    rest,
  })
}
