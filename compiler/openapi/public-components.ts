import { isMapping } from '../formats/members.ts'
import { field, inside, nameOf, type Source } from './document/document.ts'
import { grammar, type ObjectKind } from './document/grammar.ts'
import { type DocumentSet, pointerOf, resolveReference } from './document/reference.ts'

type Copy = (kind: ObjectKind, source: Source) => unknown

/** The components that a document of one file needs, noted while its other parts are copied. */
export interface PublicComponents {
  /** @returns the reference, in the new document, to what a reference of a file leads to; null when it leads nowhere */
  refer(kind: ObjectKind, file: string, reference: string): string | null
  /** Takes in a value, by its own name where it is a component. @returns the reference to it */
  take(kind: ObjectKind, source: Source): string | null
  /** @param copy makes what is written of a component; may take in more. @returns `components` */
  all(copy: Copy): Readonly<Record<string, unknown>>
}

const sections = [...grammar.components.fields].flatMap(([section, rule]) =>
  'of' in rule ? [{ section, kind: rule.of }] : [],
)

/** Path items of a whole specification hold operations that may not be shown. */
const isWhole = (section: unknown) => section !== 'pathItems' && sections.some((one) => one.section === section)

/** @param root the specification's own document, whose components keep their names */
export function createPublicComponents(documents: DocumentSet, root: Source): PublicComponents {
  const own = inside(root, 'components')
  const taken = new Map(sections.map(({ section }) => [section, new Map<string, Source>()]))
  /** Names of what was no component of the root's, by file and pointer. */
  const named = new Map<string, string>()
  const need = (section: string, name: string) => {
    const source = inside(own, section, name)
    if (source.value !== undefined) taken.get(section)?.set(name, source)
  }
  const isTaken = (section: string, name: string) =>
    field(field(own.value, section), name) !== undefined || taken.get(section)?.has(name) === true
  const take = (kind: ObjectKind, source: Source): string | null => {
    const [place, section, name] = source.path
    if (source.file === root.file && place === 'components' && isWhole(section) && name !== undefined) {
      need(String(section), String(name))
      return `#${encodeURI(pointerOf(source.path))}`
    }
    const home = grammar[kind].section
    if (home === undefined) return null
    const key = `${home} ${source.file}#${pointerOf(source.path)}`
    const free = named.get(key) ?? freeName(source, (name) => isTaken(home, name))
    named.set(key, free)
    taken.get(home)?.set(free, source)
    return `#/components/${home}/${free}`
  }
  return {
    take,
    refer(kind, file, reference) {
      const { source } = resolveReference(documents, file, reference)
      return source === undefined ? null : take(kind, source)
    },
    all(copy) {
      const made = new Map(sections.map(({ section }) => [section, new Map<string, unknown>()]))
      // A copy may take in more.
      for (let grew = true; grew; ) {
        grew = false
        for (const { section, kind } of sections)
          for (const [name, source] of taken.get(section) ?? []) {
            if (made.get(section)?.has(name) === true) continue
            grew = true
            made.get(section)?.set(name, copy(kind, source))
          }
      }
      return inOrder(made, own)
    },
  }
}

/** @returns a name for what has none: that of its place or of its file, with a number where it is taken */
function freeName(source: Source, isTaken: (name: string) => boolean): string {
  const base = nameOf(source).replace(/[^A-Za-z0-9._-]+/g, '_')
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base}-${number}`
    if (!isTaken(name)) return name
  }
}

/** @returns `components` in the order of the specification, then what had no name there */
function inOrder(
  made: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
  own: Source,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...made].flatMap(([section, found]) => {
      const listed = field(own.value, section)
      const names = new Set([...(isMapping(listed) ? Object.keys(listed) : []), ...found.keys()])
      const members = [...names].filter((name) => found.has(name)).map((name) => [name, found.get(name)])
      return members.length === 0 ? [] : [[section, Object.fromEntries(members)]]
    }),
  )
}
