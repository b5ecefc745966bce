import type { Piece } from './mention.ts'

/** A word of a command. Its offsets are those inside of its quotes. */
export type Word = Piece & {
  /** `text` is exactly the characters between `start` and `end`: an offset into one is one into the other. */
  readonly exact: boolean
}

/**
 * Takes a shell script apart into commands and words, as a POSIX shell would: quotes, escapes, continued lines, comments.
 * Variables stay as they are written. What follows a here-document's `<<`, or a quote that is never closed, is not read.
 */
export function shellCommands(script: string): readonly (readonly Word[])[] {
  const commands: Word[][] = []
  let words: Word[] = []
  let at = 0
  const end = () => {
    if (words.length > 0) commands.push(words)
    words = []
  }
  while (at < script.length) {
    const character = script.charAt(at)
    if (character === '\\' && /^\\\r?\n/.test(script.slice(at, at + 3))) at += script[at + 1] === '\r' ? 3 : 2
    else if (character === ' ' || character === '\t' || character === '\r') at += 1
    else if (character === '#') at = lineEnd(script, at)
    else if ('\n|;&()'.includes(character)) {
      end()
      at += 1
    } else if (script.startsWith('<<', at)) break
    else {
      const { word, next, isClosed } = readWord(script, at)
      if (!isClosed) return commands
      words.push(word)
      at = next
    }
  }
  end()
  return commands
}

interface ReadWord {
  readonly word: Word
  readonly next: number
  readonly isClosed: boolean
}

function readWord(script: string, from: number): ReadWord {
  let at = from
  let isClosed = true
  let text = ''
  const runs: { readonly start: number; readonly end: number }[] = []
  const take = (start: number, end: number) => {
    text += script.slice(start, end)
    const last = runs.at(-1)
    if (last !== undefined && last.end === start) runs[runs.length - 1] = { start: last.start, end }
    else if (end > start) runs.push({ start, end })
  }
  while (at < script.length) {
    const character = script.charAt(at)
    if (/[\s|;&()]/.test(character)) break
    if (character === "'") {
      const close = script.indexOf("'", at + 1)
      const until = close < 0 ? script.length : close
      isClosed = close >= 0
      take(at + 1, until)
      at = until + 1
    } else if (character === '"') {
      at += 1
      while (at < script.length && script[at] !== '"') {
        if (script[at] === '\\' && /["\\$`\n]/.test(script[at + 1] ?? '')) at += 1
        take(at, at + 1)
        at += 1
      }
      isClosed = at < script.length
      at += 1
    } else if (character === '\\' && at + 1 < script.length) {
      if (/^\\\r?\n/.test(script.slice(at, at + 3))) break
      take(at + 1, at + 2)
      at += 2
    } else {
      take(at, at + 1)
      at += 1
    }
  }
  const [first] = runs
  const last = runs.at(-1)
  const start = first?.start ?? from
  const end = last?.end ?? at
  return { word: { text, start, end, exact: runs.length < 2 }, next: Math.max(at, from + 1), isClosed }
}

function lineEnd(script: string, from: number): number {
  const end = script.indexOf('\n', from)
  return end < 0 ? script.length : end
}
