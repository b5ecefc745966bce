import { z } from 'zod'
import { hasMembers, memberOf, valueAt } from '../members.ts'
import { nearest } from '../nearest.ts'
import type { ValuePath } from '../yaml/value-path.ts'

/** The parts of zod's definitions that lead from a schema to those inside it. */
interface Definition {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>
  readonly element?: z.core.$ZodType
  readonly keyType?: z.core.$ZodType
  readonly valueType?: z.core.$ZodType
  readonly innerType?: z.core.$ZodType
  readonly in?: z.core.$ZodType
  readonly out?: z.core.$ZodType
  readonly options?: readonly z.core.$ZodType[]
  readonly discriminator?: string
  readonly values?: readonly unknown[]
  readonly entries?: Readonly<Record<string, unknown>>
  getter?(): z.core.$ZodType
}

/**
 * @param value what is at the schema's place: it chooses among the members of a discriminated union
 * @returns the keys that the objects at `path` of a schema know, in the schema's order; none where it has no object
 */
export function knownKeys(schema: z.core.$ZodType, path: ValuePath, value: unknown): readonly string[] {
  const keys = new Set<string>()
  for (const object of objectsAt(schema, path, value)) for (const key of Object.keys(object)) keys.add(key)
  return [...keys]
}

/** @returns a key that the schema does not know beside the one in which `path` ends and most like it, or null */
export function strangeKeyLike(schema: z.core.$ZodType, path: ValuePath, value: unknown): string | null {
  const around = path.slice(0, -1)
  const holder = valueAt(value, around)
  if (!hasMembers(holder)) return null
  const known = new Set(knownKeys(schema, around, value))
  const strange = Object.keys(holder).filter((one) => !known.has(one))
  return nearest(String(path.at(-1)), strange)
}

/** @returns whether the object around `path` has to have the key in which it ends */
export function isRequired(schema: z.core.$ZodType, path: ValuePath, value: unknown): boolean {
  const key = String(path.at(-1))
  const objects = objectsAt(schema, path.slice(0, -1), value).filter((object) => Object.hasOwn(object, key))
  return objects.length > 0 && objects.every((object) => object[key]?._zod.optin !== 'optional')
}

/**
 * @param root what the schema as a whole is held against
 * @returns whether it takes a value at `path`; where it says nothing of that place, nobody can tell
 */
export function takesAt(schema: z.core.$ZodType, path: ValuePath, root: unknown, value: unknown): boolean {
  const schemas = schemasAt(schema, path, root)
  return schemas.length === 0 || schemas.some((one) => z.safeParse(one, value, { jitless: true }).success)
}

/** @returns whether the table at `path` takes a key; false where there is none */
export function takesKeyAt(schema: z.core.$ZodType, path: ValuePath, root: unknown, key: string): boolean {
  const inner = valueAt(root, path)
  const takes = (one: z.core.$ZodType): boolean => {
    const { keyType, ...definition }: Definition = one._zod.def
    if (keyType !== undefined) return z.safeParse(keyType, key, { jitless: true }).success
    return wrapped(definition, inner)?.some(takes) ?? false
  }
  return schemasAt(schema, path, root).some(takes)
}

function objectsAt(
  schema: z.core.$ZodType,
  path: ValuePath,
  value: unknown,
): readonly Readonly<Record<string, z.core.$ZodType>>[] {
  const inner = valueAt(value, path)
  return schemasAt(schema, path, value).flatMap((one) => shapesOf(one, inner))
}

/** The keys of the objects that a schema takes, however they are wrapped. */
function shapesOf(schema: z.core.$ZodType, value: unknown): readonly Readonly<Record<string, z.core.$ZodType>>[] {
  const definition: Definition = schema._zod.def
  const inside = wrapped(definition, value)
  if (inside !== null) return inside.flatMap((one) => shapesOf(one, value))
  return definition.shape === undefined ? [] : [definition.shape]
}

/**
 * @param value what is at the schema's place: it chooses among the members of a discriminated union
 * @returns the schemas that what is at `path` is held against: of a union all that lead there
 */
function schemasAt(schema: z.core.$ZodType, path: ValuePath, value: unknown): readonly z.core.$ZodType[] {
  const [step, ...rest] = path
  if (step === undefined) return [schema]
  const definition: Definition = schema._zod.def
  const inside = wrapped(definition, value)
  if (inside !== null) return inside.flatMap((one) => schemasAt(one, path, value))
  const next =
    definition.shape === undefined ? (definition.element ?? definition.valueType) : definition.shape[String(step)]
  return next === undefined ? [] : schemasAt(next, rest, memberOf(value, step))
}

/** The schemas that replace this one at the same place, or null when it is one of objects, lists or scalars. */
function wrapped(definition: Definition, value: unknown): readonly z.core.$ZodType[] | null {
  if (definition.getter !== undefined) return [definition.getter()]
  if (definition.innerType !== undefined) return [definition.innerType]
  if (definition.type === 'pipe') return [definition.in, definition.out].filter((one) => one !== undefined)
  if (definition.options === undefined) return null
  const { discriminator, options } = definition
  if (discriminator === undefined) return options
  const chosen = options.filter((one) => {
    const { shape }: Definition = one._zod.def
    const tag: Definition | undefined = shape?.[discriminator]?._zod.def
    const values = tag?.values ?? Object.values(tag?.entries ?? {})
    return values.includes(memberOf(value, discriminator))
  })
  return chosen.length > 0 ? chosen : options
}
