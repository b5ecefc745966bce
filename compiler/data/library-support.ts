import { z } from 'zod'
import { name, text } from './fields.ts'
import { defineKind } from './kind.ts'
import { byKey, readWholeList } from './records.ts'

const supportTypes = ['community', 'maintenance', 'flagship'] as const
export type SupportType = (typeof supportTypes)[number]

/** What a library's kind of support is called and means. */
export interface LibrarySupport {
  readonly type: SupportType
  readonly displayName: string
  readonly supportNote: string
}

const librarySupportSchema: z.ZodType<LibrarySupport> = z.looseObject({
  type: z.enum(supportTypes),
  displayName: name,
  supportNote: text,
})

/** What is shown where the site says nothing (spec 3 gives the meaning, these are our words). */
const standard: readonly LibrarySupport[] = [
  {
    type: 'community',
    displayName: 'Community',
    supportNote:
      'We neither manage nor update this library. Its source is open under the MIT licence, and everyone is welcome to fork it or to contribute to it.',
  },
  {
    type: 'maintenance',
    displayName: 'Maintenance',
    supportNote:
      'This library sends data as it should. It gets no new features, and only critical updates: we recommend its flagship version.',
  },
  {
    type: 'flagship',
    displayName: 'Flagship',
    supportNote: 'This library is the most up to date, and we maintain it actively.',
  },
]

/** @returns all three types, in the order of the badge row; the site's own words replace ours */
function withStandardSupport(own: ReadonlyMap<SupportType, LibrarySupport>): readonly LibrarySupport[] {
  return standard.map((one) => own.get(one.type) ?? one)
}

export interface LibrarySupportLists {
  /** Always all three types. */
  readonly librarySupport: readonly LibrarySupport[]
  readonly librarySupportByType: ReadonlyMap<SupportType, LibrarySupport>
}

export const librarySupportKind = defineKind<LibrarySupportLists>({
  name: 'library-support',
  place: 'file',
  schema: z.array(librarySupportSchema),
  lists: ['librarySupport', 'librarySupportByType'],
  load({ each, loading }) {
    const read = each((_, data) => readWholeList(loading, data, librarySupportSchema))
    const own = byKey(loading, read, 'library support of type', ({ type }) => type)
    const librarySupport = withStandardSupport(own)
    return { librarySupport, librarySupportByType: new Map(librarySupport.map((one) => [one.type, one])) }
  },
})
