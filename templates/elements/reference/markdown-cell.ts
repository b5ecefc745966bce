/** @returns Markdown as one cell of a table: a line, with its bars escaped */
export function cell(markdown: string): string {
  return markdown
    .trim()
    .replace(/\s*\n\s*\n\s*/g, '<br>')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/\\?\|/g, '\\|')
}

/** @returns a text as code, whatever back ticks it holds */
export function codeSpan(text: string): string {
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
