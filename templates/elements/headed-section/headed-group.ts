import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { MarkdownInput } from '../../../compiler/model/public-block.ts'
import { anchorOf, takeAnchor } from '../heading/anchor.ts'
import { headingMarkdown } from '../heading/heading-markdown.ts'

/** A group of a section of a home page, with a heading that can be linked to. */
export interface HeadedGroup {
  readonly heading: string
  readonly anchor: string
}

/** What an author writes of a group. */
interface GroupProps {
  readonly heading: string
  /** Without it the anchor is made from the heading. */
  readonly anchor?: string | undefined
}

/** @returns the model of a group, whose heading is one of the page's; a finding where the anchor is taken */
export function headedGroup({ props, id }: Pick<ModelInput<GroupProps>, 'props' | 'id'>): Modelled<HeadedGroup> {
  const { heading, anchor: value } = props
  const { anchor, findings } = takeAnchor({ property: 'anchor', value, standard: anchorOf(heading) }, id)
  return { model: { heading, anchor }, headings: [{ id: anchor, depth: 3, value: heading }], findings }
}

/** @returns the Markdown form of a group: its heading, and what it holds line by line */
export function headedGroupMarkdown({ model, parts }: Pick<MarkdownInput<HeadedGroup>, 'model' | 'parts'>): string {
  const lines = parts.map(({ markdown }) => markdown)
  return `${headingMarkdown(3, model.heading, model.anchor)}\n\n${lines.join('\n')}`
}
