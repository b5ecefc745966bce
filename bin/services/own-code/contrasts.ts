import { type Color, parse, wcagContrast } from 'culori'

type Scheme = 'light' | 'dark'
/** Values of tokens by their names, in each theme. */
export type Tokens = Readonly<Record<Scheme, ReadonlyMap<string, string>>>

/** Two tokens that are on each other and can hardly be distinguished. */
export interface ShortContrast {
  readonly role: string
  readonly ground: string
  readonly scheme: Scheme
  readonly ratio: number
  readonly least: number
}

const grounds = ['--canvas', '--surface', '--sunken', '--raised']
const states = ['info', 'warning', 'danger', 'success', 'beta', 'neutral', 'decorative']
/** Text (WCAG 2.2, 1.4.3), and borders of controls and the focus (1.4.11), by what they are on somewhere. */
const pairs: readonly (readonly [role: string, ground: string, least: number])[] = [
  ...['--text', '--muted', '--accent'].flatMap((role) => grounds.map((ground) => [role, ground, 4.5] as const)),
  ...['--muted', '--accent'].flatMap((role) =>
    ['--accent-ground', '--neutral-ground'].map((ground) => [role, ground, 4.5] as const),
  ),
  ['--accent-strong', '--canvas', 4.5],
  ['--on-accent', '--accent', 4.5],
  ['--on-accent', '--accent-strong', 4.5],
  ['--text', '--selection', 4.5],
  ...states.flatMap((state) => [
    ['--text', `--${state}-ground`, 4.5] as const,
    [`--${state}`, `--${state}-ground`, 4.5] as const,
    [`--${state}`, '--canvas', 4.5] as const,
  ]),
  ...['--control-border', '--focus'].flatMap((role) => grounds.map((ground) => [role, ground, 3] as const)),
]

/** @returns the pairs below AA; what can't be told from the values alone (`color-mix()`, transparency) is not among them */
export function shortContrasts(tokens: Tokens): readonly ShortContrast[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    pairs.flatMap(([role, ground, least]) => {
      const [text, below] = [role, ground].map((name) => colorOf(`var(${name})`, tokens[scheme], scheme))
      if (text == null || below == null) return []
      const ratio = wcagContrast(text, below)
      return ratio < least ? [{ role, ground, scheme, ratio, least }] : []
    }),
  )
}

/** @returns null for what is no opaque colour */
function colorOf(value: string, tokens: ReadonlyMap<string, string>, scheme: Scheme): Color | null {
  const written = inScheme(withTokens(value, tokens), scheme)
  const color = parse(written)
  return color === undefined || (color.alpha ?? 1) < 1 ? null : color
}

/** Tokens name others; no way of names is longer than there are tokens. */
function withTokens(value: string, tokens: ReadonlyMap<string, string>): string {
  let text = value
  for (let left = 20; left > 0 && text.includes('var('); left--)
    text = text.replace(/var\((--[\w-]+)(?:,([^()]*))?\)/g, (_, name: string, other = '') => tokens.get(name) ?? other)
  return text
}

/** `light-dark(a, b)` as it is in one theme. */
function inScheme(value: string, scheme: Scheme): string {
  const inner = /^\s*light-dark\((.*)\)\s*$/s.exec(value)?.[1]
  if (inner === undefined) return value
  let depth = 0
  const cut = [...inner].findIndex((character) => {
    if (character === '(') depth++
    if (character === ')') depth--
    return character === ',' && depth === 0
  })
  return (scheme === 'light' ? inner.slice(0, cut) : inner.slice(cut + 1)).trim()
}
