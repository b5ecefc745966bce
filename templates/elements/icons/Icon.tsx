import type { ReactElement } from 'react'
import { namesOf } from '../names-of.ts'
import { interfaceIcons } from './interface-icons.ts'
import { subjectIcons } from './subject-icons.ts'

/** Paths of the icons by name. */
export const icons = { ...interfaceIcons, ...subjectIcons } as const

/** Names of the drawn icons. Each is one path on a grid of 20 by 20, drawn as a line in the text's colour. */
export type IconName = keyof typeof icons

export const iconNames = namesOf(icons)

/** Those that point along the line: they are mirrored where text is read from the right. */
export const directedIcons: readonly IconName[] = [
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'external',
  'open-page',
]

interface IconProps {
  readonly name: IconName
  /** CSS pixels of a side where letters are of the usual size (elements/controls.css); default 20. */
  readonly size?: 16 | 20 | 32
}

/** An icon without a name of its own: the text beside it, or the control's label, says what it means. */
export function Icon({ name, size = 20 }: IconProps): ReactElement {
  return (
    <svg
      className={directedIcons.includes(name) ? 'icon icon-directed' : 'icon'}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
