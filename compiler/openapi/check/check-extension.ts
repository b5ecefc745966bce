import { wrongSchemaValue } from '../../diagnostics/codes/openapi.ts'
import { isMapping } from '../../formats/members.ts'
import type { Fields, PathSegment } from '../document/document.ts'
import { field } from '../document/document.ts'
import type { ObjectKind } from '../document/grammar.ts'
import { describeBare } from './describe.ts'
import type { Spot } from './spot.ts'

/**
 * What the reference shows of the provider's extension: the sort of personal data of a schema or parameter, and the
 * conditional groups of an operation. Its other keys are the provider's own.
 */
export function checkExtension(kind: ObjectKind, holder: Fields, extension: string, at: Spot): void {
  const value = field(holder, extension)
  const expect = (holds: boolean, expected: string, found: unknown, ...path: readonly PathSegment[]): boolean => {
    if (holds || found === undefined || found === null) return holds
    const facts = { where: `\`${[extension, ...path].join('.')}\``, found: describeBare(found), expected }
    at.report(wrongSchemaValue({ file: at.file, place: at.value(extension, ...path) }, facts))
    return false
  }
  if (!expect(isMapping(value), 'a mapping', value)) return
  if (kind === 'schema' || kind === 'parameter') {
    const pii = field(value, 'pii')
    if (!expect(isMapping(pii), 'a mapping with `handling` and `deleteSla`', pii, 'pii')) return
    const [handling, days] = [field(pii, 'handling'), field(pii, 'deleteSla')]
    expect(typeof handling === 'string', 'text', handling, 'pii', 'handling')
    expect(typeof days === 'number', 'a number of days', days, 'pii', 'deleteSla')
  } else if (kind === 'operation') {
    const groups = field(value, 'conditional')
    const names = 'a list of names'
    if (!Array.isArray(groups)) expect(false, `a list, each item ${names}`, groups, 'conditional')
    else
      groups.forEach((group: unknown, row) => {
        if (expect(Array.isArray(group), names, group, 'conditional', row) && Array.isArray(group))
          group.forEach((name: unknown, index) => {
            expect(typeof name === 'string', 'a name', name, 'conditional', row, index)
          })
      })
  }
}
