import type { HostedRecord } from '../../client/wire/hosted-record.ts'
import { sha256 } from '../formats/hash.ts'
import type { SearchRecord } from './search-record.ts'

/** Characters of a record's content: the service takes records of 10 kB on its smallest plan. */
const longest = 4000

/**
 * Takes a page apart into records, one a section of level 2 or 3. A section that is too long for one record goes on in
 * more of the same address.
 *
 * @param origin the public address of the site
 * @param labelOf what readers call a product
 */
export function hostedRecordsOf(
  record: SearchRecord,
  origin: string,
  labelOf: (product: string) => string | undefined,
): readonly HostedRecord[] {
  const { route, title, description, tags, kind } = record
  const product = record.product === null ? '' : (labelOf(record.product) ?? '')
  const same = { title, tags, kind, product }
  if (kind === 'external')
    return [{ objectID: objectId(route), url: route, section: '', content: description, ...same, position: 0 }]
  const url = route === '/' ? origin : origin + route
  const sections = sectionsOf(record)
  const records = sections.flatMap(({ id, heading, text }) => {
    const content = text.join(' ').replace(/\s+/g, ' ').trim()
    // A page without a word of its own is still found by its title, a section by its heading.
    if (content === '' && id === '' && sections.length > 1) return []
    const address = id === '' ? url : `${url}#${id}`
    return piecesOf(content).map((piece, index) => ({
      objectID: objectId(`${route}${id === '' ? '' : `#${id}`}${index === 0 ? '' : `~${index + 1}`}`),
      url: address,
      section: heading,
      content: piece,
      ...same,
    }))
  })
  return records.map((one, position) => ({ ...one, position }))
}

interface Section {
  readonly id: string
  readonly heading: string
  readonly text: string[]
}

/** What is under deeper headings, and what is defined, belongs to the section that it is in. */
function sectionsOf({ places }: SearchRecord): readonly Section[] {
  const sections: Section[] = [{ id: '', heading: '', text: [] }]
  for (const { kind, id, name, depth, text, code } of places) {
    if (kind === 'heading' && depth <= 3 && id !== '') sections.push({ id, heading: name, text: [text, code] })
    else sections.at(-1)?.text.push(name, text, code)
  }
  return sections
}

/** At least one piece; cut between words where there are any. */
function piecesOf(text: string): readonly string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > longest) {
    const space = rest.lastIndexOf(' ', longest)
    const end = space > longest / 2 ? space : longest
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest]
}

/** Readable where it can be; the service limits its length. */
function objectId(name: string): string {
  return name.length <= 200 ? name : `${name.slice(0, 160)}-${sha256(name).slice(0, 32)}`
}
