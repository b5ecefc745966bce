import type { ReactElement, ReactNode } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'

/** What of the frame a site may have in a form of its own. */
export const partNames = ['TopBar', 'Footer', 'NotFound', 'Head', 'PageHeader'] as const
export type PartName = (typeof partNames)[number]

/**
 * Gives a part of the frame as a site wants it.
 *
 * @param standard the theme's own; null for the head, to which a site can only add
 */
export type FramePart = (name: PartName, view: PageView, standard: ReactElement | null) => ReactNode

/** Every part as the theme has it. */
export const standardPart: FramePart = (_name, _view, standard) => standard
