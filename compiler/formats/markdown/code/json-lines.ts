import { escapeText } from '../../escape-text.ts'

const quoted = String.raw`"(?:[^"\\]|\\["\\/bfnrtu])*"`

/**
 * A line of JSON as `JSON.stringify` writes it with a member or an item on each: indent, name, a text, a number or a word,
 * and the signs around. No two of its parts begin alike, so that no text is tried twice.
 */
const line = new RegExp(
  `^( *)(?:(${quoted})(: ))?(?:(${quoted})|(-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:e[+-]?\\d+)?|true|false|null)|[[{]|\\[\\]|\\{\\}|(?<!: )[\\]}])(,?)$`,
)

/**
 * Colours JSON without its grammar: most examples of a reference are written by `JSON.stringify`, and each of their lines
 * says by itself what it is.
 *
 * @returns the lines as the grammar colours them; null for JSON that is written in another way
 */
export function jsonLines(code: string): readonly string[] | null {
  let html = ''
  for (const one of code.split('\n')) {
    const found = line.exec(one)
    if (found === null) return null
    const [, indent = '', name, colon = '', text, word, end = ''] = found
    html += html === '' ? indent : `\n${indent}`
    if (name !== undefined) html += `<span class="tok-property">${escapeText(name)}</span>${colon}`
    if (text !== undefined) html += `<span class="tok-string">${escapeText(text)}</span>`
    else if (word !== undefined) html += `<span class="tok-number">${word}</span>`
    else html += one.slice(indent.length + (name?.length ?? 0) + colon.length, one.length - end.length)
    html += end
  }
  // Cut from one text: lines that are remembered would hold each of their pieces.
  return html.split('\n')
}
