/** @returns Markdown as one cell of a table: a line, with its bars escaped, that breaks where a paragraph or an item begins */
export function cell(markdown: string): string {
  const text = markdown.trim()
  // Most cells are a word or a sentence.
  if (!/[\n|]/.test(text)) return text
  return text
    .replace(/\s*\n\s*(?:\n\s*|(?=(?:[-*+]|\d+[.)])\s))/g, '<br>')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\|/g, '\\|')
}

/** @returns a text as code, whatever back ticks it holds */
export function codeSpan(text: string): string {
  if (text !== '' && !/[`\n]/.test(text)) return `\`${text}\``
  const line = text.replace(/\s*\n\s*/g, ' ')
  const longest = (line.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  const pad = line.startsWith('`') || line.endsWith('`') || line === '' ? ' ' : ''
  return `${fence}${pad}${line}${pad}${fence}`
}

/** @returns code in a fence that it cannot close */
export function fenced(code: string, language: string): string {
  const longest = (code.match(/^\s*`{3,}/gm) ?? []).reduce((most, run) => Math.max(most, run.trim().length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language === 'text' ? '' : language}\n${code}\n${fence}`
}
