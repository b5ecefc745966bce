import { z } from 'zod'

// Fields as real files have them: a text may look like a number, and what is not known is null, empty or absent.

const scalarText = z.union([z.string(), z.number()]).transform(String)

/** A text that must be there; it may be empty. */
export const text: z.ZodType<string> = scalarText

/** A text that must be there and say something: a name, an id. */
export const name: z.ZodType<string> = z.union([z.string().min(1), z.number()]).transform(String)

/** A text, or null when it is null or absent. */
export const optionalText: z.ZodType<string | null> = scalarText.nullish().transform((value) => value ?? null)

/** Older YAML has more words for true and false, and real files hold them. */
const words: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  ...['yes', 'Yes', 'YES', 'on', 'On', 'ON', 'true'].map((word) => [word, true] as const),
  ...['no', 'No', 'NO', 'off', 'Off', 'OFF', 'false'].map((word) => [word, false] as const),
])

/** True or false; null and absent are false. */
export const flag: z.ZodType<boolean> = z.preprocess(
  (value) => words.get(value) ?? value,
  z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
)

/** A list of texts; null and absent are an empty list. */
export const texts: z.ZodType<readonly string[]> = z
  .array(scalarText)
  .nullish()
  .transform((value) => value ?? [])
