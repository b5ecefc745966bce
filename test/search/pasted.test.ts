import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressedBy } from '../../client/widgets/search/static/asked/addressed.ts'
import { phrasesOf } from '../../client/widgets/search/static/asked/phrases.ts'
import { requestedIn } from '../../client/widgets/search/static/asked/requested.ts'
import { openIndex } from '../../client/widgets/search/static/index/index-reader.ts'
import type { RecordPlace, SearchRecord } from '../../compiler/search/search-record.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

/** An operation whose page defines these names. */
function operation(operationId: string, request: string, defined: readonly string[] = []): SearchRecord {
  const route = `/docs/api/${operationId.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`
  const title = operationId.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const record = recordWith({ route, title, kind: 'reference', names: [operationId] }, `${title}.`)
  const place = { id: 'op', depth: 2, text: '', code: '', names: [] }
  const names = defined.map((name): RecordPlace => ({ ...place, kind: 'definition', name, id: name }))
  return { ...record, places: [...record.places, { ...place, kind: 'heading', name: request }, ...names] }
}

const pages = [
  operation('CreateLetter', 'POST /v1/Letters', ['Paper-Seal', 'Retry-After']),
  operation('ListLetter', 'GET /v1/Letters', ['Retry-After']),
  operation('FetchLetter', 'GET /v1/Letters/{LetterSid}', ['Paper-Seal', 'Retry-After']),
  operation('DeleteLetter', 'DELETE /v1/Letters/{LetterSid}'),
  recordWith({ route: '/docs/api', title: 'Wire API', kind: 'reference' }, 'All operations of the wire.'),
  recordWith({ route: '/docs/seals', title: 'Check seals' }, 'The Paper-Seal of a wire says who sent it.'),
  recordWith(
    { route: '/docs/wire', title: 'Wire', description: 'Letters by wire' },
    'A wire has an end, and a reference.',
  ),
  recordWith({ route: '/docs/addresses', title: 'Invalid addresses' }, 'An address of a letter may be wrong.'),
  recordWith(
    { route: '/docs/offices', title: 'Post offices' },
    'Call +12025550143. Abroad: +44 20 7946 0018, in the west (303) 555-0119.',
  ),
  recordWith({ route: '/docs/answers', title: 'Answers' }, 'After 503 or 504 send the letter again.'),
  recordWith({ route: '/docs/relays', title: 'Relays' }, 'A relay has a timeout.'),
  recordWith({ route: '/docs/phones', title: 'Phone numbers' }, 'What a phone number of an office looks like.'),
  recordWith({ route: '/docs/c-sharp', title: 'Write in C#' }, 'Letters in C#.'),
  recordWith({ route: '/docs/c-plus', title: 'Write in C++' }, 'Letters in C++.'),
  recordWith({ route: '/docs/java', title: 'Write in Java' }, 'Letters in Java.'),
  recordWith({ route: '/docs/sizes', title: 'Sizes' }, 'Paper of DIN 476 weighs up to 50 MB; ids begin with `ltr_`.'),
  recordWith({ route: '/docs/first/steps', title: 'Begin' }, 'Write, and set `WIRE_TOKEN`.'),
  recordWith({ route: '/docs/again', title: 'First steps, again', description: 'First steps' }, 'Steps.'),
  recordWith({ route: '/docs/exports', title: 'Export letters' }, 'An export has all letters.'),
  recordWith({ route: '/docs/errors/21010', title: 'Error 21010: No road', kind: 'error', names: ['21010'] }, 'No.'),
  ...Array.from({ length: 40 }, (_, at) => recordWith({ route: `/docs/other-${at}` }, `Words of page ${at}`)),
]

