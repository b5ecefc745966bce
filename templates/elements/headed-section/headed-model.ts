import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { BlockUse } from '../../../compiler/model/block-use.ts'
import { takeAnchor } from '../heading/anchor.ts'

/** A part of a landing or home page, with a heading that its block makes. */
export interface HeadedModel {
  readonly heading: string
  readonly anchor: string
  /** There is other content between the cards: it is shown as it was written. */
  readonly isMixed: boolean
}

/** What a section is called where its author does not say. */
interface Standard {
  readonly heading: string
  readonly anchor: string
}

/**
 * @param parts names of the blocks that the section lays out its own way, as long as there is nothing else
 * @returns the model of a section, whose heading is one of the page's
 */
export function headedModel(
  { use, props, id }: Pick<ModelInput<Partial<Standard>>, 'use' | 'props' | 'id'>,
  standard: Standard,
  parts: readonly string[],
): Modelled<HeadedModel> {
  const heading = props.heading ?? standard.heading
  const { anchor, findings } = takeAnchor({ property: 'anchor', value: props.anchor, standard: standard.anchor }, id)
  return {
    model: { heading, anchor, isMixed: !containsOnly(use.children, parts) },
    headings: [{ id: anchor, depth: 2, value: heading }],
    findings,
  }
}

function containsOnly(children: BlockUse['children'], names: readonly string[]): boolean {
  return children.every((child) =>
    child.type === 'text' ? child.value.trim() === '' : child.type === 'block' && names.includes(child.name),
  )
}
