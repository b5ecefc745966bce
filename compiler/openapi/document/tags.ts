import { inside, items, type Source, textField } from './document.ts'
import { type ExternalDocs, externalDocsOf } from './external-docs.ts'

/** A tag as a document declares it. */
export interface DeclaredTag {
  readonly tag: string | null
  /** What to show in place of its name. */
  readonly title: string | null
  /** Markdown. */
  readonly description: string | null
  readonly externalDocs: ExternalDocs | null
  readonly parent: string | null
  /** What it is for (OpenAPI 3.2): `nav` when nothing is said, `badge`, `audience`, or a word of one's own. */
  readonly kind: string
}

/** @returns the tags that a document declares, in its order */
export function declaredTags(root: Source): readonly DeclaredTag[] {
  return items(inside(root, 'tags')).map(({ value }) => ({
    tag: textField(value, 'name'),
    title: textField(value, 'x-displayName') ?? textField(value, 'summary'),
    description: textField(value, 'description'),
    externalDocs: externalDocsOf(value),
    parent: textField(value, 'parent'),
    kind: textField(value, 'kind') ?? 'nav',
  }))
}

/** @returns the words to show beside an operation: of its tags those that are badges, as they are declared */
export function badgesOf(root: Source, names: readonly string[]): readonly string[] {
  if (names.length === 0) return []
  const badges = new Map(declaredTags(root).flatMap((one) => (one.kind === 'badge' ? [[one.tag, one]] : [])))
  return [...new Set(names)].flatMap((name) => {
    const badge = badges.get(name)
    return badge === undefined ? [] : [badge.title ?? name]
  })
}
