/**
 * A name by itself whose writing tells it apart: capitals or underscores (`endOnExit` is an attribute, `EndOnExit` a
 * parameter), or signs that words do not have (`client:only`, `$$restProps`, `--dry-run`, `DateSent<`).
 */
const written =
  /^(?=.*(?:\w[<>[]|[a-z][A-Z]|[A-Za-z\d]_[A-Za-z\d]|[$@]\w|\w:\w|^--?\w|\w\.\w))[\w$@:.-]+(?:[<>]=?|\[\])?$/

/** A line as it is typed in a terminal: a program, and what it is told. */
const command = /^[a-z][\w.-]*(?: +[\w@./:=-]+){1,5}$/
const fence = /^ *(?:```|~~~)/

function hasCommand(name: string, text: string): boolean {
  if (!text.includes(name)) return false
  let isCode = false
  for (const line of text.split('\n')) {
    if (fence.test(line)) isCode = !isCode
    else if (isCode && begins(line.replace(/^[ $>]+/, ''), name)) return true
  }
  return false
}

/** Whether a line begins with this, as whole words. */
function begins(line: string, name: string): boolean {
  return line.startsWith(name) && !/^[\w-]/.test(line.slice(name.length))
}

/**
 * @returns 1 where a query is such a name and a text has it as it was typed, 1.5 where a heading has it, 2 where one begins
 *   with it; else 0
 */
export function typedIn(query: string, text: string): number {
  const name = query.trim()
  if (command.test(name)) return hasCommand(name, text) ? 1 : 0
  if (!written.test(name)) return 0
  const here = `${name.replace(/[$.[\]]/g, '\\$&')}(?![\\w-])`
  if (!new RegExp(`(?<![\\w-])${here}`).test(text)) return 0
  if (new RegExp(`^#+ [^\\w$@-]*${here}`, 'm').test(text)) return 2
  return new RegExp(`^#+ .*(?<![\\w$@-])${here}`, 'm').test(text) ? 1.5 : 1
}
