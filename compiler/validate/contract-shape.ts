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

type Wrapped = { def?: { innerType?: z.ZodType; element?: z.ZodType } }

function inner(schema: z.ZodType): z.ZodType {
  const wrapped = (schema as unknown as Wrapped).def?.innerType
  return wrapped === undefined ? schema : inner(wrapped)
}

function elementOf(schema: z.ZodType): z.ZodType | undefined {
  return (schema as unknown as Wrapped).def?.element
}

/** The fields of a contract, by name. Contracts are zod objects, with or without refinements. */
export function shapeOf(contract: z.ZodType): Record<string, z.ZodType> {
  return (contract as unknown as { shape?: Record<string, z.ZodType> }).shape ?? {}
}
