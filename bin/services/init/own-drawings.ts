import { activeIn } from '../../../compiler/read/active-content.ts'

/** HTML in a drawing, and what is shown in its place where that is not: diagrams.net writes its labels so. */
const opening = /<switch>\s*<foreignObject\b/g
const closing = '</foreignObject>'
/** Labels are short. */
const mostHtml = 5000
/** The size of the plain text. */
const fontSize = /^(\s*<text\b[^<>]*?\sfont-size=")\d+px(")/
const instead = /\s*<(?:text|image|g)\b/y
/** What it says where no HTML is shown; all else is as it was drawn. */
const noHtml = /<switch>\s*<g\b[^<>]{0,200}#Extensibility"\s*(?:\/>|>\s*<\/g>)\s*<a\b/g

/**
 * Takes the HTML out of a drawing, where it holds the same as plain text beside it.
 *
 * @param path of the file
 * @returns null where nothing is to be taken out, or would be left that browsers run
 */
export function plainDrawing(path: string, bytes: Uint8Array): string | null {
  if (!/\.svg$/i.test(path)) return null
  const text = new TextDecoder().decode(bytes)
  if (!text.includes(closing)) return null
  const plain = withoutNotice(withoutHtml(text))
  return activeIn(path, new TextEncoder().encode(plain)) === null ? plain : null
}

function withoutHtml(text: string): string {
  const pieces: string[] = []
  let at = 0
  let end = 0
  for (const { index } of text.matchAll(opening)) {
    if (index < at) continue
    // What ends none of those before ends none of them.
    if (end < index) end = text.indexOf(closing, index)
    if (end === -1) break
    const behind = end + closing.length
    instead.lastIndex = behind
    if (!instead.test(text)) continue
    const size = sizeIn(text.slice(Math.max(index, behind - mostHtml), behind))
    const tag = size === null ? null : fontSize.exec(text.slice(behind, behind + 1000))
    pieces.push(text.slice(at, index), '<switch>')
    if (tag !== null) pieces.push(`${tag[1]}${size}${tag[2]}`)
    at = behind + (tag?.[0].length ?? 0)
  }
  return pieces.join('') + text.slice(at)
}

/** @returns the size of the innermost letters of a label, which the text beside it does not have */
function sizeIn(html: string): string | null {
  const sizes = [...html.matchAll(/font-size:\s?(\d{1,3}px)/g)].map(([, size = '']) => size)
  return sizes.findLast((size) => !size.startsWith('0')) ?? null
}

function withoutNotice(text: string): string {
  const pieces: string[] = []
  let at = 0
  for (const { index } of text.matchAll(noHtml)) {
    if (index < at) continue
    const end = text.indexOf('</switch>', index)
    if (end === -1) break
    pieces.push(text.slice(at, index))
    at = end + '</switch>'.length
  }
  return pieces.join('') + text.slice(at)
}
