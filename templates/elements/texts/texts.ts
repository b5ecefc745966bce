import { createContext, createElement, Fragment, type ReactElement, type ReactNode, useContext } from 'react'
import { onceEach } from '../once-each.ts'
import { germanBlocks } from './blocks/de.ts'
import { spanishBlocks } from './blocks/es.ts'
import { frenchBlocks } from './blocks/fr.ts'
import { japaneseBlocks } from './blocks/ja.ts'
import { type BlockTexts, blockKeys } from './blocks/keys.ts'
import { portugueseBlocks } from './blocks/pt-br.ts'
import { germanCatalogs } from './catalogs/de.ts'
import { spanishCatalogs } from './catalogs/es.ts'
import { frenchCatalogs } from './catalogs/fr.ts'
import { japaneseCatalogs } from './catalogs/ja.ts'
import { type CatalogTexts, catalogKeys } from './catalogs/keys.ts'
import { portugueseCatalogs } from './catalogs/pt-br.ts'
import { german } from './de.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { japanese } from './ja.ts'
import { type FrameTexts, frameKeys, scriptKeys, type TextKey } from './keys.ts'
import { portuguese } from './pt-br.ts'
import { germanReference } from './reference/de.ts'
import { spanishReference } from './reference/es.ts'
import { frenchReference } from './reference/fr.ts'
import { japaneseReference } from './reference/ja.ts'
import { type ReferenceTexts, referenceKeys } from './reference/keys.ts'
import { portugueseReference } from './reference/pt-br.ts'
import { germanWidgets } from './widgets/de.ts'
import { spanishWidgets } from './widgets/es.ts'
import { frenchWidgets } from './widgets/fr.ts'
import { japaneseWidgets } from './widgets/ja.ts'
import { phoneKeys, tryItKeys, type WidgetTexts } from './widgets/keys.ts'
import { portugueseWidgets } from './widgets/pt-br.ts'

/** @returns a text in the language of the page */
export interface Say {
  (key: TextKey): string
  /** The language, for numbers and their forms. */
  readonly lang: string
}

/** Texts of a site's own, by languages and English texts. */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

/**
 * The tables of each language, whose keys differ. Looking into a few tables is cheaper than joining thousands of texts.
 */
export const languages: Readonly<Record<string, Tables>> = {
  de: [german, germanBlocks, germanReference, germanCatalogs, germanWidgets],
  es: [spanish, spanishBlocks, spanishReference, spanishCatalogs, spanishWidgets],
  fr: [french, frenchBlocks, frenchReference, frenchCatalogs, frenchWidgets],
  ja: [japanese, japaneseBlocks, japaneseReference, japaneseCatalogs, japaneseWidgets],
  'pt-br': [portuguese, portugueseBlocks, portugueseReference, portugueseCatalogs, portugueseWidgets],
}

type Table = Readonly<Record<string, string>>
type Tables = readonly [FrameTexts, BlockTexts, ReferenceTexts, CatalogTexts, WidgetTexts]

/** The English texts that `strings` of `site.yaml` may name. */
export const textKeys: readonly string[] = [
  ...frameKeys,
  ...scriptKeys,
  ...blockKeys,
  ...referenceKeys,
  ...catalogKeys,
  ...tryItKeys,
  ...phoneKeys,
]

const known: ReadonlySet<string> = new Set(textKeys)

function isTextKey(text: string): text is TextKey {
  return known.has(text)
}

/** @returns a label of data or of a model in the language of the page, where it is a text of the frame; else as it is */
export function sayLabel(say: Say, label: string): string {
  return isTextKey(label) ? say(label) : label
}

/** @returns what says the frame's texts in a language: `es-mx`, then `es`, then English; a site's own texts go first */
export function texts(lang: string, own: OwnTexts): Say {
  const tables: readonly Table[] = languagesOf(lang).flatMap((one) => [own[one] ?? {}, ...(languages[one] ?? [])])
  const say = (key: TextKey) => {
    for (const table of tables) {
      const found = Object.hasOwn(table, key) ? table[key] : undefined
      if (found !== undefined) return found
    }
    return key
  }
  return Object.assign(say, { lang })
}

