import type { ReactElement } from 'react'
import { type MenuMask, menuMasks } from './mask-names.ts'

interface MaskIconProps {
  readonly name: MenuMask
  /** CSS pixels of a side; default 16. */
  readonly size?: 16 | 20
}

/** An icon of a menu. Its drawing is in the style, so that no page repeats it; like `Icon` it has no name of its own. */
export function MaskIcon({ name, size = 16 }: MaskIconProps): ReactElement {
  return <span className={`icon i-${name}${size === 16 ? '' : ` icon-${size}`}`} />
}

/** @returns whether an icon of a menu is drawn by the style */
export function isMenuMask(name: string): name is MenuMask {
  return menuMasks.some((known) => known === name)
}
