import type { Problem } from './problem.ts'

/**
 * Looks at the directives before a document, of which the parser lets two mistakes pass: one without the line `---` that
 * ends them, and `%YAML` twice (YAML 1.2.2, sections 6.8 and 9.1.2).
 *
 * @returns null where nothing is wrong
 */
export function directiveFault(text: string): Problem | null {
  let start = 0
  let last: { readonly start: number; readonly end: number } | null = null
  let hasVersion = false
  for (const line of text.split('\n')) {
    const at = { start, end: start + line.trimEnd().length }
    start += line.length + 1
    if (line.startsWith('%')) {
      const isVersion = /^%YAML\s/.test(line)
      if (isVersion && hasVersion) return fault('second `%YAML`, expected one', 'Remove the line.', at)
      hasVersion ||= isVersion
      last = at
      continue
    }
    if (line.trim() === '' || line.startsWith('#')) continue
    return null
  }
  return last === null ? null : fault('directive without a document, expected a line `---` after it', null, last)
}

function fault(found: string, hint: string | null, at: { readonly start: number; readonly end: number }): Problem {
  return { kind: 'syntax', format: 'YAML', found, hint, ...at }
}
