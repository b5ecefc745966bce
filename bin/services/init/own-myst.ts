import { labelOf } from './label-of.ts'
import { proseAndFences } from './with-prose.ts'

/** Boxes of MyST, which Sphinx reads, and which of ours says the same. */
const boxes: Readonly<Record<string, string>> = {
  note: 'note',
  seealso: 'info',
  tip: 'tip',
  hint: 'tip',
  important: 'important',
  warning: 'warning',
  attention: 'warning',
  caution: 'caution',
  danger: 'danger',
  error: 'danger',
}

/** A directive as a fence, with its title or language, options and text. */
const fenced =
  /^(`{3,}|~{3,})\{([a-z-]+)\}[ \t]*([^\r\n]*)\r?\n((?::[a-z-]+:[^\r\n]*\r?\n)*)([\s\S]*?)(?:`{3,}|~{3,})[ \t]*(\r?\n|$)$/

/** The same between colons. */
const colons = /^(:{3,})\{([a-z]+)\}[ \t]*(.*)$/gm

/** @returns the text of a page with the boxes and the code of MyST as they are written here */
export function withOwnMyst(text: string): string {
  if (!/^(?:[`~]{3,}|:{3,})\{/m.test(text)) return text
  return proseAndFences(text)
    .map((piece, index) => (index % 2 === 0 ? piece.replace(colons, asDirective) : asBox(piece)))
    .join('')
}

function asDirective(all: string, fence: string, kind: string, title: string): string {
  const name = boxes[kind]
  return name === undefined ? all : `${fence}${name}${labelOf(title)}`
}

function asBox(piece: string): string {
  const [, fence = '', kind = '', said = '', options = '', body = '', end = ''] = fenced.exec(piece) ?? []
  const name = boxes[kind]
  if (name !== undefined)
    return `${':'.repeat(fence.length)}${name}${labelOf(said)}\n${body}${':'.repeat(fence.length)}${end}`
  if (!/^(?:code-block|sourcecode|code|code-cell)$/.test(kind)) return piece
  const [, file] = /^:caption:[ \t]*([^"\r\n]+?)[ \t]*\r?$/m.exec(options) ?? []
  const lines = /^:linenos:/m.test(options) ? ' lines' : ''
  return `${fence}${said.trim()}${file === undefined ? '' : ` file="${file}"`}${lines}\n${body}${fence}${end}`
}
