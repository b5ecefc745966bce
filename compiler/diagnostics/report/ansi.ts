/** What a piece of a report is; each kind has its look. */
export type Look = 'error' | 'warning' | 'file' | 'dim' | 'strong' | 'hint'

const sequences: Readonly<Record<Look, string>> = {
  error: '1;31',
  warning: '1;33',
  file: '36',
  dim: '2',
  strong: '1',
  hint: '32',
}

/** Gives a text its look, or leaves it as it is. */
export type Paint = (look: Look, text: string) => string

/** @param color whether to write ANSI sequences (ECMA-48, SGR) at all */
export function painter(color: boolean): Paint {
  if (!color) return (_look, text) => text
  return (look, text) => (text === '' ? '' : `\u001b[${sequences[look]}m${text}\u001b[0m`)
}
