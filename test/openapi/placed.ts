import { parseData } from '../../compiler/formats/yaml/parse-data.ts'
import type { SpecificationDocument } from '../../compiler/openapi/document/document.ts'
import { loadSpecifications } from '../../compiler/openapi/load.ts'
import type { Specification } from '../../compiler/openapi/specification.ts'

/** Reads YAML or JSON as the compiler does. */
export function placed(file: string, text: string): SpecificationDocument {
  const { value, diagnostics } = parseData({ path: file, text }, { keys: 'any', aliases: true })
  if (value === null) throw new Error(JSON.stringify(diagnostics))
  return { file, value: value.value, placeOf: value.placeOf }
}

export const folder = 'content/data/openapi/'

/** Data without prototypes, and without places: parsing a large text for them takes long. */
export function unplaced(file: string, content: unknown): SpecificationDocument {
  const revive = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.assign(Object.create(null), value)
      : value
  return { file, value: JSON.parse(JSON.stringify(content), revive), placeOf: () => null }
}

/** Documents of `data/openapi` by name, from `{'calls.yaml': text or data}`. */
export function documentsOf(files: Readonly<Record<string, unknown>>): Map<string, SpecificationDocument> {
  return new Map(
    Object.entries(files).map(([name, content]) => [
      name.replace(/\.\w+$/, ''),
      typeof content === 'string' ? placed(folder + name, content) : unplaced(folder + name, content),
    ]),
  )
}

/** Loads `main`; its extension is `x-acme`. */
export function load(files: Readonly<Record<string, unknown>>) {
  const { value, diagnostics } = loadSpecifications(documentsOf(files), { brandKey: 'acme' })
  return { value: value.get('main') ?? null, diagnostics }
}

/** A specification that has to be right. */
export function specificationOf(content: unknown, more: Readonly<Record<string, unknown>> = {}): Specification {
  const { value, diagnostics } = load({ 'main.yaml': content, ...more })
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  if (value === null || errors.length > 0) throw new Error(`Not a specification: ${JSON.stringify(errors)}`)
  return value
}

/** A specification with these component schemas. */
export function withSchemas(schemas: Readonly<Record<string, unknown>>, version = '3.1.0'): Specification {
  return specificationOf({ openapi: version, info: { title: 'T', version: '1' }, components: { schemas } })
}

/** A reference to a component schema. */
export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
