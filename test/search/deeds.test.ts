import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SearchRecord } from '../../compiler/search/search-record.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

/** An operation of an API without summaries: its title is its description. */
function operation(operationId: string, title: string, description = title): SearchRecord {
  const route = `/docs/api/${operationId.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`
  return recordWith({ route, title, description, kind: 'reference', names: [operationId] }, description)
}

async function firstFor(query: string, records: readonly SearchRecord[]): Promise<string | undefined> {
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  return (await searchOf('acme').search(query, 0)).hits[0]?.url
}

const others = Array.from({ length: 30 }, (_, at) => recordWith({ route: `/docs/guide-${at}` }, `Words of guide ${at}`))

test('"get" at the beginning says what is to be done, and is what the operation calls otherwise', async () => {
  const calls = [
    operation('FetchCall', 'Fetch the call that is named by the identifier given to the operation'),
    operation('CreateCall', 'Create call'),
    operation('ListCall', 'List call'),
    operation('FetchCallRecording', 'Fetch call recording'),
  ]
  assert.equal(await firstFor('get call', [...others, ...calls]), '/docs/api/fetch-call')
  assert.equal(await firstFor('GET call', [...others, ...calls]), '/docs/api/fetch-call')
})

test('an operation that is called by what is asked does not stand back for what it says of others', async () => {
  const about = 'A resource to add, fetch or remove short codes of a service'
  const codes = ['Fetch', 'List', 'Delete', 'Create'].map((deed) =>
    operation(`${deed}ShortCode`, `${deed} short code`, about),
  )
  assert.equal(await firstFor('add short code', [...others, ...codes]), '/docs/api/create-short-code')
})

test('a word that is rare is asked for, however usual what means the same is', async () => {
  const accounts = [
    operation('CreateAccount', 'Create a new subaccount from the account that makes the request'),
    ...['Number', 'Message', 'Queue', 'Trunk'].map((thing) =>
      operation(`Create${thing}`, `Create ${thing} for account`),
    ),
  ]
  const guides = others.map((one) => recordWith({ ...one, title: `Account ${one.route.slice(12)}` }, 'of the account'))
  assert.equal(await firstFor('create subaccount', [...guides, ...accounts]), '/docs/api/create-account')
})

test('an operation is found by its name in other words, with the small words and the endings of the question', async () => {
  const names = ['CreateAddOnResult', 'FetchAddOnResult', 'ListAddOnResult', 'FetchAddOnResultPayload', 'ListCountry']
  const results = names.map((name) => operation(name, 'Work with the results of an add-on and their payloads'))
  const about = 'Retrieve an add-on result, get all add on results, all countries: add on, result, get, retrieve'
  const guide = recordWith({ route: '/docs/results', title: 'Retrieve and get all', description: about }, about)
  const all = [...others, ...results, guide]
  assert.equal(await firstFor('retrieve the add on result', all), '/docs/api/fetch-add-on-result')
  assert.equal(await firstFor('get all add on results', all), '/docs/api/list-add-on-result')
  assert.equal(await firstFor('get all countries', all), '/docs/api/list-country')
})

test('what is made anew is made: "new" is no other thing', async () => {
  const names = ['CreateTask', 'AddTaskToSection', 'CreateSubtask', 'FetchTask']
  const tasks = names.map((name) => operation(name, `${name} of a project`, 'A new task is made, a new task is added.'))
  assert.equal(await firstFor('make a new task', [...others, ...tasks]), '/docs/api/create-task')
})

test('a word by which nothing is called may mean what something else is called by', async () => {
  const names = ['DuplicateTask', 'CloseTask', 'FetchTask', 'DeleteTask']
  const tasks = names.map((name) => operation(name, `${name} of a project`))
  assert.equal(await firstFor('clone task', [...others, ...tasks]), '/docs/api/duplicate-task')
  const said = recordWith({ route: '/docs/said', title: 'Duplicate things' }, 'A task.')
  const called = recordWith({ route: '/docs/clones', title: 'Clones' }, 'What becomes of a task.')
  assert.equal(await firstFor('clone task', [...others, said, called]), '/docs/clones')
})

test('a phrase that means something else is no question about its words', async () => {
  const records = [
    recordWith({ route: '/docs/delete', title: 'Deleted things' }, 'A number is deleted at once.'),
    recordWith({ route: '/docs/audit', title: 'Activity log' }, 'Every change of a number, and of what else there is.'),
    recordWith({ route: '/docs/roles', title: 'Roles' }, 'A role says what people see: numbers, invoices.'),
  ]
  assert.equal(await firstFor('who deleted this number', [...others, ...records]), '/docs/audit')
  assert.equal(await firstFor('the deleted number', [...others, ...records]), '/docs/delete')
  assert.equal(await firstFor('who can see invoices', [...others, ...records]), '/docs/roles')
})

test('a word that has other words is not taken apart', async () => {
  const records = [
    recordWith({ route: '/docs/type', title: 'Types of things' }),
    recordWith({ route: '/docs/script', title: 'Scripts' }),
    recordWith({ route: '/docs/javascript', title: 'JavaScript' }),
  ]
  assert.equal(await firstFor('typescript', [...others, ...records]), '/docs/javascript')
})

test('by what a thing is found is no part of what its operation is called', async () => {
  const calls = [operation('FetchCall', 'Fetch a call'), operation('ListCalls', 'List calls')]
  const guide = recordWith(
    { route: '/docs/trace', title: 'Trace', description: 'Get a call, and its id.' },
    'Call by id.',
  )
  assert.equal(await firstFor('get call by id', [...others, ...calls, guide]), '/docs/api/fetch-call')
})

test('what is called "get" by an API is downloaded', async () => {
  const files = ['Fetch', 'Delete', 'Update'].map((deed) => operation(`${deed}Tape`, `${deed} a tape`))
  const guide = recordWith({ route: '/docs/start', title: 'Start', description: 'Download the tools.' }, 'Download.')
  assert.equal(await firstFor('download tape', [...others, ...files, guide]), '/docs/api/fetch-tape')
})

test('a word at the end that says in which form an answer is wanted leads nowhere else, unless it is all that is known', async () => {
  const privacy = recordWith({ route: '/legal/privacy', title: 'Privacy policy' }, 'The policy, and all of the policy.')
  const hooks = guides('hooks', 'Hooks', 'A hook is called. There are retries of hooks.')
  assert.equal(await firstFor('hook retry policy', [...others, ...hooks, privacy]), '/docs/hooks')
  assert.equal(await firstFor('privacy policy', [...others, ...hooks, privacy]), '/legal/privacy')
  assert.equal(await firstFor('policy', [...others, ...hooks, privacy]), '/legal/privacy')
})

/** A page with this name, and many that speak of the same. */
function guides(name: string, title: string, text: string): readonly SearchRecord[] {
  const more = Array.from({ length: 8 }, (_, at) =>
    recordWith({ route: `/docs/${name}-${at}`, title: `Page ${at}` }, text),
  )
  return [recordWith({ route: `/docs/${name}`, title }, text), ...more]
}
