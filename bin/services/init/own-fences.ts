import { codeLanguage, commentMarks } from '../../../compiler/formats/markdown/code/code-languages.ts'
import { withFences } from './with-prose.ts'

/** What Docusaurus and Starlight call the file that a fence shows. */
const title = /([ \t])(?:title|filename)=(?=["'])/

/** The same of line numbers. */
const numbers = /([ \t])showLineNumbers(?=[ \t]|$)/

/** A comment of Docusaurus that marks lines: the one after it, or all up to the one that ends them. */
const highlight = /^(\s*(?:\/\/|#|--|<!--|\/\*|\{\/\*)\s*)highlight-(next-line|start|end)(\s*(?:-->|\*\/\}?)?\s*)$/

/** Numbers of the lines that are marked, behind the language or its options: of VitePress, Docusaurus and Gatsby. */
const lines = /^([ \t]*)(`{3,}|~{3,})([ \t]*)([\w+#.-]+)(?![\w+#.-])([^\n{}]*)\{([\d,\t -]+)\}([^\n]*\n)/

/** @returns the text of a page with the options and marks of its fences as they are named here: `file="a.ts" lines`, `!mark` */
export function withOwnFences(text: string): string {
  return withFences(text, (fence) =>
    withOwnLines(
      withOwnMarks(fence.replace(/^.*/, (line) => line.replace(title, '$1file=').replace(numbers, '$1lines'))),
    ),
  )
}

/** Comments that mark lines count from the first one behind them all. */
function withOwnLines(fence: string): string {
  const [opening, indent, ticks, space, language = '', before = '', numbered = '', behind = ''] =
    lines.exec(fence) ?? []
  if (opening === undefined) return fence
  const [[open, close] = ['//', '']] = commentMarks(codeLanguage(language))
  const end = `${close === '' ? '' : ` ${close}`}${behind.endsWith('\r\n') ? '\r\n' : '\n'}`
  const marks = numbered.split(',').flatMap((range) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? []
    return from === undefined ? [] : [`${indent}${open} !mark(${from}:${to})${end}`]
  })
  if (marks.length === 0) return fence
  return `${indent}${ticks}${space}${language}${before.trimEnd()}${behind}${marks.join('')}${fence.slice(opening.length)}`
}

function withOwnMarks(fence: string): string {
  if (!fence.includes('highlight-')) return fence
  const lines: string[] = []
  let opened: { readonly at: number; readonly before: string; readonly behind: string } | null = null
  for (const line of fence.split(/(?<=\n)/)) {
    const [, before = '', kind, behind = ''] = highlight.exec(line) ?? []
    if (kind === 'next-line') lines.push(`${before}!mark${behind}`)
    else if (kind === 'end' && opened !== null) {
      lines[opened.at] = `${opened.before}!mark(1:${lines.length - opened.at - 1})${opened.behind}`
      opened = null
    } else {
      if (kind === 'start') opened = { at: lines.length, before, behind }
      lines.push(line)
    }
  }
  return lines.join('')
}
