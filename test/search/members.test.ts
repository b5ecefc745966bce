import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import type { RecordPlace, SearchRecord } from '../../compiler/search/search-record.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const heading = (name: string, text: string): RecordPlace => ({
  kind: 'heading',
  id: name.replace(/\W/g, ''),
  name,
  depth: 2,
  text,
  code: '',
  names: [],
})

async function firstOf(query: string, records: readonly SearchRecord[]): Promise<string | undefined> {
  const { entry, files } = indexOf(records)
  const pointer = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  servedFrom(readerOf([...files, pointer]))
  return (await searchOf('acme').search(query, 0)).hits[0]?.url.replace(/#.*/, '')
}

/** Each has the lines of code that are asked for. */
const guides = ['Routes', 'Uploads', 'Sessions'].map((title) =>
  recordWith(
    { route: `/docs/${title.toLowerCase()}`, title, description: `${title} with reply.deliver and c.form` },
    'Call reply.deliver(data) or app.onFault(), read c.form() and c.req.form(), and reply.deliver() again.',
  ),
)
const pages = [
  ...guides,
  recordWith({
    route: '/docs/reply',
    title: 'Reply',
    places: [heading('.code(statusCode)', 'A number.'), heading('.deliver(data)', 'Answers.')],
  }),
  recordWith({ route: '/docs/context', title: 'Context', places: [heading('form()', 'Answers with a form.')] }),
  recordWith({ route: '/docs/incoming', title: 'ServerRequest', places: [heading('form()', 'What was sent.')] }),
]

test('a line of code asks for the place of the page that its object is named after', async () => {
  deepEqual(
    await Promise.all(['reply.deliver', 'c.form', 'c.req.form', 'c.form()'].map((query) => firstOf(query, pages))),
    ['/docs/reply', '/docs/context', '/docs/incoming', '/docs/context'],
  )
})

test('a heading that is the line itself goes before that', async () => {
  const literal = recordWith({ route: '/docs/answers', title: 'Answers', places: [heading('reply.deliver()', 'So.')] })
  deepEqual(await firstOf('reply.deliver', [...pages.slice(guides.length), literal]), '/docs/answers')
})
