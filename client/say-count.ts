import { sayWith } from './say.ts'

/** @returns a sentence about a number of things, in the form that the page's language has for it */
export function sayCount(n: number, one: string, other: string, values: Readonly<Record<string, string>> = {}): string {
  const { lang } = globalThis.document?.documentElement ?? { lang: 'en' }
  return sayWith(new Intl.PluralRules([lang || 'en', 'en']).select(n) === 'one' ? one : other, { ...values, n })
}