/** Whether a language is written from right to left (CLDR; a script that is named decides). */
export function isRightToLeft(lang: string): boolean {
  const script = /^[a-z]+-([a-z]{4})(?:-|$)/i.exec(lang)?.[1]
  return script === undefined
    ? /^(?:ar|arc|ckb|dv|fa|he|iw|ks|nqo|prs|ps|sd|syr|ug|ur|yi)(?:-|$)/i.test(lang)
    : /^(?:adlm|arab|hebr|nkoo|rohg|syrc|thaa)$/i.test(script)
}

/** @returns what says texts on a page */
export function textsOn(
  frontMatter: { readonly lang?: string | undefined },
  config: { readonly locales: { readonly default: string }; readonly strings: OwnTexts },
): Say {
  return texts(frontMatter.lang ?? config.locales.default, config.strings)
}

/** @returns a text with values in the places of their names: `Page {n}` */
export function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => (name in values ? String(values[name]) : place))
}

/** @returns a sentence about a number of things, in the form that the language has for it */
export function counted(say: Say, n: number, one: TextKey, other: TextKey): string {
  return filled(say(pluralOf(say.lang, n) === 'one' ? one : other), { n })
}

const rulesOf = onceEach((lang: string) => new Intl.PluralRules([lang, 'en']))

/** @returns the form of a number; a language that the machine does not know has those of English, and not of the machine's own */
export function pluralOf(lang: string, n: number): Intl.LDMLPluralRule {
  return rulesOf(lang).select(n)
}

/** A language and those that stand in for it. Portuguese is shipped as it is written in Brazil. */
function languagesOf(lang: string): readonly string[] {
  const parts = lang.toLowerCase().split('-')
  const longest = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return parts[0] === 'pt' ? [...longest, 'pt-br'] : [...longest, ...(parts[0] === 'en' ? [] : ['en'])]
}

/** What parts of content and frame say their texts with; English where no page is around them. */
export const PageTexts = createContext<Say>(texts('en', {}))

/** @returns what says a text in the language of the page that is rendered */
export function useTexts(): Say {
  return useContext(PageTexts)
}

/** What pages draw, or a widget has among its own texts, and scripts of every page say as well. */
const alsoInScripts: readonly TextKey[] = [
  'This could not be loaded. Try again.',
  '(external link)',
  'Search',
  'Feedback',
  'Previous page',
  'Next page',
  'Enlarge image: {alt}',
  'Request',
  'Response',
  'Privacy Policy',
  'Terms of service',
  'Copy code block',
  'Show all {n} lines',
  'sent as {name}',
  'Switch to light theme',
  'Switch to dark theme',
  'Switch to system theme',
  'Docs sidebar',
  'Open the docs sidebar',
  'Close the docs sidebar',
  'Copy page as Markdown',
  'Tabs',
  'Table',
  'On this page',
  'code',
  'output',
]

/** @returns the texts of scripts that are others than the English ones */
export function scriptTexts(say: Say): Readonly<Record<string, string>> {
  return otherTexts(say, [...scriptKeys, ...alsoInScripts])
}

/** @returns those of the texts that are others than the English ones */
export function otherTexts(say: Say, keys: readonly TextKey[]): Readonly<Record<string, string>> {
  return Object.fromEntries(keys.flatMap((key) => (say(key) === key ? [] : [[key, say(key)]])))
}

/** @returns a text with what React shows in the places of their names */
export function placed(text: string, values: Readonly<Record<string, ReactNode>>): ReactNode {
  const pieces: ReactNode[] = []
  for (const [index, piece] of text.split(/\{(\w+)\}/).entries()) {
    const one = index % 2 === 0 ? piece : values[piece]
    const before = pieces.at(-1)
    // React puts a comment between two texts.
    if (typeof one === 'string' && typeof before === 'string') pieces[pieces.length - 1] = before + one
    else pieces.push(one)
  }
  return pieces.map((piece, index) => createElement(Fragment, { key: index }, piece))
}

/** @returns a piece that is rendered by itself, as it is said around it */
export function spoken(say: Say, content: ReactNode): ReactElement {
  return createElement(PageTexts.Provider, { value: say }, content)
}
