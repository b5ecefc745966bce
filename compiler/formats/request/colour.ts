import { escapeText } from '../escape-text.ts'

/**
 * Colours the code of the generated samples. Their few kinds of tokens are known, so this needs no grammar: it can also
 * run in the browser, for an example that a reader chooses.
 */

const keywords: ReadonlySet<string> = new Set(
  `import from const await new package func defer if var using public static class void throws return require extends
  true false True False None nil null echo puts`.split(/\s+/),
)
const quoted = String.raw`'(?:[^'\\]|\\[^])*'|"(?:[^"\\\n]|\\[^])*"`
// The quotes of longer texts first, as they begin like the shorter ones'.
const texts: Readonly<Record<string, string>> = {
  java: String.raw`"""\n(?:[^\\]|\\[^])*?"""|${quoted}`,
  csharp: String.raw`(?<raw>"{3,})\n[^]*?\n *\k<raw>(?!")|${quoted}`,
  go: String.raw`\u0060[^\u0060]*\u0060|${quoted}`,
  // A shell knows no escapes between single marks.
  bash: `'[^']*'|\\\\'`,
}

/** @returns one string of safe HTML for each line of the code, without colours */
export function plainLines(code: string): readonly string[] {
  return escapeText(code).split('\n')
}

/** What has a colour in a language. No token of one kind begins as those of another do, but words. */
function tokensOf(lang: string): RegExp {
  const text = (Object.hasOwn(texts, lang) ? texts[lang] : undefined) ?? quoted
  const comment = lang === 'python' || lang === 'ruby' || lang === 'bash' ? '#.*' : '(?<!:)//.*'
  const number = String.raw`(?<![\w.$])-?\d[\d.]*(?:[eE][+-]?\d+)?\b`
  const words =
    lang === 'bash'
      ? '^curl\\b|(?<= )--?[a-z][a-z-]*|(?<= )-[HbuFX]\\b'
      : String.raw`\b(?:(?:${[...keywords].join('|')})\b|[A-Za-z_]\w*(?=\())`
  return new RegExp(`${text}|${comment}|${number}|${words}`, 'gm')
}

/** Of the languages of generated samples, made once. */
const patterns: ReadonlyMap<string, RegExp> = new Map(
  ['bash', 'javascript', 'python', 'java', 'csharp', 'go', 'php', 'ruby'].map((lang) => [lang, tokensOf(lang)]),
)

function roleOf(token: string, lang: string): string {
  if (/^['"`\\]/.test(token)) return 'string'
  if (/^(?:#|\/\/)/.test(token)) return 'comment'
  if (/^-?\d/.test(token)) return 'number'
  return (lang === 'bash' ? token === 'curl' : keywords.has(token)) ? 'keyword' : 'function'
}

/**
 * @param lang the fence's language
 * @returns one string of safe HTML for each line of the code
 */
export function colourLines(code: string, lang: string): readonly string[] {
  let html = ''
  let at = 0
  for (const { 0: token, index } of code.matchAll(patterns.get(lang) ?? tokensOf(lang))) {
    const open = `<span class="tok-${roleOf(token, lang)}">`
    const written = escapeText(token)
    html += escapeText(code.slice(at, index))
    // A token over several lines is closed on each.
    html += written.includes('\n')
      ? written.replace(/[^\n]+/g, (line) => `${open}${line}</span>`)
      : `${open}${written}</span>`
    at = index + token.length
  }
  return (html + escapeText(code.slice(at))).split('\n')
}
