import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import { roles, writePosting } from '../../compiler/formats/search/codec.ts'
import { digestOf } from '../../compiler/search/sharded/digest.ts'
import { recordWith } from './indexed.ts'

const paragraphs = Array.from({ length: 4000 }, (_, at) => `Word ${at.toString(36)} of it’s café ${at % 7}`)
const ofTexts = (texts: readonly string[]) =>
  digestOf(
    recordWith({
      route: '/long',
      places: texts.map((text) => ({ kind: 'page', id: '', name: '', depth: 1, text, code: text, names: [] })),
    }),
  )

test('a long text is read some lines at a time, and says what its lines say', () => {
  const [long, short] = [ofTexts([paragraphs.join('\n')]), ofTexts(paragraphs)]
  equal(long.length, short.length)
  // Only the places of words are others.
  deepEqual(wordsOf(long), wordsOf(short))
})

test('a long text without lines is read at once', () => {
  const text = paragraphs.join(' ')
  equal(ofTexts([text]).length, ofTexts([paragraphs.join('\n')]).length)
})

test('a title and the message in it are names of the page itself', () => {
  const words = digestOf(recordWith({ route: '/e', title: 'Error 20003: Not yours', places: [] })).terms.split(' ')
  const name = writePosting({ roles: roles.title | roles.name, count: 0, places: [0] })
  for (const key of ['error20003notyours', 'notyours']) equal(words[words.indexOf(key) + 1], name, key)
})

function wordsOf({ terms }: { readonly terms: string }): readonly string[] {
  return terms
    .split(' ')
    .filter((_, at) => at % 2 === 0)
    .sort()
}
