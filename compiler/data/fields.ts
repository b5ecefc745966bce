import { z } from 'zod'

/**
 * What a field takes beside what its schema says, in the field's metadata: what is changed before it is checked is not
 * seen by who asks the schema what may be written, such as an editor.
 */
export const alsoTaken = 'alsoTaken'

// Fields as real files have them: a text may look like a number, and what is not known is null, empty or absent.

const scalarText = z.union([z.string(), z.number()]).transform(String)

/** A text that must be there; it may be empty or null, which are the same. */
export const text: z.ZodType<string> = scalarText.nullable().transform((value) => value ?? '')

/** A text that must be there and say something: a name, an id. */
export const name: z.ZodType<string> = z.union([z.string().min(1), z.number()]).transform(String)

/** A text, or null when it is null or absent. */
export const optionalText: z.ZodType<string | null> = scalarText.nullish().transform((value) => value ?? null)

/** What a record may be named by, or null when it is null, empty or absent. */
export const optionalName: z.ZodType<string | null> = optionalText.transform((value) => value || null)

/**
 * Where a record leads: data is beside no page, so that it can't be a relative path.
 * Whether a browser may follow it is asked of all links. Empty when it is null, empty or absent.
 */
export const address: z.ZodType<string> = z
  .string()
  .regex(/^(?:$|[A-Za-z][A-Za-z0-9+.-]*:|\/)/, 'expected an absolute URL or a path that begins with a slash')
  .nullish()
  .transform((url) => url ?? '')

/** Older YAML has more words for true and false, and real files hold them. */
const words: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...['yes', 'Yes', 'YES', 'on', 'On', 'ON', 'true'].map((word) => [word, true] as const),
  ...['no', 'No', 'NO', 'off', 'Off', 'OFF', 'false'].map((word) => [word, false] as const),
])

/** True or false; null, empty and absent are false. */
export const flag: z.ZodType<boolean> = z
  .preprocess(
    (value) => words.get(value) ?? emptyAsNull(value),
    z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
  )
  .meta({ [alsoTaken]: ['', ...words.keys()] })

/** A list; null, empty and absent are an empty one, and null in it is nothing. */
export function listOf<Item>(item: z.ZodType<Item>): z.ZodType<readonly Item[]> {
  const list = z.array(item.nullable()).nullish()
  return z
    .preprocess(
      emptyAsNull,
      list.transform((value) => (value ?? []).filter((one) => one !== null)),
    )
    .meta({ [alsoTaken]: [''] })
}

/** A list of texts, without empty ones. */
export const texts: z.ZodType<readonly string[]> = listOf(scalarText).transform((all) => all.filter(Boolean))

/**
 * @param absent what null, empty and absent mean
 */
export function objectOr<Value>(schema: z.ZodType<Value>, absent: Value): z.ZodType<Value> {
  return z
    .preprocess(
      emptyAsNull,
      schema.nullish().transform((value) => value ?? absent),
    )
    .meta({ [alsoTaken]: [''] })
}

function emptyAsNull(value: unknown): unknown {
  return value === '' ? null : value
}
