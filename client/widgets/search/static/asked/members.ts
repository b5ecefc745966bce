import { roles } from '../../../../../compiler/formats/search/codec.ts'
import { keyOf, wordsIn } from '../../../../../compiler/formats/search/words.ts'
import { nameBits } from '../rank/name-bits.ts'
import type { Lookup } from '../words/forms.ts'

/** Pages with a place of one name of which the titles are looked at. */
const mostOwners = 12

const heading = roles.heading | roles.whole

/** A line of code with nothing around it: `reply.send`, `c.req.param('id')`. */
const member = /^\$?(?:[\w$]+\.)*?([\w$]+)\.([A-Za-z_$][\w$]*)(?:\(.*\)?)?;?$/

/**
 * Programs name a thing after what it is, often by its beginning alone: `reply.send` asks for the place `.send()` of the
 * page Reply, and `c.json` for `json()` of Context.
 *
 * @returns such pages, as bits of `nameBits`
 */
export async function membersIn(query: string, { reader, open }: Lookup): Promise<ReadonlyMap<number, number>> {
  const [, owner = '', name = ''] = member.exec(query.trim()) ?? []
  const found = new Map<number, number>()
  const [key, start] = [keyOf(name), keyOf(owner)]
  if (key === '' || start === '') return found
  const literal = keyOf(query)
  const said = (await reader.wordsNear(literal, 1)).get(literal)?.postings()
  if (said?.roles.some((held) => (held & heading) === heading)) return found
  const postings = (await reader.wordsNear(key, 1)).get(key)?.postings()
  const pages = Array.from(postings?.pages ?? []).filter(
    (page, at) => ((postings?.roles[at] ?? 0) & roles.whole) !== 0 && open[page] === 1,
  )
  await Promise.all(
    pages.slice(0, mostOwners).map(async (page) => {
      const { title } = (await reader.page(page).catch(() => null)) ?? { title: '' }
      if (wordsIn(title).some((word) => word.startsWith(start))) found.set(page, nameBits.alike | nameBits.place)
    }),
  )
  return found
}
