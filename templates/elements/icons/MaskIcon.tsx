import type { ReactElement } from 'react'
import { type MaskName, maskNames } from './mask-names.ts'

interface MaskIconProps {
  readonly name: MaskName
  /** CSS pixels of a side; default 16. */
  readonly size?: 16 | 20
}

/** An icon of the frame. Its drawing is in the style, so that no page repeats it; like `Icon` it has no name of its own. */
export function MaskIcon({ name, size = 16 }: MaskIconProps): ReactElement {
  return <span className={`icon i-${name}${size === 16 ? '' : ` icon-${size}`}`} />
}

/** @returns whether an icon is drawn by the style */
export function isMaskName(name: string): name is MaskName {
  return maskNames.some((known) => known === name)
}
