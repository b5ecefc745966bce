import { unknownConditionalParameter } from '../../diagnostics/codes/openapi.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { wordsOf } from '../../formats/casing.ts'
import { addTo } from '../../formats/grouped.ts'
import { isMapping } from '../../formats/members.ts'
import { nearest } from '../../formats/nearest.ts'
import type { Source } from '../document/document.ts'
import { field, inside, textOf } from '../document/document.ts'
import { hasReadableParameters, parametersOf } from '../document/listed-parameters.ts'
import { dereference, placeOf } from '../document/reference.ts'
import { plainName } from '../document/vocabulary.ts'
import { merge } from '../schema/merge.ts'
import type { OperationEntry, Specification } from '../specification.ts'
import type { ConditionalParameter } from './operation-model.ts'

/**
 * Reads the groups of an operation's extension (`x-<brand>.conditional: [[from, messaging_service_sid], …]`): of each
 * group one name has to be given. Names match across cases and are returned as the parameters and the body write them.
 *
 * @param names the names of the operation's parameters and of its body's properties
 */
export function conditionalMap(
  specification: Specification,
  operation: Source,
  names: Iterable<string>,
): readonly ConditionalParameter[] {
  const exact = new Set(names)
  const known = new Map([...exact].map((name) => [plainName(name), name]))
  const map = new Map<string, (readonly string[])[]>()
  for (const group of groupsOf(specification, operation)) {
    const members = [
      ...new Set(group.map(({ value }) => (exact.has(value) ? value : (known.get(plainName(value)) ?? value)))),
    ]
    for (const name of members) {
      const others = members.filter((other) => other !== name)
      addTo(map, name, others)
    }
  }
  return [...map].map(([name, groups]) => ({ name, groups }))
}

/** @returns a warning for each name of a group that the operation does not have */
export function checkConditional(specification: Specification): readonly Diagnostic[] {
  const { documents } = specification
  return [...specification.operations.values()].flatMap((entry) => {
    const groups = groupsOf(specification, entry.source)
    if (groups.length === 0) return []
    const names = namesOf(specification, entry)
    if (names === null) return []
    const known = new Set(names.map(plainName))
    return groups.flat().flatMap((member) => {
      if (known.has(plainName(member.value))) return []
      const place = placeOf(documents, member.source, 'value')
      return [
        unknownConditionalParameter(
          { file: member.source.file, place },
          { name: member.value, nearest: nearestName(member.value, names) },
        ),
      ]
    })
  })
}

/**
 * @returns the names of all parameters of an operation and of all properties at the top of its bodies; null where a
 * part of them can't be read, which is reported on its own
 */
function namesOf(specification: Specification, { source, items }: OperationEntry): readonly string[] | null {
  const { documents } = specification
  if (!hasReadableParameters(documents, source, items)) return null
  const parameters = parametersOf(documents, source, items).map(({ value }) => textOf(field(value, 'name')))
  const written = inside(source, 'requestBody')
  if ((written.value ?? null) === null) return parameters
  const body = dereference(documents, written).source
  const content = body === undefined ? undefined : inside(body, 'content')
  if (content === undefined || !isMapping(content.value) || !Object.values(content.value).every(isMapping)) return null
  const properties = Object.keys(content.value).flatMap((type) => [
    ...merge(specification, [inside(content, type, 'schema')]).properties.keys(),
  ])
  return [...parameters, ...properties]
}

interface Member {
  readonly value: string
  readonly source: Source
}

function groupsOf({ extension }: Specification, operation: Source): readonly (readonly Member[])[] {
  const groups = inside(operation, extension, 'conditional')
  if (!Array.isArray(groups.value)) return []
  return groups.value.flatMap((group: unknown, row) => {
    if (!Array.isArray(group)) return []
    const members = group.flatMap((value: unknown, index): readonly Member[] =>
      typeof value === 'string' ? [{ value, source: inside(groups, row, index) }] : [],
    )
    return members.length === 0 ? [] : [members]
  })
}

function nearestName(name: string, names: readonly string[]): string | null {
  const snake = (text: string) => wordsOf(text).join('_').toLowerCase()
  return nearest(snake(name), names.map(snake))
}
