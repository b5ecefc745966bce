import type { TagGroup } from '../../../compiler/openapi/index-by-tag.ts'
import type { TextKey } from '../../elements/texts/keys.ts'
import type { Say } from '../../elements/texts/texts.ts'

/** @returns what a group of operations is called; one without a tag in the language of the page */
export function groupTitle({ tag, title }: TagGroup, say: Say): string {
  return tag === null ? say(title as TextKey) : title
}
