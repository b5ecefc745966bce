import { z } from 'zod'
import { withoutPrototype } from './without-prototype.ts'

const locale = languageTag(/^[a-z]{2,3}(?:-[a-z0-9]+)*$/, 'expected a lower-case locale such as en-us')

/** @returns a language of that form which engines write numbers and dates in: `de-ab-cd` names two regions (BCP 47) */
export function languageTag(form: RegExp, error: string): z.ZodString {
  // Told once, and without an end: what the whole is checked for is told as well.
  return z
    .string()
    .regex(form, error)
    .refine((tag) => !form.test(tag) || isWellFormed(tag), error)
}

function isWellFormed(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** The default is one of all, also where only one of the two is given. */
export const locales = z
  .strictObject({
    default: locale.optional().describe('The locale whose pages carry no prefix, and the language of the frame'),
    all: z.array(locale).min(1).optional().describe('The locales whose prefix leads to the same page'),
  })
  .prefault({})
  // That an empty list has none of them is reported of the list.
  .refine(({ default: given, all = [] }) => given === undefined || all.length === 0 || all.includes(given), {
    path: ['default'],
    error: 'expected one of the locales of `all`',
  })
  .transform(({ default: given, all }) => {
    const chosen = given ?? (all === undefined || all.includes('en') ? 'en' : (all[0] ?? 'en'))
    return { default: chosen, all: all ?? [chosen] }
  })

/** Texts that a site says in its own words. */
export const strings = z
  .record(
    z
      .string()
      .regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/, 'expected a language in lower-case letters, such as `de` or `pt-br`'),
    z.record(z.string(), z.string().min(1, 'expected a text')).transform(withoutPrototype),
  )
  .default({})
  .transform(withoutPrototype)
  .describe('Texts of the frame in words of your own: by language, then by the English text')
