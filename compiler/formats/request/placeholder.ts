/**
 * Marks around the name of a value that only the reader has, of the private use area: nothing that an author writes in
 * angle brackets is taken for a placeholder, and nothing is encoded by mistake.
 */
const [open, close] = ['\uE000', '\uE001']
const marked = /\uE000([^\uE000\uE001]*)\uE001/g

/** @returns what replaces the value of that name until `showPlaceholders` */
export function placeholder(name: string): string {
  const plain = name.replace(/[<>\s\uE000\uE001]+/g, ' ').trim()
  return `${open}${plain}${close}`
}

/** @returns the text in parts: those at odd places are placeholders */
export function splitPlaceholders(text: string): readonly string[] {
  return text.split(/(\uE000[^\uE000\uE001]*\uE001)/)
}

/** @returns the text as a reader sees it, `<AccountSid>` for each placeholder, and the list of those */
export function showPlaceholders(text: string): { readonly text: string; readonly placeholders: readonly string[] } {
  const names = [...text.matchAll(marked)].map((match) => `<${match[1]}>`)
  return { text: text.replace(marked, '<$1>'), placeholders: [...new Set(names)] }
}
