import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createToolFiles } from '../../bin/services/preview/tool-files.ts'

const none = { folder: '/nowhere', entries: new Map() }
const file = (name: string, content = name) => ({ path: `_assets/${name}`, content })
const open = () => createToolFiles(none, { blocks: [] } as unknown as Parameters<typeof createToolFiles>[1])

test('files of pages go when many were asked for since', () => {
  const tool = open()
  tool.keep([file('first.css')])
  const megabyte = 'x'.repeat(1_000_000)
  for (let save = 0; save < 30; save++) tool.keep([file(`${save}.css`, megabyte)])
  assert.equal(tool.answer('/_assets/first.css')?.body, 'first.css')
  for (let save = 30; save < 200; save++) tool.keep([file(`${save}.css`, megabyte)])
  assert.equal(tool.answer('/_assets/first.css'), null)
  assert.equal(tool.answer('/_assets/199.css')?.body, megabyte)
})

test('the parts of the last two indexes are there, however large they are', () => {
  const tool = open()
  const half = 'x'.repeat(20_000_000)
  for (const name of ['a', 'b', 'c'])
    tool.keepIndex([file(`${name}1`, half), file(`${name}2`, half), file(`${name}3`, half)])
  assert.deepEqual(
    ['a1', 'a3', 'b1', 'b3', 'c1', 'c3'].map((name) => tool.answer(`/_assets/${name}`)?.status ?? null),
    [null, null, 200, 200, 200, 200],
  )
})

test('an index that is asked for again takes no room, and the file that leads to it is not kept', () => {
  const tool = open()
  const [first, second] = [[file('a1')], [{ path: 'search.json', content: '{}' }, file('b1')]]
  for (const index of [first, second, second, second]) tool.keepIndex(index)
  assert.deepEqual(
    ['/_assets/a1', '/_assets/b1', '/search.json'].map((path) => tool.answer(path)?.status ?? null),
    [200, 200, null],
  )
})
