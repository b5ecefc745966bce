import { deepEqual, equal, rejects } from 'node:assert/strict'
import { test } from 'node:test'
import { createParser } from '../../../compiler/formats/markdown/parse-markdown.ts'
import { readingAhead } from '../../../compiler/formats/markdown/parts/read-ahead.ts'
import { firstDifference } from './fast/same-tree.ts'

const reader = () => createParser(new Set<string>(), null, { size: 100 })
const long = 'Words of a page.\n\n'.repeat(50)

test('what was read ahead is what is read otherwise, with a turn after each part', async () => {
  let turns = 0
  const ahead = reader()
  await ahead.ahead(long, 'md', async () => void turns++)
  equal(turns, 9)
  equal(firstDifference(reader()(long, 'md'), ahead(long, 'md')), null)
})

test('who asks first has what was read ahead; others have a tree of their own', async () => {
  const read: string[] = []
  const ahead = readingAhead(function* (text, format) {
    read.push(`${format} ${text}`)
    yield
    return { tree: { type: 'root', children: [] } }
  })
  await ahead.ahead('a', 'md', async () => {})
  deepEqual(read, ['md a'])
  ahead('b', 'md')
  ahead('a', 'mdx')
  deepEqual(read, ['md a', 'md b', 'mdx a'])
  const first = ahead('a', 'md')
  equal(read.length, 3)
  equal(ahead('a', 'md') === first, false)
  equal(read.length, 4)
})

test('what fails is thrown to who waits, and nothing is kept of it', async () => {
  let fails = true
  const ahead = readingAhead(function* () {
    yield
    if (fails) throw new Error('no')
    return { tree: { type: 'root', children: [] } }
  })
  await rejects(
    ahead.ahead('a', 'md', async () => {}),
    /no/,
  )
  fails = false
  deepEqual(ahead('a', 'md'), { tree: { type: 'root', children: [] } })
})
