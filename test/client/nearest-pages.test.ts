import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearestPages, readEntries } from '../../templates/page/not-found/not-found.client.ts'

const list = `# Osprey Docs

> Everything.

## Voice

- [Make calls](https://docs.osprey.example/docs/voice/calls.md): How to call.
- [A \\[draft\\] of it](https://docs.osprey.example/docs/voice/recording.md)
- [Rooms](/docs/video/rooms.md)
- [Elsewhere](https://other.example/page.html)
`

test('the list of pages is read from llms.txt', () => {
  assert.deepEqual(readEntries(list), [
    { title: 'Make calls', path: '/docs/voice/calls' },
    { title: 'A [draft] of it', path: '/docs/voice/recording' },
    { title: 'Rooms', path: '/docs/video/rooms' },
  ])
})

test('the pages with the most like address come first, and unlike ones not at all', () => {
  const paths = (path: string) => nearestPages(path, readEntries(list), '/docs').map((entry) => entry.path)
  assert.equal(paths('/docs/voice/call')[0], '/docs/voice/calls')
  assert.ok(!paths('/docs/voice/call').includes('/docs/video/rooms'))
  assert.deepEqual(paths('/docs/Voice/recordings.html')[0], '/docs/voice/recording')
  assert.deepEqual(paths('/docs/xyz'), [])
  assert.deepEqual(paths('/'), [])
})
