import assert from 'node:assert/strict'
import { test } from 'node:test'
import { breakable } from '../../client/widgets/search/long-names.ts'
import type { TablePage } from '../../client/widgets/search/static/index/index-reader.ts'
import type { Stem } from '../../client/widgets/search/static/language.ts'
import { bestPlaces } from '../../client/widgets/search/static/shown/excerpt.ts'
import { matcherOf } from '../../client/widgets/search/static/shown/matcher.ts'
import type { Concept } from '../../client/widgets/search/static/words/concept.ts'
import { findingsOf } from '../../client/widgets/search/static/words/findings.ts'
import { indexOf, readerOf, recordWith, searchOf, servedFrom } from './indexed.ts'

const page = {
  route: '/docs/a',
  title: 'Send a letter',
  description: 'Paper by wire.',
  anchors: ['', 'responses', '', 'more', 'details'],
}

const markdown = `# Send a letter

## Responses

#### <a id="broken"></a>500

No body.

## More

### Details

The letter is folded by hand.

| Name | Type | Description |
| --- | --- | --- |
| <a id="send"></a>\`SendLetter\` | \`string\` | Where to. |
| <a id="media"></a>\`Media\` | \`string\` | required if another letter is not passed |
| <a id="parent"></a>\`Letter\` | \`object\` | The same as [Letter](#broken) above. |
`

const concept = (word: string): Concept => ({
  rarity: 1,
  isTopic: false,
  findings: findingsOf([], new Uint8Array()),

  isAbsent: false,
  forms: [{ word, share: 1 }],
})

/** What a query shows of one page. */
const placesFor = (one: TablePage, text: string, concepts: readonly Concept[], stem: Stem, count: number) =>
  bestPlaces(one, text, concepts, matcherOf(concepts, stem), count)

/** What is shown under each name. */
function shown(word: string): Readonly<Record<string, string>> {
  const { places } = placesFor(page, markdown, [concept(word)], (one) => one, 20)
  return Object.fromEntries(
    places.map(({ name, excerpt }) => [name ?? '', excerpt.map(({ text }) => text).join('')] as const),
  )
}

test('below a name stands what is said of it, and not what is said of another', () => {
  assert.equal(shown('letter').SendLetter, 'Where to.')
})

test('that something is written elsewhere on the page is no excerpt', () => {
  assert.equal(shown('letter').Letter, 'object · The same as Letter above.')
  assert.ok(!Object.values(shown('parent')).includes('The same as Letter above.'))
})

test('below a heading stands what its own section says', () => {
  assert.equal(shown('more').More, 'The letter is folded by hand.')
  assert.equal(shown('500')['500'], 'No body.')
})

test('a sentence of a quotation or a callout goes on in its next line', () => {
  const callout = `> [!WARNING]
> **Check it**
>
> Ask who sent the letter before you act on a
> request: the seal says it.
>
> - A parcel is
>   no letter at all.
and this goes on.

> Another one.
`
  const said = (word: string) =>
    placesFor(page, callout, [concept(word)], (one) => one, 1)
      .places[0]?.excerpt.map(({ text }) => text)
      .join('')
  assert.equal(said('seal'), 'Ask who sent the letter before you act on a request: the seal says it.')
  assert.equal(said('parcel'), 'A parcel is no letter at all. and this goes on.')
  assert.equal(said('another'), 'Another one.')
})

const pieces = (text: string, ...forms: Concept['forms']) => {
  const { places } = placesFor(page, text, [{ ...concept(''), forms }], (one) => one, 1)
  return places[0]?.excerpt.map(({ text: piece, marked }) => (marked ? `[${piece}]` : piece)).join('')
}

test('a page without the words is shown by its description, and not by how it begins', () => {
  assert.equal(
    pieces('# Send a letter\n\nMade on July 21. Nothing else.\n', { word: 'paper', share: 1 }),
    '[Paper] by wire.',
  )
})

test('a description is shown that holds clearly more of the query than any sentence that begins the page', () => {
  const text = '# Send a letter\n\nPut the paper in here.\n'
  const shownFor = (...words: string[]) => {
    const { places } = placesFor(page, text, words.map(concept), (one) => one, 1)
    return places[0]?.excerpt.map((piece) => piece.text).join('')
  }
  assert.equal(shownFor('paper', 'wire'), 'Paper by wire.')
  assert.equal(shownFor('paper'), 'Put the paper in here.')
})

test('a label with links alone is no excerpt', () => {
  const text = '# Send\n\n**Products used:** [Letters](/letters), [Wires](/wires)\n\nLetters go by wire.\n'
  assert.equal(pieces(text, { word: 'letters', share: 1 }), '[Letters] go by wire.')
})

test('the address of a server is no excerpt, whatever words it has', () => {
  const text =
    '# Send\n\n## Ask\n\nServers:\n\n- `https://api.acme.example/letter`: All letter regions\n\nA letter goes out.\n'
  const [best] = placesFor(page, text, [concept('letter'), concept('api')], (word) => word, 1).places
  assert.equal(best?.excerpt.map((piece) => piece.text).join(''), 'A letter goes out.')
})

test('places of one name of which the same is said are shown once', () => {
  const row = (id: string, said: string) => `| <a id="${id}"></a>\`Code\` | ${said} |\n`
  const rows = row('a', 'Who it is for.') + row('b', 'Who it is for.') + row('c', 'What it is.')
  const { places } = placesFor(page, `# Send\n\n${rows}`, [concept('code')], (one) => one, 3)
  assert.deepEqual(
    places.map(({ anchor }) => anchor),
    ['a', 'c'],
  )
})

