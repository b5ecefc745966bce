import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyHeld, fillHeld } from '../../client/widgets/search/static/rank/held.ts'
import { findingsOf, placesIn } from '../../client/widgets/search/static/words/findings.ts'
import type { Form } from '../../client/widgets/search/static/words/form.ts'
import { isInflection } from '../../client/widgets/search/synonyms.ts'
import { readPostings, roles, writeNumber, writePosting } from '../../compiler/formats/search/codec.ts'
import { pairsOf } from '../../compiler/formats/search/words.ts'
import type { RecordPlace, SearchRecord } from '../../compiler/search/search-record.ts'
import { digestOf } from '../../compiler/search/sharded/digest.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const others = Array.from({ length: 40 }, (_, at) => recordWith({ route: `/docs/other-${at}` }, `Words of page ${at}`))

async function found(query: string, records: readonly SearchRecord[]): Promise<readonly string[]> {
  const { entry, files } = indexOf([...others, ...records])
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  return (await searchOf('acme').search(query, 0)).hits.map(({ url }) => url.replace(/#.*/, ''))
}

/** A guide with these headings, each with a text. */
function guide(
  route: string,
  title: string,
  headings: readonly (readonly [string, string])[],
  text = '',
): SearchRecord {
  const places = headings.map(
    ([name, said], at): RecordPlace => ({
      kind: 'heading',
      id: `h${at}`,
      name,
      depth: 2,
      text: said,
      code: '',
      names: [],
    }),
  )
  const record = recordWith({ route, title }, text)
  return { ...record, places: [...record.places, ...places] }
}

test('a question that is a heading to the word finds it before pages that are called by one of its words', async () => {
  const about = ['Nets and lines for Gannet', 'Ways of using Gannet', 'Boats with Gannet'].map((title, at) =>
    guide(
      `/docs/about-${at}`,
      title,
      [['How it is set up', 'Gannet is set up by Gannet itself']],
      'Gannet, and what Gannet is for',
    ),
  )
  const start = guide('/docs/start', 'Introduction', [['What is Gannet?', 'A way to send letters']], 'Begin here')
  assert.equal((await found('what is gannet', [...about, start]))[0], '/docs/start')
  assert.notEqual((await found('gannet', [...about, start]))[0], '/docs/start')
})

test('words that stand side by side in a heading find it before those that stand apart', async () => {
  const apart = guide('/docs/apart', 'Releases', [
    ['History of a release', 'The version and its history, version by version, history after history'],
    ['Choose a version', 'Each version has a history; the version says which history'],
  ])
  const together = guide('/docs/together', 'Journeys', [['See the version history', 'What was changed']])
  assert.equal((await found('version history', [apart, together]))[0], '/docs/together')
  assert.deepEqual(pairsOf('How to see the CallStatus header'), [
    'see_call',
    'see_callstatus',
    'call_status',
    'status_header',
    'callstatus_header',
  ])
  assert.deepEqual(pairsOf('WhatsApp URLs'), ['whats_app', 'app_urls', 'whatsapp_urls'])
})

test('a word that the site writes as two is found', async () => {
  const page = recordWith({ route: '/docs/browsers', title: 'Browsers' }, 'An ad blocker may hold the script back')
  assert.deepEqual(await found('adblockers', [page]), ['/docs/browsers'])
  assert.deepEqual(await found('adzeppelin', [page]), [])
})

/** A form of a word with one posting, which is that of the first page. */
const form = (share: number, held: number, count: number, places: readonly number[]): Form => ({
  word: '',
  share,
  postings: () => readPostings(writeNumber(0) + writePosting({ roles: held, count, places })),
})

test('what a page is called by a word like it does not count as the word', () => {
  const { title, about } = roles
  const written = form(1, about, 3, [1])
  const found = (forms: readonly Form[]) => {
    const findings = findingsOf(forms, Uint8Array.of(1))
    const held = emptyHeld(1)
    fillHeld(held, [{ rarity: 1, isTopic: true, findings, forms: [], isAbsent: false }], 0)
    return [held.roles[0], held.shares[0], held.counts[0], held.called[0], placesIn(findings, 0)]
  }
  assert.deepEqual(found([written]), [about, 1, 3, 0, [1]])
  assert.deepEqual(found([written, form(0.66, title, 0, [0])]), [about, 1, 3, 1, [1]])
  // Another ending is the word: what both are, and the places of the better one first.
  assert.deepEqual(found([written, form(0.95, title, 0, [0, 1])]), [title | about, 0.95, 3, 1, [0, 1]])
  assert.deepEqual(found([form(0.95, title, 0, [0]), written]), [title | about, 0.95, 3, 1, [0, 1]])
})

test('a rare word of the text does not outweigh what a page is called', async () => {
  const passing = recordWith(
    { route: '/docs/passing', title: 'Audiences' },
    'What lands twofold: an event that lands twofold lands late. A duplicate lands as well.',
  )
  const called = recordWith({ route: '/docs/called', title: 'Duplicates' }, 'An event is kept once.')
  const events = others.map((one, at) => recordWith({ ...one, route: `/docs/e-${at}` }, at % 2 ? 'a duplicate' : ''))
  assert.equal((await found('event lands twofold duplicate', [...events, passing, called]))[0], '/docs/called')
})

test('a pasted path is found whose version is a date, and which has ids', async () => {
  const heading = (name: string): readonly [string, string] => [name, 'Lists the files of a note.']
  const list = {
    ...guide('/docs/list-files', 'What a note has', [
      heading('GET /2010-04-01/Accounts/{Sid}/Notes/{NoteSid}/Files.json'),
    ]),
    kind: 'reference' as const,
  }
  const accounts = recordWith(
    { route: '/docs/notes-files', title: 'The version 2010-04-01' },
    'Accounts, notes, files of 2010-04-01',
  )
  const path = '/2010-04-01/Accounts/AC123/Notes/NO456/Files.json'
  assert.equal((await found(path, [list, accounts]))[0], '/docs/list-files')
})

test('"list" says what is done at the beginning alone: an allow list is a thing', async () => {
  const operation = (name: string, title: string) =>
    recordWith({ route: `/docs/${name}`, title, kind: 'reference', names: [name] }, `${title} of the ip allow list`)
  const list = operation('ListAllowedIp', 'List allowed ip')
  const add = operation('CreateAllowedIp', 'Create allowed ip')
  assert.equal((await found('ip allow list add', [list, add]))[0], '/docs/CreateAllowedIp')
})

test('a phrase that means the same is known by a page that has its last word in another form', async () => {
  const lists = recordWith({ route: '/docs/lists', title: 'Block lists and allow lists' }, 'Who may come in.')
  const fault = recordWith({ route: '/docs/fault', title: 'Address is not allowed' }, 'The firewall has a list.')
  assert.equal((await found('allowlist', [fault, lists]))[0], '/docs/lists')
  assert.equal((await found('whitelist', [fault, lists]))[0], '/docs/lists')
})

test('each word of a name counts for the length of a title', () => {
  const { titleWords } = digestOf(recordWith({ route: '/docs/delete', title: 'DeleteUsageTrigger' }))
  assert.equal(titleWords, 3)
})

test('forms of one word that end differently are known, words of one beginning are not', () => {
  assert.ok(isInflection('filtered', 'filters'))
  assert.ok(isInflection('retry', 'retries'))
  assert.ok(!isInflection('customer', 'customize'))
})

test('a word that names the product is said of all its pages: its own page does not answer better for that', async () => {
  // Readers ask for no version.
  for (const product of ['films', 'films-v2', 'v2-films-3']) {
    const rooms = recordWith({ route: '/docs/films/rooms', title: 'Rooms and guests', product }, 'Let guests in.')
    const text = 'A film is shown in a room. A room for films has chairs.'
    const own = recordWith({ route: '/docs/films', title: 'Films', product }, text)
    const leading = others.map((one) => recordWith({ ...one, route: `${one.route}-more`, links: ['/docs/films'] }))
    assert.equal((await found('film room', [rooms, own, ...leading]))[0], '/docs/films/rooms')
    assert.equal((await found('films', [rooms, own, ...leading]))[0], '/docs/films')
  }
})

test('of what means the same, a particle is no part that counts', async () => {
  const others = guide('/docs/outs', 'Ins and outs', [['Out of the box', 'Out']])
  const wanted = recordWith(
    { route: '/docs/leave', title: 'Leave' },
    'Whoever has opted out: an opt out holds for good.',
  )
  assert.deepEqual(await found('unsubscribe', [others, wanted]), ['/docs/leave'])
})

test('a number of things is no number', async () => {
  const numbers = recordWith({ route: '/docs/numbers', title: 'Numbers' }, 'A parcel goes to a number.')
  const parcels = recordWith({ route: '/docs/parcels', title: 'What you send' }, 'Up to ten parcels at a time.')
  assert.equal((await found('number of parcels', [numbers, parcels]))[0], '/docs/parcels')
})

test('of schemas of one name the best stands for the others, unless just that is asked', async () => {
  const schema = (api: string): SearchRecord => ({
    ...guide(`/docs/${api}/schemas/meta`, 'Meta', [['next_token', 'Where the list goes on.']]),
    kind: 'schema' as const,
  })
  const page = recordWith({ route: '/docs/lists', title: 'Lists' }, 'Ask for `next_token` until it is null.')
  const pages = [schema('chat'), schema('mail'), schema('talk'), page]
  const routes = await found('next_token', pages)
  assert.deepEqual([routes[0]?.endsWith('/meta'), routes[1], routes.length], [true, '/docs/lists', 4])
  assert.ok((await found('meta', pages)).slice(0, 3).every((route) => route.endsWith('/meta')))
})

test('what says where and when counts less than what is asked for', async () => {
  const pages = [
    recordWith(
      { route: '/docs/weeks', title: 'Weeks' },
      'After a week, after a month, after a year comes a stop. Then a stop.',
    ),
    recordWith(
      { route: '/docs/halts', title: 'Halts', description: 'How trains stop.' },
      'A stop. Each stop. No stop.',
    ),
    ...['a', 'b'].map((at) => recordWith({ route: `/docs/stop-${at}`, title: `Page ${at}` }, 'Words.')),
  ]
  assert.equal((await found('rejoin after stop', pages))[0], '/docs/halts')
})

test('a word is found that is misspelt among its first letters, and one that a page is called by goes before one that is often said', async () => {
  const called = recordWith({ route: '/docs/recipients', title: 'Recipients' }, 'Who gets it.')
  assert.deepEqual(await found('rcipients', [called]), ['/docs/recipients'])
  assert.deepEqual(await found('wqcipients', [called]), [])
  const said = ['a', 'b', 'c'].map((at) => recordWith({ route: `/docs/say-${at}` }, 'You may refer to it. You refer.'))
  const refiner = recordWith({ route: '/docs/refiner', title: 'Refiner' }, 'A tool.')
  assert.deepEqual(await found('refner', [...said, refiner]), ['/docs/refiner'])
})

test('what means the same says more in a name that has another word of the query than the word itself in a text', async () => {
  const called = recordWith({ route: '/docs/choose', title: 'Choosing a depot' }, 'What to look at first.')
  const said = recordWith(
    { route: '/docs/depots', title: 'Depots', description: 'What you pick up at a depot.' },
    'Pick a day. The depot is open; pick a gate of the depot.',
  )
  const more = ['a', 'b', 'c'].map((at) => recordWith({ route: `/docs/${at}` }, 'A depot. You may pick one.'))
  assert.equal((await found('which depot should I pick', [...more, said, called]))[0], '/docs/choose')
  // By itself the word means itself.
  assert.equal((await found('pick', [...more, said, called]))[0], '/docs/depots')
})

test('a word that is known to mean something else is spelled right, and nothing is taken for a word with which people only ask', async () => {
  const sent = ['a', 'b', 'c'].map((at) =>
    recordWith({ route: `/docs/send-${at}` }, 'Sending takes a minute; find out.'),
  )
  const limits = recordWith({ route: '/docs/money', title: 'Limit of cost' }, 'It holds for a day.')
  const [first] = await found('spending', [...sent, limits])
  assert.equal(first, '/docs/money')
  assert.deepEqual(await found('fimd', sent), [])
})

test('words that only begin like a word are left out where something is known that means the same', async () => {
  const below = recordWith({ route: '/docs/bottom', title: 'Bottom' }, 'The bottom of the page.')
  const helper = recordWith({ route: '/docs/helper', title: 'Relay' }, 'It answers.')
  assert.deepEqual(await found('bot', [below, helper]), ['/docs/helper'])
  assert.deepEqual(await found('bott', [below, helper]), ['/docs/bottom'])
})

test('where no page holds much of a query, those are found that are called by a word of it', async () => {
  const desk = recordWith({ route: '/docs/desk', title: 'Agent desk' }, 'Where agents work.')
  const said = recordWith({ route: '/docs/said' }, 'An agent is a person.')
  assert.deepEqual(await found('striped yellow zebra crossings for agents', [desk, said]), ['/docs/desk'])
})

test('the number of an error leads to it, whatever is pasted with it', async () => {
  const error = (code: string, title: string) =>
    recordWith({ route: `/docs/errors/${code}`, title: `Error ${code}: ${title}`, kind: 'error', names: [code] })
  const pools = recordWith({ route: '/docs/pools', title: 'Sender pools', description: 'Retries of a pool' }, 'Pool.')
  const pages = [error('21018', 'Nothing fits'), error('21019', 'Too late'), pools]
  for (const query of ['[10:14:02] pool=SP1 retry=false 21018 sender', '{"code":21018,"sender":"pool"}', 'code=21018'])
    assert.equal((await found(query, pages))[0], '/docs/errors/21018', query)
})

test('where errors are most of a site, one has the words of a question by chance', async () => {
  const lists = guide('/docs/lists', 'Lists', [['Pagination of what a list holds', 'Pagination.']])
  const error = (code: number, title: string) =>
    recordWith({ route: `/docs/errors/${code}`, title: `Error ${code}: ${title}`, kind: 'error' })
  const few = [lists, error(70001, 'Pagination token')]
  const most = [...few, ...Array.from({ length: 160 }, (_, at) => error(80000 + at, 'Thing'))]
  assert.equal((await found('pagination', few))[0], '/docs/errors/70001')
  assert.equal((await found('pagination', most))[0], '/docs/lists')
  assert.equal((await found('invalid pagination', most))[0], '/docs/errors/70001')
})

test('a word of a page with which another leads to it says as much as one of a heading', async () => {
  const said = (route: string) => recordWith({ route }, 'A zeppelin, and what it is filled with.')
  const pages = [said('/docs/a'), said('/docs/b'), said('/docs/c')]
  for (const route of ['/docs/b', '/docs/c']) {
    const leading = recordWith({
      route: '/docs/start',
      leads: [
        [route, 'How the zeppelin is filled'],
        ['/docs/gone', 'zeppelin'],
      ],
    })
    assert.equal((await found('zeppelin filled', [...pages, leading]))[0], route)
  }
})

test('a message of an error finds its page, though each of its words is elsewhere more often', async () => {
  const error = {
    ...recordWith(
      { route: '/docs/api/errors/21011', title: 'Error 21011: Sender is not yours' },
      'Use another number.',
    ),
    kind: 'error' as const,
    names: ['21011'],
  }
  const senders = ['Sender pools', 'Register a sender', 'Choose a sender'].map((title, at) =>
    guide(
      `/docs/sender-${at}`,
      title,
      [['Make a sender yours', 'A sender, another sender and a third sender']],
      'Sender',
    ),
  )
  assert.equal((await found('Sender is not yours', [...senders, error]))[0], '/docs/api/errors/21011')
})

test('the minutes of a time in a title are no name of its page', async () => {
  const open = guide('/docs/open', 'Open until 10:30', [['Days', 'All days.']], 'Hours')
  const codes = guide('/docs/error-30', 'Code 30', [['Code 30', 'Code 30 is said where 30 is too long.']], 'Codes')
  assert.equal((await found('30', [open, codes]))[0], '/docs/error-30')
})

test('a name with which an item of a list begins leads to its page, not to an error that has it among its causes', async () => {
  const place = {
    kind: 'heading',
    id: 'list',
    name: 'More',
    depth: 2,
    text: 'lb_policy says who is next',
    code: '',
  } as const
  const listing = (route: string, kind: SearchRecord['kind']): SearchRecord => {
    const record = recordWith({ route, kind }, 'Words. '.repeat(200))
    return { ...record, places: [...record.places, { ...place, names: ['lb_policy'] }] }
  }
  const often = recordWith({ route: '/docs/often' }, 'Set lb_policy first, then lb_policy, then lb_policy.')
  const pages = [often, listing('/docs/errors/20001', 'error'), listing('/docs/proxy', 'guide')]
  assert.equal((await found('lb_policy', pages))[0], '/docs/proxy')
})

test('that somebody gets something is no part of what is asked', async () => {
  const ahead = recordWith({ route: '/docs/ahead', title: 'Getting ahead' }, 'Work.')
  const refused = recordWith({ route: '/docs/refused', title: 'Refused parcels' }, 'They come back.')
  const more = ['a', 'b', 'c'].map((at) => recordWith({ route: `/docs/${at}`, title: `Parcels ${at}` }, 'Refused.'))
  assert.equal((await found('parcels getting refused', [ahead, ...more, refused]))[0], '/docs/refused')
  assert.equal((await found('getting refused', [ahead, ...more, refused]))[0], '/docs/refused')
})
