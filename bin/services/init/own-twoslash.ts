/** The opening line of code that is checked by its compiler when the pages are made, which nothing does here. */
const checked = /^([^\n]*?)[ \t]twoslash(?=[ \t{]|\r?\n)/

/** What is above the one, and below the other, is for the compiler alone. */
const cut = /^[ \t]*\/\/[ \t]*---cut(?:-before)?---[ \t]*$/
const cutAfter = /^[ \t]*\/\/[ \t]*---cut-after---[ \t]*$/

/** What is said to the compiler. */
const said =
  /^[ \t]*\/\/[ \t]*@(?:no\w+|errors?|filename|module|target|jsx\w*|lib|strict\w*|types|allow\w+|esModuleInterop)\b/i

/** @returns a fence as Twoslash shows it, without the word that calls for it and without what is for the compiler */
export function withOwnTwoslash(fence: string): string {
  if (!checked.test(fence)) return fence
  const [opening = '', ...rest] = fence.replace(checked, '$1').split(/(?<=\n)/)
  const closing = rest.splice(-1)
  const from = rest.findLastIndex((line) => cut.test(line.trimEnd())) + 1
  const end = rest.findIndex((line, at) => at >= from && cutAfter.test(line.trimEnd()))
  const shown = rest.slice(from, end === -1 ? undefined : end).filter((line) => !said.test(line))
  return [opening, ...shown, ...closing].join('')
}
