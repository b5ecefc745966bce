import { inexactNumber } from '../../diagnostics/codes/yaml.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import { asWritten, longNumbers, numberInText, type WrittenNumbers } from '../../formats/request/written-numbers.ts'
import { LineIndex } from '../../formats/source.ts'
import type { SpecificationDocument } from './document.ts'

/**
 * Finds the whole numbers of a specification that lose digits when they are read. The warning about those that are read as
 * one stays.
 *
 * @param documents all files of the specification
 * @returns null where no number loses digits, as nearly everywhere
 */
export function writtenNumbers(documents: readonly SpecificationDocument[]): WrittenNumbers | null {
  if (!documents.some(({ faults = [] }) => faults.some(isInexact))) return null
  return longNumbers(documents.map(({ text = '' }) => text))
}

/** @returns of a table what plain data holds */
export function numbersIn(data: unknown, numbers: WrittenNumbers): WrittenNumbers | null {
  const held = new Set<string>(JSON.stringify(data).match(numberInText))
  const entries = Object.entries(numbers).filter(([shown]) => held.has(shown))
  return entries.length === 0 ? null : Object.fromEntries(entries)
}

function isInexact({ code }: Diagnostic): boolean {
  return code === inexactNumber.code
}

/** @returns what is wrong with a file, but for the numbers that all these specifications show as they are written */
export function withoutExact(
  { text = '', faults = [] }: SpecificationDocument,
  tables: readonly (WrittenNumbers | null)[],
): readonly Diagnostic[] {
  if (tables.length === 0 || tables.includes(null)) return faults
  const lines = new LineIndex(text)
  return faults.filter((fault) => {
    const { line, column, endColumn } = fault
    if (!isInexact(fault) || line === null || column === null || endColumn === null) return true
    const number = text.slice(lines.offset(line, column), lines.offset(line, endColumn))
    return !tables.every((table) => table?.[String(Number(number))] !== undefined)
  })
}

/** @returns a model with the digits of the specification in all of its texts; what has none of them is the same object */
export function shownAsWritten<Model>(model: Model, numbers: WrittenNumbers | null): Model
export function shownAsWritten(model: unknown, numbers: WrittenNumbers | null): unknown {
  if (numbers === null) return model
  if (typeof model === 'string') return asWritten(model, numbers)
  if (Array.isArray(model)) {
    const made = model.map((item) => shownAsWritten(item, numbers))
    return made.some((item, index) => item !== model[index]) ? made : model
  }
  // Maps of a model hold names, and no values.
  if (!isMapping(model) || model instanceof Map) return model
  const made = Object.entries(model).map(([key, member]) => [key, shownAsWritten(member, numbers)] as const)
  return made.some(([key, member]) => member !== model[key]) ? Object.fromEntries(made) : model
}
