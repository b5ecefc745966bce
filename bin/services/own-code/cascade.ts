import { AtRule, type Declaration, type Root, Rule } from 'postcss'
import type { Tokens } from './contrasts.ts'

type Scheme = keyof Tokens

/** A token that is set, and when its rule holds. */
export interface SetToken {
  readonly node: Declaration
  readonly schemes: readonly Scheme[]
  /** null: for every brand. */
  readonly brand: string | null
  /** How many conditions its selector has: rules with more of them go before others (CSS Cascade 4, 6.4). */
  readonly weight: number
}

/** @returns the tokens that rules for `:root` set, in their order */
export function setTokens(tree: Root): readonly SetToken[] {
  const found: SetToken[] = []
  tree.walkDecls(/^--/, (node) => {
    const rule = node.parent
    if (!(rule instanceof Rule)) return
    const media = rule.parent instanceof AtRule ? rule.parent.params : ''
    for (const selector of rule.selectors) {
      const isDark = /dark/.test(selector) || /prefers-color-scheme:\s*dark/.test(media)
      const isLight = /light/.test(selector) || /prefers-color-scheme:\s*light/.test(media)
      // Other conditions, such as of the window, change no colour for good.
      if (media !== '' && !isDark && !isLight) continue
      found.push({
        node,
        schemes: isDark ? ['dark'] : isLight ? ['light'] : ['light', 'dark'],
        brand: /\[data-brand=["']?([^"'\]]*)/.exec(selector)?.[1] ?? null,
        weight: selector.split('[').length,
      })
    }
  })
  return found
}

/** @returns by their names, in each theme, the tokens that hold for a brand: of rules as strong as each other the last */
export function cascade(
  tokens: readonly SetToken[],
  brand: string | null,
): Readonly<Record<Scheme, ReadonlyMap<string, SetToken>>> {
  const held = tokens
    .filter((token) => token.brand === null || token.brand === brand)
    .sort((one, other) => one.weight - other.weight)
  const inScheme = (scheme: Scheme) =>
    new Map(held.filter(({ schemes }) => schemes.includes(scheme)).map((token) => [token.node.prop, token] as const))
  return { light: inScheme('light'), dark: inScheme('dark') }
}

/** @returns their values, without the spaces that stand around them where no semicolon ends them */
export function valuesOf({ light, dark }: ReturnType<typeof cascade>): Tokens {
  const values = (tokens: ReadonlyMap<string, SetToken>) =>
    new Map([...tokens].map(([name, { node }]) => [name, node.value.trim()] as const))
  return { light: values(light), dark: values(dark) }
}
