import { escapeText } from '../escape-text.ts'

/**
 * Colours the code of the generated samples. Their few kinds of tokens are known, so this needs no grammar: it can also
 * run in the browser, for an example that a reader chooses.
 */

const keywords =
  'import from const await new package func defer if var using public static class void throws return require extends ' +
  'true false True False None nil null echo puts'
const quoted = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"`
// The quotes of longer texts first, as they begin like the shorter ones'.
const texts = {
  java: String.raw`"""\n(?:[^\\]|\\[^])*?"""|${quoted}`,
  csharp: String.raw`(?<raw>"{3,})\n[^]*?\n *\k<raw>(?!")|${quoted}`,
  go: String.raw`\u0060[^\u0060]*\u0060|${quoted}`,
  // A shell knows no escapes between single marks.
  bash: `'[^']*'|\\\\'`,
} as const

/** @returns one string of safe HTML for each line of the code, without colours */
export function plainLines(code: string): readonly string[] {
  return escapeText(code).split('\n')
}

/**
 * @param lang the fence's language
 * @returns one string of safe HTML for each line of the code
 */
export function colourLines(code: string, lang: string): readonly string[] {
  const words = lang === 'bash' ? '(?<=^)curl\\b' : `\\b(?:${keywords.replaceAll(' ', '|')})\\b`
  const text = Object.hasOwn(texts, lang) ? texts[lang as keyof typeof texts] : quoted
  const comment = lang === 'python' || lang === 'ruby' || lang === 'bash' ? '#.*' : '(?<!:)//.*'
  const number = String.raw`(?<![\w.$])-?\d[\d.]*(?:[eE][+-]?\d+)?\b`
  const call = lang === 'bash' ? '(?<= )--?[a-z][a-z-]*|(?<= )-[HbuFX]\\b' : String.raw`\b[A-Za-z_]\w*(?=\()`
  const token = new RegExp(
    `(?<string>${text})|(?<comment>${comment})|(?<keyword>${words})|(?<number>${number})|(?<function>${call})`,
    'gm',
  )
  let html = ''
  let at = 0
  for (const match of code.matchAll(token)) {
    const [role = 'string'] =
      Object.entries(match.groups ?? {}).find(([name, held]) => name !== 'raw' && held !== undefined) ?? []
    html += escapeText(code.slice(at, match.index))
    // A token over several lines is closed on each.
    html += escapeText(match[0])
      .split('\n')
      .map((line) => (line === '' ? '' : `<span class="tok-${role}">${line}</span>`))
      .join('\n')
    at = match.index + match[0].length
  }
  return (html + escapeText(code.slice(at))).split('\n')
}
