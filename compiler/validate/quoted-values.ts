import { quotedSiteValue } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Attribute, BlockNode } from '../formats/markdown/tree.ts'
import { siteValue } from '../formats/site-value.ts'
import { at, type SourceText } from './source-text.ts'

/** @returns the path of the first value of the site that is written within a text; null where there is none */
export function quotedPath(text: string): string | null {
  const [written] = text.match(siteValue) ?? []
  return written?.slice(1, -1) ?? null
}

/** @returns a warning for each value of the site that stands in a text of a property, where it is no value */
export function quotedValues({ name, value }: Attribute, { syntax }: BlockNode, source: SourceText): Diagnostic[] {
  if (value.kind !== 'string' && value.kind !== 'expression') return []
  const { start, end } = value.range
  const text = source.text.slice(start, end)
  if (!text.includes('{site.')) return []
  return [...text.matchAll(siteValue)].flatMap(({ 0: written, index, groups: { path = '' } = {} }) => {
    const isWhole = written.length === text.length
    if (value.kind === 'expression' && isWhole) return []
    const inQuotes = /^(["'])\1$/.test(`${text[index - 1]}${text[index + written.length]}`)
    const right = syntax !== 'jsx' ? null : isWhole ? `${name}=${written}` : inQuotes ? path : null
    const range = { start: start + index, end: start + index + written.length }
    return [quotedSiteValue(at(source, range), { path, right })]
  })
}
