import { readAddress } from '../../hit.ts'
import { typedIn } from '../asked/as-typed.ts'
import type { Answer } from '../find.ts'
import type { TablePage } from '../index/index-reader.ts'
import type { Loaded } from '../index/loaded.ts'
import type { RankedHit } from '../rank/order.ts'
import type { Found } from '../rank/ranking.ts'
import { turn } from '../turns.ts'
import { bestPlaces, markedText } from './excerpt.ts'
import { type Matcher, matcherOf } from './matcher.ts'

/** Places of a page that are shown at most. */
const maxPlaces = 3
/** What a page gains where the words of the query are side by side in its text. */
const closeWorth = 0.3
/** What it gains where it has a name to the letter as it was typed; twice where a place of it is called so. */
const typedWorth = 0.2

/** A page that was found: what is shown of it, and its text, where it has one that can be read. */
interface ReadPage {
  readonly found: Found
  readonly page: TablePage
  readonly markdown: string | null
}

/** @returns null for a page of which nothing can be read: the part that it is in is reported with the results */
async function readPage(found: Found, { reader, twins }: Loaded): Promise<ReadPage | null> {
  const page = await reader.page(found.page).catch(() => null)
  if (page === null) return null
  // A result of the data may lead to this site, too, and is no page of the index all the same.
  return { found, page, markdown: page.route.startsWith('/') ? await twins.read(page.route) : null }
}

interface Reading {
  readonly engine: Loaded
  readonly origin: string
  isWanted(): boolean
}

/**
 * All texts are asked for at once, and taken apart one in a turn: a key that comes meanwhile waits for no more.
 *
 * @throws when they are wanted no more
 */
export async function hitsOf(
  query: string,
  shown: readonly Found[],
  answer: Answer,
  { engine, origin, isWanted }: Reading,
): Promise<readonly (RankedHit | null)[]> {
  const pages = shown.map((one) => readPage(one, engine))
  const matches = matcherOf(answer.concepts, engine.stem)
  const hits: (RankedHit | null)[] = []
  for (const asked of pages) {
    const page = await asked
    await turn(isWanted)
    hits.push(page === null ? null : hitOf(query, page, answer, { engine, origin, matches }))
  }
  return hits
}

/**
 * A page is one hit: by the place that holds most of the query, or as a whole; other such places come with it.
 *
 * @returns null for a page whose address is none
 */
function hitOf(
  query: string,
  { found, page, markdown }: ReadPage,
  { concepts }: Answer,
  { engine, origin, matches }: Pick<Reading, 'engine' | 'origin'> & { readonly matches: Matcher },
): RankedHit | null {
  const { reader, names } = engine
  const address = readAddress(page.route, origin)
  if (address === null) return null
  const { kind, product = null } = reader.pages[found.page] ?? {}
  const label = names.products?.[product ?? '']
  const text = markdown === null ? null : bestPlaces(page, markdown, concepts, matches, maxPlaces)
  const [best, ...more] = (text?.places ?? []).map(({ name, anchor, excerpt }) => ({
    section: name,
    url: anchor === '' ? address.url : `${address.url}#${anchor}`,
    excerpt,
  }))
  const whole = { section: null, url: address.url, excerpt: markedText(page.description, matches) }
  const hit = {
    title: page.title,
    external: address.external,
    ...(best ?? whole),
    ...(kind === undefined ? {} : { kind }),
    ...(label === undefined ? {} : { product: label }),
    ...(more.length === 0 ? {} : { more }),
  }
  const typed = markdown === null ? 0 : typedIn(query, markdown)
  return { hit, worth: found.worth * (1 + closeWorth * (text?.closeness ?? 0) + typedWorth * typed) }
}
