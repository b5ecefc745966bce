import type { GeneratedPage } from '../../../../compiler/model/generated-page.ts'

type FrontMatter = GeneratedPage['frontMatter']

/** The keys that pages of a specification have from the page that names it. */
const keys = ['product', 'sidebar', 'beta_feature', 'internal', 'lang', 'draft', 'search'] as const

/** A page of a specification belongs where its index does: to its product, its sidebar, its readers and its language. */
export function ofReference(
  frontMatter: FrontMatter,
  own: Pick<FrontMatter, 'title' | 'toc'> & { readonly description: string },
): FrontMatter {
  const { draft, search } = frontMatter
  const given = Object.fromEntries(
    keys.flatMap((key) => (frontMatter[key] === undefined ? [] : [[key, frontMatter[key]]])),
  )
  return { draft, search, ...given, ...own, layout: 'doc' }
}
