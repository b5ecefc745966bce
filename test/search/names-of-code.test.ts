import assert from 'node:assert/strict'
import { test } from 'node:test'
import { runsOf } from '../../compiler/formats/search/words.ts'
import type { SearchRecord } from '../../compiler/search/search-record.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

async function found(query: string, records: readonly SearchRecord[]): Promise<readonly string[]> {
  const others = Array.from({ length: 30 }, (_, at) =>
    recordWith({ route: `/docs/other-${at}` }, `Words of page ${at}`),
  )
  const { entry, files } = indexOf([...records, ...others])
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  const twins = records.map(({ route, title, places }) => {
    const text = Array.from(places, (place) => place.text).join('\n')
    return { path: `${route.slice(1)}.md`, content: `# ${title}\n\n${text}\n` }
  })
  servedFrom(readerOf([...files, pointer, ...twins]))
  const answer = await searchOf('acme').search(query, 0)
  return answer.hits.map(({ url, excerpt }) => `${url} ${excerpt.flatMap(({ text, marked }) => (marked ? text : []))}`)
}

test('a name that stands behind a dot is found by itself, and marked', async () => {
  const pages = [
    recordWith({ route: '/docs/faults', title: 'Faults' }, 'Quote `error.request_id` when you write to us.'),
    recordWith({ route: '/docs/requests', title: 'Request an ID' }, 'Send a request, and keep its id.'),
  ]
  assert.equal((await found('request_id', pages))[0], '/docs/faults error.request_id')
})

test('names between dots are names of their own where they have words inside', () => {
  const namesIn = (text: string) => runsOf(text).map(({ whole, names = [] }) => [whole, ...names].join(' '))
  assert.deepEqual(namesIn('error.request_id'), ['errorrequestid requestid'])
  assert.deepEqual(namesIn('live_stream.idleSince'), ['livestreamidlesince livestream idlesince'])
  assert.deepEqual(namesIn('client.messages.create E.164 area_code'), ['clientmessagescreate', 'e164', 'areacode'])
  assert.deepEqual(namesIn('com.acme.billing.documents.InvoiceRequestFactory'), [
    'com',
    'acme',
    'billing',
    'documents',
    'invoicerequestfactory',
  ])
})

test('a name that a page has to the letter goes before what its words mean', async () => {
  const pages = [
    recordWith({ route: '/docs/cameras', title: 'Cameras' }, 'A browser answers with PermissionDenied.'),
    recordWith({ route: '/docs/forbidden', title: 'Forbidden', description: 'Forbidden, 403' }, 'It is forbidden.'),
  ]
  assert.match((await found('PermissionDenied', pages))[0] ?? '', /^\/docs\/cameras /)
  assert.match((await found('permission denied', pages))[0] ?? '', /^\/docs\/forbidden /)
})

test('a phrase that no page has is not the rarest of a query, whatever one of its words finds', async () => {
  const speaking = Array.from({ length: 16 }, (_, at) => recordWith({ route: `/docs/s${at}` }, 'Its uptime is long.'))
  const levels = Array.from({ length: 8 }, (_, at) =>
    recordWith({ route: `/docs/l${at}`, title: `Level ${at}`, description: 'A level' }, 'The level of a log.'),
  )
  const pages = [
    recordWith({ route: '/docs/promise', title: 'Promise', description: 'Uptime' }, 'An uptime of 99.95 %.'),
    recordWith({ route: '/docs/people', title: 'People' }, 'Write to our service.'),
    ...speaking,
    ...levels,
  ]
  assert.match((await found('uptime sla', pages))[0] ?? '', /^\/docs\/promise /)
})

test('thousands are found as they are typed and as they are written', async () => {
  const pages = [recordWith({ route: '/docs/crowds', title: 'Crowds' }, 'Tell us of more than 100,000 guests.')]
  assert.match((await found('100k', pages))[0] ?? '', /^\/docs\/crowds 100,000$/)
})

test('a name that is still typed is found by its beginning, and not by what its parts mean', async () => {
  const names = ['max_resolution', '--accent-color']
  const text = 'Set `max_resolution` or `--accent-color`.'
  const place = { kind: 'page', id: '', name: '', depth: 1, text, code: '', names } as const
  const pages = [
    recordWith({ route: '/docs/pictures', title: 'Pictures', places: [place] }),
    recordWith({ route: '/docs/limits', title: 'Limits', description: 'Limits, accents' }, 'A limit.'),
  ]
  for (const query of ['max_resolutio', '--accent-colo'])
    assert.match((await found(query, pages))[0] ?? '', /^\/docs\/pictures /, query)
})

test('a name that the site has in no form is its words: guides go first, and each form of a word counts', async () => {
  const pages = [
    recordWith({ route: '/docs/keys', title: 'Keys', description: 'An access key' }, 'An access key opens all.'),
    recordWith({ route: '/docs/api/rotate', title: 'Rotate key', kind: 'reference', description: 'Access' }, 'A key.'),
    recordWith({ route: '/docs/files', title: 'Files', description: 'Resume an upload' }, 'Resume an upload.'),
    recordWith({ route: '/docs/up', title: 'Uploads' }, 'An upload.'),
    recordWith({ route: '/docs/boards', title: 'Controls' }, 'Each is on the keyboard.'),
  ]
  for (const [query, route] of [
    ['access_key', '/docs/keys'],
    ['resumable_uploads', '/docs/files'],
    ['keyboard-hotels', '/docs/boards'],
  ] as const)
    assert.equal((await found(query, pages))[0]?.split(' ')[0], route, query)
})
