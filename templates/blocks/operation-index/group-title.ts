import type { TagGroup } from '../../../compiler/openapi/index-by-tag.ts'
import { type Say, sayLabel } from '../../elements/texts/texts.ts'

/** @returns what a group of operations is called; one without a tag in the language of the page */
export function groupTitle({ tag, title }: Pick<TagGroup, 'tag' | 'title'>, say: Say): string {
  return tag === null ? sayLabel(say, title) : title
}
