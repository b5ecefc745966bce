/** A page in which code can't be taken for text. */
export interface MaskedCode {
  /** The source with code written over, line for line. */
  readonly text: string
  /** Lines that open a fence, from 1: the parser must find the same. */
  readonly fences: ReadonlySet<number>
  /** Lines in fences and those that close them, from 1. */
  readonly inside: ReadonlySet<number>
}

/** Marks of lists and quotes before what is in them. */
const container = String.raw`[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*`
const mayOpen = /`{3}|~{3}/
const opening = new RegExp(`^${container}(\`{3,}(?=[^\`]*$)|~{3,})`)
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/
const codeSpan = /(?<!`)`([^`\n\\]+)`(?!`)/g

/**
 * Writes over fenced code and over code spans of one line, so that rules about the source see only what is text. It is a
 * scan over lines, which can be wrong; that the parser finds its fences on the same lines shows that it was right.
 *
 * @returns null when a fence is not closed, unless it goes on to the end, whatever it lies in
 */
export function maskCodeStrictly(source: string): MaskedCode | null {
  const fences = new Set<number>()
  const inside = new Set<number>()
  if (!mayOpen.test(source)) return { text: withoutSpans(source), fences, inside }
  let fence: { readonly mark: string; readonly isQuoted: boolean; readonly indent: number } | null = null
  let isSure = true
  const lines = source.split('\n').map((line, index) => {
    if (fence === null && !mayOpen.test(line)) return line
    const bare = line.endsWith('\r') ? line.slice(0, -1) : line
    if (fence === null) {
      const mark = opening.exec(bare)?.[1]
      if (mark === undefined) return line
      fence = { mark, isQuoted: /^[ \t]*>/.test(line), indent: bare.indexOf(mark) }
      isSure = /^ *$/.test(bare.slice(0, fence.indent))
      fences.add(index + 1)
      return line
    }
    inside.add(index + 1)
    const end = closing.exec(bare)?.[1]
    if (end?.startsWith(fence.mark) === true) {
      fence = null
      return line
    }
    // What is set in less may end the item that the fence lies in.
    isSure &&= !/\S/.test(line) || line.search(/[^ ]/) >= fence.indent
    // In a quote each line keeps its own sign, which the rules of quotes judge.
    return fence.isQuoted || !/\S/.test(line) ? line : `${/^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ')}x`
  })
  return fence === null || isSure ? { text: withoutSpans(lines.join('\n')), fences, inside } : null
}

function withoutSpans(text: string): string {
  return text.replace(codeSpan, (_, code: string) => `\`${'x'.repeat(code.length)}\``)
}
