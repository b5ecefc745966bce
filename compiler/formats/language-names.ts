import { nearest } from './nearest.ts'
import { once } from './once.ts'

const letters = [...'abcdefghijklmnopqrstuvwxyz']
/** What sites are written in beside the languages with a tag of two letters. */
const variants = ['en-us', 'en-gb', 'es-mx', 'pt-br', 'zh-hans', 'zh-hant']

/** What people call languages, in English and in themselves, as the machine knows it, by the tags of BCP 47. */
const tags = once(() => {
  const inEnglish = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })
  const named = new Map<string, string>()
  for (const tag of [...letters.flatMap((one) => letters.map((other) => one + other)), ...variants]) {
    const name = inEnglish.of(tag)
    const isOutdated = Intl.getCanonicalLocales(tag)[0]?.toLowerCase() !== tag
    if (name === undefined || isOutdated) continue
    const own = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? name
    for (const one of [name, own]) if (!named.has(one.toLowerCase())) named.set(one.toLowerCase(), tag)
  }
  return named
})

/** @returns the tag of a language that is named or nearly so (`German`, `portugese`), in lower-case letters; else null */
export function tagOfLanguage(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\s_()-]+/g, ' ')
    .trim()
  const near = nearest(plain, tags().keys())
  return near === null ? null : (tags().get(near) ?? null)
}
