import { CssSyntaxError, type Node, parse, type Root } from 'postcss'
import { doesNotCompile, lowContrast, notAToken, unknownToken } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic, Place } from '../../../compiler/diagnostics/diagnostic.ts'
import { nearest } from '../../../compiler/formats/nearest.ts'
import { tokensFile } from '../../../compiler/model/own-code.ts'
import { cascade, type SetToken, setTokens, valuesOf } from './cascade.ts'
import { type ShortContrast, shortContrasts } from './contrasts.ts'

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
      doesNotCompile(
        { file: tokensFile, place: { line, column, endLine: line, endColumn: column + 1 } },
        { what: error.reason },
      ),
    ]
  }
  const known = setTokens(parse(standard))
  const names = [...new Set(known.map(({ node }) => node.prop))]
  const diagnostics: Diagnostic[] = []
  const wrong = (node: Node, what: string, length: number) =>
    diagnostics.push(notAToken({ file: tokensFile, place: placeOf(node, length) }, { found: what }))
  tree.walk((node) => {
    if (node.type === 'atrule' && node.name !== 'media') wrong(node, `\`@${node.name}\``, node.name.length + 1)
    if (node.type === 'rule' && !node.selectors.every((one) => tokenSelector.test(one.trim())))
      wrong(node, `selector \`${node.selector}\``, node.selector.length)
    if (node.type !== 'decl') return
    const { prop } = node
    if (!prop.startsWith('--')) wrong(node, `property \`${prop}\``, prop.length)
    else if (!names.includes(prop))
      diagnostics.push(
        unknownToken(
          { file: tokensFile, place: placeOf(node, prop.length) },
          { token: prop, nearest: nearest(prop, names) },
        ),
      )
  })
  return diagnostics.length > 0 ? diagnostics : contrasts(tree, known)
}

/** Pairs that the site's own colours bring below what they must reach, at the token that it sets. */
function contrasts(tree: Root, known: readonly SetToken[]): readonly Diagnostic[] {
  const own = setTokens(tree)
  const brands = new Set([null, ...own.map(({ brand }) => brand)])
  /** What is short for every brand is told once. */
  const told = new Set<string>()
  return [...brands].flatMap((brand) => {
    const held = cascade([...known, ...own], brand)
    const before = new Set(shortContrasts(valuesOf(cascade(known, brand))).map(nameOf))
    return shortContrasts(valuesOf(held)).flatMap((short) => {
      const { role, ground, scheme, ratio, least } = short
      const which = `${nameOf(short)} ${ratio}`
      if (before.has(nameOf(short)) || told.has(which)) return []
      told.add(which)
      const at = [role, ground].map((name) => held[scheme].get(name)).find((token) => token && own.includes(token))
      return lowContrast(
        { file: tokensFile, place: at === undefined ? null : placeOf(at.node, at.node.prop.length) },
        { role, ground, scheme, brand: brand ?? '', ratio: ratio.toFixed(2), least: String(least) },
      )
    })
  })
}

const nameOf = ({ role, ground, scheme }: ShortContrast) => `${role} ${ground} ${scheme}`

function placeOf({ source }: Node, length: number): Place | null {
  const start = source?.start
  if (start === undefined) return null
  return { line: start.line, column: start.column, endLine: start.line, endColumn: start.column + length }
}
