import { posix } from 'node:path'
import { codeLanguage } from '../../../../compiler/formats/markdown/code/code-languages.ts'
import { withProse } from '../with-prose.ts'

/** A file that is shown as code, or lines of it, as FastAPI writes it: `{* a.py ln[1:9] hl[2,4:6] title["a.py"] *}`. */
const shown =
  /^([ \t]*)\{\*[ \t]+([^\s*{}[\]]+)((?:[ \t]+(?:ln|hl)\[[\d:, \t]{1,200}\]|[ \t]+title\["[^"\r\n[\]]{1,200}"\])*)[ \t]+\*\}[ \t]*$/gm

/** It would end the code. */
const fence = /^\s*`{3}/m

/**
 * @param fileOf the text of a file by its address in the page; null where there is none that may be shown
 * @returns the text of a page with the files that it shows as fenced code; what can't be found stays
 */
export function withOwnCodeFiles(text: string, fileOf: (address: string) => string | null): string {
  if (!text.includes('{*')) return text
  return withProse(text, (prose) =>
    prose.replace(shown, (all, indent: string, address: string, options: string) => {
      const file = fileOf(address)
      if (file === null || fence.test(file)) return all
      const lines = file.trimEnd().split(/\r?\n/)
      const numbers = linesIn(options, 'ln', lines.length) ?? lines.map((_, at) => at + 1)
      const marked = new Set(linesIn(options, 'hl', lines.length))
      // Lines that are marked are counted in the file, and here from the first that is shown.
      const marks = numbers.flatMap((number, at) => (marked.has(number) ? [at + 1] : []))
      const [, title] = /title\["([^"]*)"\]/.exec(options) ?? []
      const opening = [
        `\`\`\`${languageOf(address)}`,
        ...(title === undefined ? [] : [`file="${title}"`]),
        ...(marks.length === 0 ? [] : [`{${marks.join(',')}}`]),
      ].join(' ')
      const code = numbers.map((number) => lines[number - 1] ?? '')
      return [opening, ...code, '```'].map((line) => (line === '' ? '' : indent + line)).join('\n')
    }),
  )
}

/** @returns the numbers of lines that an option names, each once and in order; null where it is not given */
function linesIn(options: string, name: string, count: number): readonly number[] | null {
  const given = new RegExp(`${name}\\[([^\\]]*)\\]`).exec(options)?.[1]
  if (given === undefined) return null
  const ranges = given.split(',').flatMap((range): readonly (readonly [number, number])[] => {
    const [, from, to = from] = /^\s*(\d+)\s*(?::\s*(\d+)\s*)?$/.exec(range) ?? []
    return from === undefined ? [] : [[Number(from), Math.min(Number(to), count)]]
  })
  const found: number[] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0]))
    for (let number = Math.max(from, (found.at(-1) ?? 0) + 1); number <= to; number++) found.push(number)
  return found
}

function languageOf(address: string): string {
  const ending = posix.extname(address).slice(1)
  return codeLanguage(ending) === null ? 'text' : ending
}
