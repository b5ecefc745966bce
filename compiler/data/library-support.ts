import { z } from 'zod'
import { optionalName, optionalText } from './fields.ts'
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

/** What a site says of it: null is what it leaves to us, an empty note is none. */
interface OwnSupport {
  readonly type: SupportType
  readonly displayName: string | null
  readonly supportNote: string | null
}

const librarySupportSchema: z.ZodType<OwnSupport> = z.looseObject({
  type: z.enum(supportTypes),
  displayName: optionalName,
  supportNote: optionalText,
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
function withStandardSupport(own: ReadonlyMap<SupportType, OwnSupport>): readonly LibrarySupport[] {
  return standard.map(({ type, displayName, supportNote }) => {
    const said = own.get(type)
    return { type, displayName: said?.displayName ?? displayName, supportNote: said?.supportNote ?? supportNote }
  })
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
