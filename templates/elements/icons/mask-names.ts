import type { IconName } from './Icon.tsx'

/**
 * Icons that are on nearly every page, some of them at each heading, link or sample: `icon-masks.css` has their
 * drawings, once for all pages (UPDATE=1 node test/run.mjs test/templates/icon-masks.test.ts writes it).
 */
export const maskNames = [
  'check',
  'chevron-down',
  'copy',
  'document',
  'edit',
  'external',
  'flag',
  'link',
  'markdown',
  'menu',
  'moon',
  'open-page',
  'screen',
  'search',
  'sun',
  'thumb-up',
  'x',
] as const satisfies readonly IconName[]

/** Those that stand at many entries of a menu, and have a class for it. All others are drawn where they stand. */
export const menuMasks = ['document'] as const satisfies readonly (typeof maskNames)[number][]

export type MenuMask = (typeof menuMasks)[number]
