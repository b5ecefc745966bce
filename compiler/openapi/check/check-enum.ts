import { duplicateEnumValue, wrongEnumValue } from '../../diagnostics/codes/openapi-values.ts'
import { type Fields, field, listField } from '../document/document.ts'
import { describeBare } from './describe.ts'
import type { Spot } from './spot.ts'
import { expectedOf, hasType, isRounded, kindOf } from './value-types.ts'

/**
 * Values of an enumeration that the type beside it does not allow, and those that stand in it twice. Null is let be: many
 * write it where any value may be left out.
 *
 * @param nameOf what the schema describes
 */
export function checkEnum(schema: Fields, nameOf: () => string | null, at: Spot): void {
  const values = listField(schema, 'enum')
  if (values.length === 0) return
  const type = field(schema, 'type')
  const types = (Array.isArray(type) ? type : [type]).filter((one) => typeof one === 'string')
  const expected = expectedOf(types)
  const name = nameOf()
  const where = name === null ? 'a schema' : `\`${name}\``
  const known = new Set<unknown>()
  for (const [index, value] of values.entries()) {
    const here = () => ({ file: at.file, place: at.value('enum', index) })
    if (known.has(value)) at.report(duplicateEnumValue(here(), { found: describeBare(value), where }))
    // Two numbers of more digits than are kept may be two.
    if (!isRounded(value)) known.add(value)
    if (value !== null && expected !== null && !hasType(types, value))
      at.report(wrongEnumValue(here(), { found: kindOf(value), where, expected }))
  }
}
