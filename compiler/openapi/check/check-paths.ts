import { duplicateParameter } from '../../diagnostics/codes/openapi.ts'
import {
  missingPathParameter,
  optionalPathParameter,
  samePath,
  unusedPathParameter,
} from '../../diagnostics/codes/openapi-calls.ts'
import type { Diagnostic, Place } from '../../diagnostics/diagnostic.ts'
import { nearestOfMany } from '../../formats/nearest-of-many.ts'
import { field, inside, items, nameOf, type Source, textOf } from '../document/document.ts'
import { parameterLocations } from '../document/enumerations.ts'
import { hasReadableParameters, parametersOf } from '../document/listed-parameters.ts'
import { namesIn } from '../document/names-in.ts'
import { type DocumentSet, dereference, placeOf } from '../document/reference.ts'

const locations: ReadonlySet<string> = new Set(parameterLocations)

/** What is wrong with the parameters of an operation, those of its path items among them. */
export function checkParameters(
  documents: DocumentSet,
  path: string,
  operation: Source,
  pathItems: readonly Source[],
): readonly Diagnostic[] {
  const named = parametersOf(documents, operation, pathItems).filter(({ value }) => field(value, 'in') === 'path')
  const names = named.map(({ value }) => textOf(field(value, 'name')))
  const templates = namesIn(path)
  const isReadable = hasReadableParameters(documents, operation, pathItems, 'path')
  // One that is misspelt where it says what it is in is told there.
  const astray = parametersOf(documents, operation, pathItems)
    .filter(({ value }) => !locations.has(textOf(field(value, 'in'))))
    .map(({ value }) => textOf(field(value, 'name')))
  const known = new Set([...names, ...astray])
  const unnamed = templates.filter((name) => !known.has(name))
  const [nearNamed, nearUnnamed] = [nearestOfMany(names), nearestOfMany(unnamed)]
  const missing = (isReadable ? unnamed : []).map((name) => ({ name, path, nearest: nearNamed(name) }))
  // What was meant by a name that is missing is told with that.
  const meant = new Set(missing.map((one) => one.nearest))
  return [
    ...missing.map((facts) =>
      missingPathParameter({ file: operation.file, place: keyPlace(documents, operation) }, facts),
    ),
    ...[operation, ...pathItems].flatMap((holder) => [
      ...duplicates(documents, holder),
      ...inPath(documents, holder).flatMap(({ name, item, target }) => {
        if (meant.has(name)) return []
        // `{+name}` and the like hold more than the name.
        if (!templates.some((template) => template.includes(name))) {
          const at = { file: item.file, place: placeOf(documents, item, 'value') }
          return [unusedPathParameter(at, { name, path, nearest: nearUnnamed(name) })]
        }
        if (field(target.value, 'required') === true) return []
        return [optionalPathParameter({ file: target.file, place: placeOf(documents, target, 'value') }, { name })]
      }),
    ]),
  ]
}

/** An operation that is a file of its own has no key. */
export function keyPlace(documents: DocumentSet, operation: Source): Place | null {
  return placeOf(documents, operation, operation.path.length === 0 ? 'value' : 'key')
}

/** A parameter as it is listed, and what that is. */
interface Listed {
  readonly name: string
  readonly item: Source
  readonly target: Source
}

function inPath(documents: DocumentSet, holder: Source): readonly Listed[] {
  return items(inside(holder, 'parameters')).flatMap((item) => {
    const target = dereference(documents, item).source
    const name = field(target?.value, 'name')
    if (target === undefined || typeof name !== 'string' || field(target.value, 'in') !== 'path') return []
    return [{ name, item, target }]
  })
}

function duplicates(documents: DocumentSet, holder: Source): readonly Diagnostic[] {
  const seen = new Map<string, Source>()
  return items(inside(holder, 'parameters')).flatMap((item) => {
    const value = dereference(documents, item).source?.value
    const name = field(value, 'name')
    const location = field(value, 'in')
    if (typeof name !== 'string' || typeof location !== 'string') return []
    const first = seen.get(`${location} ${name}`)
    seen.set(`${location} ${name}`, item)
    if (first === undefined) return []
    const before = placeOf(documents, first, 'value')
    const related = [
      { message: 'First here', file: first.file, line: before?.line ?? null, column: before?.column ?? null },
    ]
    return [
      duplicateParameter(
        { file: item.file, place: placeOf(documents, item, 'value'), related },
        { name, location: `\`${location}\`` },
      ),
    ]
  })
}

/** Paths that differ only in the names of their parameters are one address. */
export function checkSamePaths(
  documents: DocumentSet,
  paths: readonly { readonly source: Source }[],
): readonly Diagnostic[] {
  const known = new Map<string, Source>()
  return paths.flatMap(({ source }) => {
    const path = nameOf(source)
    // What is beside the name stays: `{+name}` holds slashes.
    const shape = path.replace(/\{[^{}]+\}/g, (template) => template.replace(/[\w.-]+/, ''))
    const first = known.get(shape)
    if (first === undefined) {
      known.set(shape, source)
      return []
    }
    const { line = null, column = null } = placeOf(documents, first, 'key') ?? {}
    const related = [{ message: 'First here', file: first.file, line, column }]
    const at = { file: source.file, place: placeOf(documents, source, 'key'), related }
    return [samePath(at, { path, other: nameOf(first) })]
  })
}
