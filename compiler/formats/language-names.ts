import { nearest } from './nearest.ts'

/** What people call languages, in English and in themselves, by the tags of BCP 47. */
const names: readonly (readonly [tag: string, ...names: string[]])[] = [
  ['ar', 'arabic', 'العربية'],
  ['bn', 'bengali', 'বাংলা'],
  ['bg', 'bulgarian', 'български'],
  ['cs', 'czech', 'čeština'],
  ['da', 'danish', 'dansk'],
  ['de', 'german', 'deutsch'],
  ['el', 'greek', 'ελληνικά'],
  ['en', 'english'],
  ['en-gb', 'british english', 'english uk'],
  ['en-us', 'american english', 'english us'],
  ['es', 'spanish', 'español', 'espanol', 'castellano'],
  ['es-mx', 'mexican spanish'],
  ['et', 'estonian', 'eesti'],
  ['fa', 'persian', 'farsi', 'فارسی'],
  ['fi', 'finnish', 'suomi'],
  ['fr', 'french', 'français', 'francais'],
  ['he', 'hebrew', 'עברית'],
  ['hi', 'hindi', 'हिन्दी'],
  ['hr', 'croatian', 'hrvatski'],
  ['hu', 'hungarian', 'magyar'],
  ['id', 'indonesian', 'bahasa indonesia'],
  ['it', 'italian', 'italiano'],
  ['ja', 'japanese', '日本語'],
  ['ko', 'korean', '한국어'],
  ['lt', 'lithuanian', 'lietuvių'],
  ['lv', 'latvian', 'latviešu'],
  ['nb', 'norwegian', 'norsk', 'bokmål'],
  ['nl', 'dutch', 'nederlands'],
  ['pl', 'polish', 'polski'],
  ['pt', 'portuguese', 'português', 'portugues'],
  ['pt-br', 'brazilian portuguese', 'brazilian', 'português do brasil'],
  ['ro', 'romanian', 'română'],
  ['ru', 'russian', 'русский'],
  ['sk', 'slovak', 'slovenčina'],
  ['sl', 'slovenian', 'slovenščina'],
  ['sr', 'serbian', 'српски', 'srpski'],
  ['sv', 'swedish', 'svenska'],
  ['th', 'thai', 'ไทย'],
  ['tr', 'turkish', 'türkçe'],
  ['uk', 'ukrainian', 'українська'],
  ['ur', 'urdu', 'اردو'],
  ['vi', 'vietnamese', 'tiếng việt'],
  ['zh', 'chinese', 'mandarin', '中文'],
  ['zh-hans', 'simplified chinese', '简体中文'],
  ['zh-hant', 'traditional chinese', '繁體中文'],
]

const tags: ReadonlyMap<string, string> = new Map(
  names.flatMap(([tag, ...called]) => called.map((name) => [name, tag] as const)),
)

/** @returns the tag of a language that is named or nearly so (`German`, `portugese`), in lower-case letters; else null */
export function tagOfLanguage(name: string): string | null {
  const plain = name
    .toLowerCase()
    .replaceAll(/[\s_()-]+/g, ' ')
    .trim()
  const near = nearest(plain, tags.keys())
  return near === null ? null : (tags.get(near) ?? null)
}
