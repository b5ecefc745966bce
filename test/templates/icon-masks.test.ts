import { test } from 'node:test'
import { directedIcons, icons } from '../../templates/elements/icons/Icon.tsx'
import { maskNames, menuMasks } from '../../templates/elements/icons/mask-names.ts'
import { golden } from '../golden.ts'

/** The path as `Icon` draws it, for a mask: of its colour only the opacity counts. */
const drawing = (path: string, mirror = '') =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='black' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'${mirror}/></svg>")`

test('the style has the drawings of the icons that stand on every page', () => {
  const drawings = maskNames.map((name) => `  --icon-${name}: ${drawing(icons[name])};\n`)
  const mirrored = maskNames
    .filter((name) => directedIcons.includes(name))
    .map((name) => `  --icon-${name}: ${drawing(icons[name], " transform='matrix(-1 0 0 1 20 0)'")};\n`)
  const names = menuMasks.map((name) => `.i-${name} {\n  --icon: var(--icon-${name});\n}\n`)
  const head = '/* Written by test/templates/icon-masks.test.ts from the paths beside this file. */\n'
  golden(
    'templates/elements/icons/icon-masks.css',
    `${head}:root {\n${drawings.join('')}}\n[dir='rtl'] {\n${mirrored.join('')}}\n${names.join('')}`,
  )
})
