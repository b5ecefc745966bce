import type { BlockUse, Finding } from '../../../compiler/model/block.ts'

/** One thing stands beside a section. */
export function checkLandingSection({ children }: BlockUse<unknown>): readonly Finding[] {
  const [, second] = children.flatMap((child, index) =>
    child.type === 'block' && child.name === 'SideContent' ? [index] : [],
  )
  return second === undefined
    ? []
    : [
        {
          code: 'SP3110',
          message: 'Unexpected second `SideContent` in `LandingSection`, expected one',
          hint: 'Put both into one, or make a section of its own.',
          child: second,
        },
      ]
}
