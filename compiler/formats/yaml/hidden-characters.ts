import { controlCharacter } from '../../diagnostics/codes/file-texts.ts'
import { invisibleCharacter } from '../../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { codeName } from '../code-name.ts'
import { unseen } from '../unseen.ts'
import type { Placed } from './placed.ts'
import type { ValuePath } from './value-path.ts'

/** An escape that may mean one of the characters (YAML 1.2.2, section 5.7; RFC 8259, section 7). */
const escaped = /\\(?:[0abevf]|x[01789]|u(?:00[01789]|20[26]|3164|ffa0|db40|fe0))/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/
/** Findings of one file. */
const most = 20

/**
 * Finds characters that nobody sees or that turn the order of others, and control characters that an escape has brought into a
 * value: `"\u0007"` is no better than the character itself, which is reported where the file is read.
 *
 * @param text as it was read: most have nothing to be found
 */
export function hiddenCharacters(text: string, placed: Placed, file: string): readonly Diagnostic[] {
  if (!escaped.test(text) && !unseen.test(text)) return []
  const found: Diagnostic[] = []
  const look = (value: string, path: ValuePath, part: 'key' | 'value') => {
    for (const [hidden, pattern] of [
      [controlCharacter, control],
      [invisibleCharacter, unseen],
    ] as const) {
      const character = pattern.exec(value)?.[0]
      if (character === undefined || found.length === most) continue
      if (pattern === control && text.includes(character)) continue
      const shown = codeName(character)
      found.push(hidden({ file, place: placed.placeOf(path, part) }, { character: shown }))
    }
  }
  const visit = (value: unknown, path: ValuePath): void => {
    if (typeof value === 'string') look(value, path, 'value')
    else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...path, index])
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value)) {
        look(key, [...path, key], 'key')
        visit(member, [...path, key])
      }
    }
  }
  visit(placed.value, [])
  return found
}
