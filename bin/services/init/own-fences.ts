import { codeLanguage, commentMarks } from '../../../compiler/formats/markdown/code/code-languages.ts'
import { withOwnTwoslash } from './own-twoslash.ts'
import { withFences } from './with-prose.ts'

/** What Docusaurus and Starlight call the file that a fence shows. */
const title = /([ \t])(?:title|filename)=(?=["'])/

/** The same of line numbers. */
const numbers = /([ \t])showLineNumbers(?=[ \t]|$)/

/** What VitePress has behind the language and the marked lines, `js{1}:line-numbers=5`. */
const numbering = /^([ \t]*(?:`{3,}|~{3,})[ \t]*[\w+#.-]+(?:\{[\d,\t -]+\})?):(no-)?line-numbers(?:=\d+)?(?![\w-])/

/** What MkDocs has behind it. */
const marked = /[ \t]hl_lines=["']([\d \t-]+)["']/
const counted = /[ \t]linenums=["']\d+["']/

/** Language and options of PyMdown in braces, `{ .yaml .annotate title="a.yml" }`. */
const braced =
  /^([ \t]*(?:`{3,}|~{3,}))[ \t]*\{[ \t]*\.([\w+#-]+)(?:[ \t]+[.#][\w-]+)*((?:[ \t]+\w+=(?:"[^"\r\n]*"|'[^'\r\n]*'))*)[ \t]*\}/

/** Options without a language. */
const unnamed = /^([ \t]*(?:`{3,}|~{3,}))[ \t]*(?=(?:title|filename|hl_lines|linenums)=["'])/

/** What mdBook says of code behind a comma, `rust,no_run`. */
const book = /^([ \t]*(?:`{3,}|~{3,})[ \t]*[\w+#.-]+)(?:,[a-z_]\w*)+(?=[ \t]*\r?$)/

/** What follows a line of VitePress that is marked, or in focus. */
const lineMark =
  /(\/\/|#|--|<!--|\/\*)[ \t]{0,3}\[!code[ \t]{1,3}(?:(hl|highlight)|focus)\][ \t]{0,3}(-->|\*\/)?[ \t]{0,3}(\r?\n)$/

/** A comment of Docusaurus that marks lines: the one after it, or all up to the one that ends them. */
const highlight = /^(\s*(?:\/\/|#|--|<!--|\/\*|\{\/\*)\s*)highlight-(next-line|start|end)(\s*(?:-->|\*\/\}?)?\s*)$/

/** Numbers of the lines that are marked, behind the language or its options: of VitePress, Docusaurus and Gatsby. */
const lines = /^([ \t]*)(`{3,}|~{3,})([ \t]*)([\w+#.-]+)(?![\w+#.-])([^\n{}]*)\{([\d,\t -]+)\}([^\n]*\n)/

/** @returns the text of a page with the options and marks of its fences as they are named here: `file="a.ts" lines`, `!mark` */
export function withOwnFences(text: string): string {
  return withFences(text, (fence) => {
    const shown = withOwnTwoslash(fence)
    return withOwnLines(withOwnMarks(withOwnLineMarks(shown.replace(/^.*/, withOwnOptions))))
  })
}

function withOwnOptions(line: string): string {
  return line
    .replace(braced, '$1$2$3')
    .replace(unnamed, '$1text ')
    .replace(title, '$1file=')
    .replace(numbers, '$1lines')
    .replace(numbering, (_, before: string, without = '') => (without === '' ? `${before} lines` : before))
    .replace(marked, (_, given: string) => ` {${given.trim().replace(/[ \t]+/g, ',')}}`)
    .replace(counted, ' lines')
    .replace(book, '$1')
}

/** Where a fence marks lines behind them, the comment stands before them here. */
function withOwnLineMarks(fence: string): string {
  if (!fence.includes('[!code')) return fence
  const own = (line: string) => {
    const found = lineMark.exec(line)
    const code = line.slice(0, found?.index).trimEnd()
    if (found === null || code === '') return line
    const [, open = '', highlighted, close, end = ''] = found
    const [indent = ''] = /^[ \t]*/.exec(code) ?? []
    const mark = highlighted === undefined ? '!focus' : '!mark'
    return `${indent}${open} ${mark}${close === undefined ? '' : ` ${close}`}${end}${code}${end}`
  }
  return fence
    .split(/(?<=\n)/)
    .map(own)
    .join('')
}

/** Comments that mark lines count from the first one behind them all. */
function withOwnLines(fence: string): string {
  const [opening, indent, ticks, space, language = '', before = '', numbered = '', behind = ''] =
    lines.exec(fence) ?? []
  if (opening === undefined) return fence
  const [[open, close] = ['//', '']] = commentMarks(codeLanguage(language))
  const end = `${close === '' ? '' : ` ${close}`}${behind.endsWith('\r\n') ? '\r\n' : '\n'}`
  const count = fence.trimEnd().split('\n').length - 2
  const marks = numbered.split(',').flatMap((range) => {
    const [, from, to = from] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(range) ?? []
    // A mark beyond the last line marks nothing.
    return from === undefined || Number(from) > count
      ? []
      : [`${indent}${open} !mark(${from}:${Math.min(Number(to), count)})${end}`]
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
