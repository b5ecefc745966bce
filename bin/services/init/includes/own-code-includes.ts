import { withFences } from '../with-prose.ts'

/** A line of code in whose place another file is shown, or a part of one: of mdBook, and of MkDocs with PyMdown's snippets. */
const included =
  /^([ \t]*)(?:\{\{[ \t]*#(?:rustdoc_)?include[ \t]+([^\s{}:]+)(:[^\s{}]*)?[ \t]*\}\}|-+8<-+[ \t]+"([^"\r\n:]+)(:[^"\r\n]*)?")[ \t]*(?=\r?$)/gm

/** A line that names where a part begins or ends. */
const mark = /\b(ANCHOR|ANCHOR_END):[ \t]*([\w-]+)|-+8<-+[ \t]+\[(start|end):[ \t]*([\w-]+)\]/

/** It would end the code that it is shown in. */
const fence = /^\s*(?:`{3}|~{3})/m

/**
 * @param fileOf the text of a file by its address in the page; null where there is none that may be shown
 * @returns the text of a page with the files that its code takes in; what can't be found stays
 */
export function withOwnCodeIncludes(text: string, fileOf: (address: string) => string | null): string {
  if (!/\{\{[ \t]*#(?:rustdoc_)?include|8<-/.test(text)) return text
  return withFences(text, (code) =>
    code.replace(included, (all, indent: string, ...found: (string | undefined)[]) => {
      const [braces, part, scissors, section] = found
      const file = fileOf(braces ?? scissors ?? '')
      const shown = file === null ? null : partOf(file.split(/\r?\n/), part ?? section ?? '')
      if (shown === null || shown.some((line) => fence.test(line))) return all
      return shown.map((line) => (line === '' ? '' : indent + line)).join('\n')
    }),
  )
}

/**
 * @param said behind the path: nothing, `:name`, or lines from 1 with both ends in, `:2`, `:2:`, `::9` or `:2:9`
 * @returns null where there is no such part
 */
function partOf(lines: readonly string[], said: string): readonly string[] | null {
  const shown = (part: readonly string[]) => withoutEnd(part.filter((line) => !mark.test(line)))
  if (said === '') return shown(lines)
  const [, from = '', between, to = ''] = /^:(\d*)(:?)(\d*)$/.exec(said) ?? []
  if (between !== undefined)
    return shown(lines.slice(Number(from || 1) - 1, Number(to || (between === '' ? from : lines.length))))
  const at = (kinds: readonly string[]) =>
    lines.findIndex((line) => {
      const [, anchor, name, bracket, section] = mark.exec(line) ?? []
      return kinds.includes(anchor ?? bracket ?? '') && `:${name ?? section}` === said
    })
  const [first, last] = [at(['ANCHOR', 'start']), at(['ANCHOR_END', 'end'])]
  return first === -1 ? null : shown(lines.slice(first + 1, last === -1 ? undefined : last))
}

function withoutEnd(lines: readonly string[]): readonly string[] {
  let end = lines.length
  while (lines[end - 1]?.trim() === '') end--
  return lines.slice(0, end)
}
