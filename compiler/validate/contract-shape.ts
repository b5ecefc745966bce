import type { z } from 'zod'
import type { PropertyPath } from '../model/public-block.ts'

/** The fields of the object at a path of a contract: through lists, optional and default values. */
export function shapeAt(contract: z.ZodType, path: PropertyPath): Record<string, z.ZodType> {
  let schema: z.ZodType | undefined = contract
  for (const step of path) {
    schema = inner(schema)
    schema = typeof step === 'number' ? elementOf(schema) : shapeOf(schema)[step]
    if (schema === undefined) return {}
  }
  return shapeOf(inner(schema))
}

/** The parts of zod's definitions that lead to the schemas inside. */
interface Definition {
  readonly type: string
  readonly innerType?: z.ZodType
  readonly element?: z.ZodType
  readonly shape?: Record<string, z.ZodType>
}

function inner(schema: z.ZodType): z.ZodType {
  const { innerType }: Definition = schema.def
  return innerType === undefined ? schema : inner(innerType)
}

function elementOf(schema: z.ZodType): z.ZodType | undefined {
  const { element }: Definition = schema.def
  return element
}

/** The fields of a contract, by name. Contracts are zod objects, with or without refinements. */
export function shapeOf(contract: z.ZodType): Record<string, z.ZodType> {
  const { shape }: Definition = contract.def
  return shape ?? {}
}

/** @returns the one property besides its title that a block can't do without, where it takes the value; else null */
export function onlyProperty(contract: z.ZodType, value: string): string | null {
  const [only, ...more] = Object.entries(shapeOf(contract)).filter(
    ([name, schema]) => name !== 'title' && !schema.safeParse(undefined).success,
  )
  return only !== undefined && more.length === 0 && only[1].safeParse(value).success ? only[0] : null
}
