import { missingOpenApiKey } from '../../diagnostics/codes/openapi.ts'
import { unknownServerVariable, unusedServerVariable } from '../../diagnostics/codes/openapi-calls.ts'
import { isMapping } from '../../formats/members.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { type Fields, field } from '../document/document.ts'
import { namesIn } from '../document/names-in.ts'
import type { Spot } from './spot.ts'

/** The variables of a server: those in its address, and those that it describes. */
export function checkServer({ url, variables }: Fields, at: Spot): void {
  if (typeof url !== 'string' || !(isMapping(variables) || (variables ?? null) === null)) return
  const used = new Set(namesIn(url))
  const described = new Set(Object.keys(variables ?? {}))
  const unknown = [...used].filter((name) => !described.has(name))
  const unused = [...described].filter((name) => !used.has(name))
  const [nearUnused, nearUnknown] = [nearestOfMany(unused), nearestOfMany(unknown)]
  const meant = new Set<string>()
  for (const name of unknown) {
    const near = nearUnused(name)
    if (near !== null) meant.add(near)
    at.report(unknownServerVariable({ file: at.file, place: at.value('url') }, { name, nearest: near }))
  }
  for (const name of unused.filter((one) => !meant.has(one) && !one.startsWith('x-'))) {
    const here = { file: at.file, place: at.key('variables', name) }
    at.report(unusedServerVariable(here, { name, nearest: nearUnknown(name) }))
  }
  for (const name of described) {
    if (!used.has(name)) continue
    if ((field(field(variables, name), 'default') ?? null) !== null) continue
    const place = at.key('variables', name)
    at.report(
      missingOpenApiKey({ file: at.file, place, severity: 'warning' }, { where: 'a server variable', name: 'default' }),
    )
  }
}
