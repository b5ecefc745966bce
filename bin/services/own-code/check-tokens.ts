import { AtRule, CssSyntaxError, type Declaration, type Node, parse, type Root, Rule } from 'postcss'
import { doesNotCompile, lowContrast, notAToken, unknownToken } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic, Place } from '../../../compiler/diagnostics/diagnostic.ts'
import { nearest } from '../../../compiler/formats/nearest.ts'
import { shortContrasts, type Tokens } from './contrasts.ts'

const file = 'theme.css'
/** Where tokens are set: for everything, for a theme, for a brand. */
const tokenSelector = /^:root(?:\[data-(?:theme|brand)=(?:"[^"]*"|'[^']*'|\w+)\])*$/

/**
 * Holds `theme.css` against the tokens that there are.
 *
 * @param own its text
 * @param standard the text of the tool's own tokens
 */
export function checkTokens(own: string, standard: string): readonly Diagnostic[] {
  let tree: Root
  try {
    tree = parse(own)
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error
    const { line = 1, column = 1 } = error
    return [
      doesNotCompile({ file, place: { line, column, endLine: line, endColumn: column + 1 } }, { what: error.reason }),
    ]
  }
  const known = tokensOf(parse(standard))
  const names = [...known.light.keys()]
  const diagnostics: Diagnostic[] = []
  const wrong = (node: Node, what: string, length: number) =>
    diagnostics.push(notAToken({ file, place: placeOf(node, length) }, { found: what }))
  tree.walk((node) => {
    if (node.type === 'atrule' && node.name !== 'media') wrong(node, `\`@${node.name}\``, node.name.length + 1)
    if (node.type === 'rule' && !node.selectors.every((one) => tokenSelector.test(one.trim())))
      wrong(node, `selector \`${node.selector}\``, node.selector.length)
    if (node.type !== 'decl') return
    const { prop } = node
    if (!prop.startsWith('--')) wrong(node, `property \`${prop}\``, prop.length)
    else if (!names.includes(prop))
      diagnostics.push(
        unknownToken({ file, place: placeOf(node, prop.length) }, { token: prop, nearest: nearest(prop, names) }),
      )
  })
  return diagnostics.length > 0 ? diagnostics : contrasts(tree, known)
}

/** Pairs that the site's own colours bring below what they must reach, at the token that it sets. */
function contrasts(tree: Root, known: Tokens): readonly Diagnostic[] {
  const own = tokensOf(tree)
  const at = (role: string): Place | null => {
    let found: Declaration | null = null
    tree.walkDecls(role, (node) => {
      found = node
    })
    return found === null ? null : placeOf(found, role.length)
  }
  const joined: Tokens = {
    light: new Map([...known.light, ...own.light]),
    dark: new Map([...known.dark, ...own.dark]),
  }
  const before = new Set(shortContrasts(known).map(({ role, ground, scheme }) => `${role} ${ground} ${scheme}`))
  return shortContrasts(joined)
    .filter(({ role, ground, scheme }) => !before.has(`${role} ${ground} ${scheme}`))
    .map(({ role, ground, scheme, ratio, least }) =>
      lowContrast(
        { file, place: at(role) ?? at(ground) },
        { role, ground, scheme, ratio: ratio.toFixed(2), least: String(least) },
      ),
    )
}

/** What the rules for everything and for each theme set, in their order. */
function tokensOf(tree: Root): Tokens {
  const light = new Map<string, string>()
  const dark = new Map<string, string>()
  tree.walkDecls(/^--/, (node) => {
    const rule = node.parent
    if (!(rule instanceof Rule)) return
    const media = rule.parent instanceof AtRule ? rule.parent.params : ''
    for (const selector of rule.selectors) {
      if (/data-brand/.test(selector)) continue
      const isDark = /dark/.test(selector) || /prefers-color-scheme:\s*dark/.test(media)
      const isLight = /light/.test(selector) || /prefers-color-scheme:\s*light/.test(media)
      // Other conditions, such as of the window, change no colour for good.
      if (media !== '' && !isDark && !isLight) continue
      if (!isDark) light.set(node.prop, node.value)
      if (!isLight) dark.set(node.prop, node.value)
    }
  })
  return { light, dark }
}

function placeOf({ source }: Node, length: number): Place | null {
  const start = source?.start
  if (start === undefined) return null
  return { line: start.line, column: start.column, endLine: start.line, endColumn: start.column + length }
}