async function found(query: string): Promise<readonly string[]> {
  const { entry, files } = indexOf(pages)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  return (await searchOf('acme').search(query, 0)).hits.map(({ url }) => url.replace(/#.*/, ''))
}

const host = 'https://api.acme.example'

test('a command and a line of a program that send a request are that request', () => {
  const asked = (text: string) => {
    const { method, segments } = requestedIn(text) ?? {}
    return `${method} ${segments?.join(' ')}`
  }
  for (const [text, request] of [
    [`curl ${host}/v1/Letters`, 'get v1 Letters'],
    [`$ curl -X DELETE "${host}/v1/Letters/$SID" -u key:secret`, 'delete v1 Letters {SID}'],
    [`curl '${host}/v1/Letters' --data-urlencode 'To=Ann'`, 'post v1 Letters'],
    [`curl -G ${host}/v1/Letters?PageSize=5 --request get`, 'get v1 Letters'],
    [`http POST ${host}/v1/Letters To=Ann`, 'post v1 Letters'],
    [`requests.post("${host}/v1/Letters", data=letter)`, 'post v1 Letters'],
    [`await fetch(\`${host}/v1/Letters/\${sid}\`, { method: 'DELETE' })`, 'delete v1 Letters {sid}'],
    ['POST /v1/Letters', 'post v1 Letters'],
    [`the webhook ${host}/hook was refused`, 'undefined undefined'],
    ['curl', 'undefined undefined'],
  ])
    assert.equal(asked(text ?? ''), request, text)
})

test('what is in quotation marks is a phrase where a reader asks for one, and no value of what is pasted', () => {
  for (const pasted of [
    '{"to": "Ann", "body": "A letter"}',
    `curl ${host}/v1/Letters -d "To=Ann" --header "Accept: text"`,
    'letters.create("A letter")',
    'to="Ann"',
  ])
    assert.deepEqual(phrasesOf(pasted), [], pasted)
  assert.deepEqual(phrasesOf('letters ("by wire") and "an end"'), ['by wire', 'an end'])
})

test('the address of a page is known below the base of the site, and where no digest is offered none is', async () => {
  const { entry, files } = indexOf(pages)
  const read = readerOf(files)
  servedFrom((path) => read(path.replace(/^base\//, '')))
  const reader = await openIndex(entry ?? assert.fail('no index'), '/base')
  const routeOf = async (query: string) => {
    const id = await addressedBy(query, reader)
    return id === null ? null : (await reader.page(id)).route
  }
  assert.equal(await routeOf('https://acme.example/base/docs/first/steps'), '/docs/first/steps')
  assert.equal(await routeOf('/docs/first/steps'), '/docs/first/steps')
  assert.equal(await routeOf('/docs/first'), null)
  assert.equal(await routeOf('first/steps'), null)
  const { crypto } = globalThis
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true })
  try {
    assert.equal(await routeOf('/docs/first/steps'), null)
  } finally {
    Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true })
  }
})

test('a phrase that no page has is left out where the query says more', async () => {
  assert.equal((await found('address "Ann Street 5" is invalid'))[0], '/docs/addresses')
  assert.equal((await found('"refused address"'))[0], '/docs/addresses')
})

for (const [query, route] of [
  // A header is found by the name that such have elsewhere, and as it stands in a request.
  ['X-Paper-Seal', '/docs/seals'],
  ['X-Paper-Seal: a1b2', '/docs/seals'],
  ['paper-seal mismatch', '/docs/seals'],
  // A name that the site does not have says what its words say.
  ['invalid_letter_address', '/docs/addresses'],
  ['INVALID_ADDRESS', '/docs/addresses'],
  ['deleteWireLetter', '/docs/api/delete-letter'],
  // In a program the deed stands after the thing.
  ['letters.create', '/docs/api/create-letter'],
  ['client.letters.list()', '/docs/api/list-letter'],
  // An API by itself is what its reference is called by.
  ['wire API reference', '/docs/api'],
  ['wire reference', '/docs/api'],
  ['wire REST API docs', '/docs/api'],
  ['wire', '/docs/wire'],
  ['E21010', '/docs/errors/21010'],
  // Letters and digits are written with a space between them, and without; of an id its beginning says of what it is one.
  ['DIN476', '/docs/sizes'],
  ['50mb', '/docs/sizes'],
  ['ltr_81f3c', '/docs/sizes'],
  ['LTR81f3c', '/docs/sizes'],
  // A phone number in any form; one that no page has is one all the same.
  ...['+1 (202) 555-0143', '202-555-0143', '(202) 555 0143', '001 202 555 0143', 'tel:+1-202-555-0143'].map(
    (number) => [number, '/docs/offices'] as const,
  ),
  ['+442079460018', '/docs/offices'],
  ['+44 (0)20 7946 0018', '/docs/offices'],
  ['+1 303 555 0119', '/docs/offices'],
  ['+15005550006', '/docs/phones'],
  ['500 555 0006', '/docs/phones'],
  // What HTTP calls a status says no more than its number.
  ['504 Gateway Timeout', '/docs/answers'],
  ['gateway', '/docs/relays'],
  // The sign belongs to what the language is called; what fetches its packages says which one it is.
  ['C#', '/docs/c-sharp'],
  ['C++', '/docs/c-plus'],
  ['c++ letters', '/docs/c-plus'],
  ['nuget', '/docs/c-sharp'],
  ['maven', '/docs/java'],
  // The address of a page is that page, however it is called.
  ...['', 'https://docs.acme.example', 'http://localhost:3000'].map(
    (host) => [`${host}/docs/first/steps`, '/docs/first/steps'] as const,
  ),
  ['https://docs.acme.example/docs/first/steps/?from=mail#write', '/docs/first/steps'],
  ['/docs/first/steps.md', '/docs/first/steps'],
  // A variable as a shell sets it.
  ['export WIRE_TOKEN="a1 b2"', '/docs/first/steps'],
  // A misspelt word that a single page has in its text: nothing else is near.
  ['wieghs', '/docs/sizes'],
] as const)
  test(`"${query}" finds ${route} first`, async () => {
    assert.equal((await found(query))[0], route)
  })
