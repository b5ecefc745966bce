import type { NavigationEntry, NavigationFile } from '../data/navigation.ts'
import type { LoadedSite } from '../data/site/site-file.ts'
import { unknownFrameText, unknownIcon, unknownPlaceholder } from '../diagnostics/codes/front-matter.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { likest, nearest } from '../formats/nearest.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'

/** `site.yaml` as far as it could be read, and its path. */
export interface SettingsFile extends Pick<LoadedSite, 'standIn' | 'placeOf'> {
  readonly file: string
}

/** A text that the frame does not have changes nothing: an error each. */
export function unknownTexts({ standIn, placeOf, file }: SettingsFile, known: readonly string[]): Diagnostic[] {
  return Object.entries(standIn.strings).flatMap(([lang, own]) => {
    // A second key of one that is there would be the next mistake.
    const free = known.filter((key) => !Object.hasOwn(own, key))
    return Object.keys(own)
      .filter((key) => !known.includes(key))
      .map((key) =>
        unknownFrameText(
          { file, place: placeOf(['strings', lang, key], 'key') },
          { text: key, nearest: nearest(key, free) },
        ),
      )
  })
}

/** What stands in braces and is nothing that the English text has would be shown as it is: an error each. */
export function unknownPlaceholders({ standIn, placeOf, file }: SettingsFile, keys: readonly string[]): Diagnostic[] {
  return Object.entries(standIn.strings).flatMap(([lang, own]) =>
    Object.entries(own).flatMap(([key, text]) => {
      if (!keys.includes(key)) return []
      const known = placeholdersIn(key)
      return placeholdersIn(text)
        .filter((name) => !known.includes(name))
        .map((name) =>
          unknownPlaceholder(
            { file, place: placeOf(['strings', lang, key]) },
            { name, known, nearest: nearest(name, known) },
          ),
        )
    }),
  )
}

const placeholdersIn = (text: string) => Array.from(text.matchAll(/\{\w+\}/g), ([name]) => name)

/** An icon of a product that the theme does not draw: a warning each. */
export function unknownProductIcons({ standIn, placeOf, file }: SettingsFile, known: readonly string[]): Diagnostic[] {
  return Object.entries(standIn.products ?? {}).flatMap(([key, product]) =>
    typeof product === 'string' || product.icon === undefined
      ? []
      : iconProblems(product.icon, { file, place: placeOf(['products', key, 'icon']) }, known),
  )
}

/** An icon of a sidebar's folder that the theme does not draw: a warning each. */
export function unknownFolderIcons({ tree, placeOf, file }: NavigationFile, known: readonly string[]): Diagnostic[] {
  const inEntry = (entry: NavigationEntry, path: ValuePath): Diagnostic[] => {
    if ('subsection' in entry) return entry.subsection.entries.flatMap(within([...path, 'subsection', 'entries']))
    if (!('childSubsection' in entry)) return []
    const { icon, entries } = entry.childSubsection
    const here = [...path, 'childSubsection']
    const found = icon === undefined ? [] : iconProblems(icon, { file, place: placeOf([...here, 'icon']) }, known)
    return [...found, ...entries.flatMap(within([...here, 'entries']))]
  }
  const within = (path: ValuePath) => (entry: NavigationEntry, index: number) => inEntry(entry, [...path, index])
  return tree.entries.flatMap(within(['entries']))
}

function iconProblems(icon: string, at: At, known: readonly string[]): Diagnostic[] {
  return known.includes(icon) || known.includes(icon.toLowerCase())
    ? []
    : [unknownIcon(at, { icon, nearest: nearest(icon, known), likest: likest(icon, known, 5) })]
}
