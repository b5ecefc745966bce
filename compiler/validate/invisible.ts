import { reorderingCharacter } from '../diagnostics/codes/fences.ts'
import { controlCharacter } from '../diagnostics/codes/file-texts.ts'
import { invisibleCharacter } from '../diagnostics/codes/markdown.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { codeName } from '../formats/code-name.ts'
import { maskCode } from '../formats/markdown/mask-code.ts'
import { once } from '../formats/once.ts'
import { isUnseen, unseen } from '../formats/unseen.ts'
import { isControl } from './hidden-in-value.ts'
import { at, type SourceText } from './source-text.ts'

const everyUnseen = new RegExp(unseen, 'g')
const reference = /&#(?:[xX](?<hex>[0-9a-fA-F]{1,6})|(?<decimal>\d{1,7}));/g

/** @returns a finding for each line with a hidden character, unless its fence has reported it */
export function invisibleCharacters(source: SourceText, reported: Iterable<Diagnostic>): Diagnostic[] {
  // Most pages have none, and of a long one the findings lie packed.
  const told = once(() => {
    const lines = new Set<number>()
    for (const { code, line } of reported) if (code === reorderingCharacter.code) lines.add(line ?? 0)
    return lines
  })
  const diagnostics: Diagnostic[] = []
  const add = (index: number, length: number, code: number) => {
    const lines = told()
    const line = source.lines.point(index).line
    if (lines.has(line)) return
    lines.add(line)
    const character = codeName(code)
    const place = at(source, { start: index, end: index + length })
    diagnostics.push(
      isControl(code) ? controlCharacter(place, { character }) : invisibleCharacter(place, { character }),
    )
  }
  for (const { 0: character, index } of source.text.matchAll(everyUnseen))
    add(index, character.length, character.codePointAt(0) ?? 0)
  for (const { start, end, code } of referred(source.text)) add(start, end - start, code)
  return diagnostics
}

interface Referred {
  readonly start: number
  readonly end: number
  readonly code: number
}

/** Characters of the text that are written as references, one after the other; those of a block's literals are looked for there. */
function* referred(text: string): Generator<Referred> {
  if (!text.includes('&#')) return
  for (const { 0: whole, index, groups = {} } of maskCode(text).matchAll(reference)) {
    const { hex, decimal } = groups
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    // A reference to zero is the sign for what can't be shown (CommonMark 0.31, section 2.5).
    const isHidden = (isControl(code) && code > 0) || isUnseen(code)
    if (isHidden) yield { start: index, end: index + whole.length, code }
  }
}