test('a value with its label stands after what is said of the thing, and what a pattern is made of is no word', () => {
  const row = (said: string) => `# Send\n\n| Name | Description |\n| --- | --- |\n| <a id="to"></a>\`To\` | ${said} |\n`
  const pattern = 'Who gets it. Write all of it. Pattern: `^\\+[1-9]\\d{6,14}$`. Max length: `15`.'
  const found = (word: string) => pieces(row(pattern), { word: 'to', share: 1 }, { word, share: 1 })
  assert.equal(found('d'), 'Who gets it. Write all of it.')
  assert.equal(found('length'), 'Who gets it. Max [length]: 15.')
})

test('a small word of what means the same is not marked, and no sentence is shown for it', () => {
  const forms = [
    { word: 'sign', share: 0.9 },
    { word: 'up', share: 0.9, isSmall: true },
  ]
  assert.equal(pieces('# Send\n\nThis is the most up to date. Sign up here.\n', ...forms), '[Sign] up here.')
})

test('the signs of a name are marked with it, and a name without them is another', () => {
  const said = 'Written in C, C# and .NET, not in C++. Call +1 202 555 0143 or (202) 555-0143.'
  const found = (...words: string[]) => pieces(`# Send\n\n${said}\n`, ...words.map((word) => ({ word, share: 1 })))
  assert.equal(found('c#', 'net'), 'Written in C, [C#] and [.NET], not in C++. Call +1 202 555 0143 or (202) 555-0143.')
  assert.equal(found('12025550143', '2025550143'), 'Call [+1 202 555 0143] or [(202) 555-0143].')
})

test('long names may break after a sign and before a capital, shorter ones may not', () => {
  assert.deepEqual(breakable('JavaScript of v1.2'), ['JavaScript of v1.2'])
  assert.deepEqual(breakable('POST /v1/Accounts/{Sid}/Calls.json now'), [
    ...['POST /v1/', 'Accounts/', '{Sid}/', 'Calls.', 'json now'],
  ])
  assert.deepEqual(breakable('a fetchRecordingAddOnResult'), ['a fetch', 'Recording', 'Add', 'On', 'Result'])
  assert.deepEqual(breakable('status_callback_method'), ['status_', 'callback_', 'method'])
  assert.deepEqual(breakable(''), [''])
})

test('of a row all cells are shown, for one says little without the others, and no names of columns', () => {
  const table = [
    '# Commands',
    '',
    '| Command | What it does for you | Since |',
    '| --- | --- | --- |',
    '| `serve` | runs it here | 2 |',
  ]
  const { places } = placesFor({ ...page, anchors: [''] }, table.join('\n'), [concept('runs')], (one) => one, 1)
  assert.equal(places[0]?.excerpt.map(({ text }) => text).join(''), 'serve · runs it here · 2')
  const named = placesFor({ ...page, anchors: [''] }, table.join('\n'), [concept('command')], (one) => one, 1)
  assert.equal(named.places[0]?.excerpt.map(({ text }) => text).join(''), page.description)
})

test('a row is shown for its word however short it is, and not a sentence without one', () => {
  const rows = '| Code | Reason |\n| --- | --- |\n| `AC04` | Account closed |\n| `MD01` | No order |\n'
  const text = `# Send\n\nLetters come back for many reasons:\n\n${rows}\nOne that came back costs two coins.\n`
  assert.equal(pieces(text, { word: 'ac04', share: 1 }), '[AC04] · Account closed')
})

test('what the page as a whole says is not said again below it', () => {
  const text = '# Send a letter\n\n## <a id="send"></a>`POST /letters`\n\nCarries a letter by wire.\n'
  const words = [{ ...concept('send'), rarity: 0.4 }, concept('letter')]
  const { places } = placesFor({ ...page, anchors: [''] }, text, words, (one) => one.replace(/s$/, ''), 3)
  assert.deepEqual(
    places.map(({ name }) => name),
    [null],
  )
})

test('of words that no space parts those of the query are marked, and not the whole line', () => {
  const text = '# 設定\n\nアプリケーションが読み取る環境変数で提供します。'
  const words = ['環境', '変数'].map(concept)
  const { places } = placesFor({ ...page, anchors: [''] }, text, words, (one) => one, 1)
  assert.deepEqual(
    places[0]?.excerpt.filter(({ marked }) => marked).map(({ text: one }) => one),
    ['環境変数'],
  )
})

test('how a page begins is told of one section alone: the next one says what stands in it', () => {
  const text =
    '# Mail\n\nA wire carries each letter.\n\n## Wire it\n\nFold it by hand.\n\n## Wire it again\n\nFold it once more.\n'
  const page = { route: '/docs/a', title: 'Mail', description: '', anchors: ['', 'one', 'two'] }
  const { places } = placesFor(page, text, [concept('wire')], (one) => one, 3)
  const texts = places.map(({ name, excerpt }) => [name, excerpt.map((piece) => piece.text).join('')])
  assert.deepEqual(texts, [
    ['Wire it', 'A wire carries each letter.'],
    ['Wire it again', 'Fold it once more.'],
  ])
})

test('a small word of a phrase that means the same is not marked by itself', async () => {
  const page = recordWith({ route: '/docs/limits', title: 'Rate limits' }, 'Ten requests per second, per account.')
  const { entry, files } = indexOf([page, recordWith({ route: '/docs/other' }, 'Words.')])
  const search = { path: 'search.json', content: JSON.stringify({ search: entry, enablementSearch: null }) }
  const twin = { path: 'docs/limits.md', content: '# Rate limits\n\nTen requests per second, per account.\n' }
  servedFrom(readerOf([...files, search, twin]))
  const { hits } = await searchOf('acme').search('rate limit', 0)
  const marked = (hits[0]?.excerpt ?? []).flatMap(({ text, marked: isMarked }) => (isMarked ? [text] : []))
  assert.ok(marked.length > 0 && !marked.includes('per'), marked.join())
})
