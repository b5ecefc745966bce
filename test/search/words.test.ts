import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idioms } from '../../client/widgets/search/idioms.ts'
import { significantWords } from '../../client/widgets/search/query.ts'
import { related } from '../../client/widgets/search/related.ts'
import { corrected } from '../../client/widgets/search/spelling.ts'
import { spellingsOf } from '../../client/widgets/search/spelling-pairs.ts'
import { typedIn } from '../../client/widgets/search/static/asked/as-typed.ts'
import { phrasesOf } from '../../client/widgets/search/static/asked/phrases.ts'
import { synonymsOf } from '../../client/widgets/search/synonyms.ts'
import { wordings } from '../../client/widgets/search/wordings.ts'
import { placesOf, plain } from '../../compiler/formats/search/places.ts'
import { keyOf, runsOf } from '../../compiler/formats/search/words.ts'
import { fc } from '../properties.ts'

test('common words do not empty a query', () => {
  assert.deepEqual(significantWords('how do I verify a webhook signature?'), ['verify', 'webhook', 'signature'])
  assert.deepEqual(significantWords("what's the RateLimit-Reset header"), ['RateLimit-Reset', 'header'])
  assert.deepEqual(significantWords('  what   is it '), ['what', 'is', 'it'])
  assert.deepEqual(significantWords("don't send, it won’t count, Isnt"), ['send', 'count'])
  assert.deepEqual(significantWords('send, send, SEND.'), ['send', 'SEND'])
  assert.deepEqual(significantWords('??? !!!'), [])
  assert.deepEqual(significantWords('curl -u key -d Body=Hi'), ['curl', 'key', 'Body', 'Hi'])
  assert.deepEqual(significantWords('-d'), ['d'])
  assert.deepEqual(significantWords('<Speak> +12025550143'), ['<Speak>', '+12025550143'])
})

test('any query gives few words, each part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 500 }), (query) => {
      const words = significantWords(query)
      assert.ok(words.length <= 12)
      for (const word of words) assert.ok(word !== '' && query.includes(word))
    }),
  )
})

test('synonyms of the common lists and of the site, for phrases too', () => {
  const of = (query: string, own: readonly (readonly string[])[] = []) => {
    const words = query.split(' ')
    const others = synonymsOf(own, (word) => word.replace(/(?:e?s|ed|ing)$/, ''))([words])
    return Object.fromEntries([...others].map(([word, list]) => [word, list.map(({ text }) => text)]))
  }
  assert.ok(of('delete key').delete?.includes('remove'))
  assert.ok(of('sign in again').sign?.includes('login'))
  assert.equal(of('sign here').sign, undefined)
  assert.ok(of('spa tracking').spa?.includes('single-page app'))
  assert.ok(of('false positive').false?.includes('false alarm'))
  assert.deepEqual(of('which ferries', [['ferry', 'ferries', 'boat']]).ferries, ['ferry', 'boat'])
  assert.deepEqual(of('zebra'), {})
})

test('what is only asked for a thing leads to what pages write, and not back', () => {
  const of = (word: string) =>
    synonymsOf(
      [],
      (one) => one,
    )([[word]])
      .get(word)
      ?.map(({ text }) => text) ?? []
  assert.ok(of('ngrok').includes('tunnel'))
  assert.ok(!of('request').includes('api call'))
  assert.ok(!of('tunnel').includes('ngrok'))
  for (const line of wordings.trim().split(/[;\n]/)) assert.match(line.trim(), /^[^:,]+: [^:,]+(, [^:,]+)*$/)
})

test('a phrase that says something else than its words is known by the word that says something, or by all of it', () => {
  const of = (query: string) => synonymsOf([], (one) => one)([query.split(' ')])
  const texts = (query: string, word: string) =>
    of(query)
      .get(word)
      ?.flatMap(({ text, isIdiom }) => (isIdiom ? text : []))
  assert.ok(texts('who deleted the number', 'deleted')?.includes('audit log'))
  assert.deepEqual(texts('the number is deleted', 'deleted'), [])
  assert.deepEqual(texts('how do I know it was delivered', 'delivered'), ['delivery status'])
  assert.ok(texts('who can see invoices', 'who can')?.includes('role'))
  assert.equal(of('who sees invoices').has('who can'), false)
  for (const line of idioms.trim().split(/[;\n]/)) assert.match(line.trim(), /^[^:,]+(, [^:,]+)*: [^:,]+(, [^:,]+)*$/)
})

test('what may be meant counts less than what means the same, and is told apart', () => {
  const of = (word: string) => synonymsOf([], (one) => one)([[word]]).get(word) ?? []
  const [loose] = of('clone').filter(({ text }) => text === 'duplicate')
  const [same] = of('webhook').filter(({ text }) => text === 'callback')
  assert.deepEqual([loose?.isLoose, same?.isLoose], [true, false])
  assert.ok((loose?.share ?? 1) < (same?.share ?? 0))
  // What is also only asked for a thing holds as that, whatever is called so.
  assert.equal(of('refresh').find(({ text }) => text === 'sync')?.isLoose, false)
  for (const group of related.trim().split(/[;\n]/)) assert.match(group.trim(), /^[^:,]+(, [^:,]+)+$/)
})

test('a name is found to the letter as it was typed', () => {
  assert.ok(typedIn(' endOnExit', 'Set `endOnExit="true"`.'))
  assert.ok(typedIn('page_size', '| `page_size` | 50 |'))
  assert.ok(!typedIn('endOnExit', 'Set `EndOnExit`, or end-on-exit.'))
  assert.ok(!typedIn('page_size', '`page_sizes`, next_page_size'))
  assert.ok(!typedIn('exit', 'exit'))
  assert.ok(!typedIn('end On', 'end On'))
  assert.equal(typedIn('nextTurn', 'Text.\n### `nextTurn()` ###\nMore.'), 2)
  assert.equal(typedIn('nextTurn', '### $nextTurn()\nAs nextTurn does.'), 1)
  // Signs that words do not have tell a name apart, too, and a heading may have it at its end.
  assert.equal(typedIn('sail:only', '# No hint for sail:only\nText.'), 1.5)
  assert.equal(typedIn('sail:only', '# Hints\n### `sail:only`\nText.'), 2)
  assert.equal(typedIn('$$rest.nets', '# $$lines and $$rest.nets'), 1.5)
  assert.equal(typedIn('--dry-run', 'With `--dry-run` and with --dry-runs'), 1)
  assert.equal(typedIn('--dry-run', 'A dry-run, dry--run'), 0)
  assert.deepEqual(
    ['SailedAt<', 'SailedAt>', 'nets[]'].map((name) => typedIn(name, '| `SailedAt<` | and `nets[]` | `SailedAt` |')),
    [1, 0, 1],
  )
})

test('a line of a terminal is found where code has it', () => {
  const page = 'Text with gannet cast in it.\n\n```bash\n$ gannet cast --nets 2\n```\n\ngannet haul --all\n'
  assert.equal(typedIn('gannet cast', page), 1)
  assert.equal(typedIn('gannet cast --nets', page), 1)
  assert.equal(typedIn('gannet cas', page), 0)
  assert.equal(typedIn('gannet haul', page), 0)
})

test('one wrong letter is put right, a known word is left alone', () => {
  const words = ['webhook', 'signature', 'receive', 'idempotency', 'recording', 'rather', 'pages']
  const meant = (word: string, list: readonly string[]) => corrected(word, list)?.word
  assert.equal(meant('webhok', words), 'webhook')
  assert.equal(meant('Recieve', words), 'receive')
  assert.equal(meant('signatture', words), 'signature')
  assert.equal(meant('pagse', words), 'pages')
  assert.equal(meant('idempotancy', words), 'idempotency')
  assert.equal(meant('ewbhook', words), 'webhook')
  // Two, where nothing was found otherwise.
  assert.equal(meant('sgnatre', words), undefined)
  assert.equal(corrected('sgnatre', words, true)?.word, 'signature')
  for (const known of ['webhook', 'webh', 'record', 'gather', 'cat', 'zebra', '30014', '', '(a+)+$'])
    assert.equal(corrected(known, words), null, known)
})

test('a word in the spelling of the other side of the ocean', () => {
  assert.ok(spellingsOf('colour').includes('color'))
  assert.ok(spellingsOf('organization').includes('organisation'))
  assert.deepEqual(spellingsOf('id'), [])
})

test('a name is one word, and the words in it', () => {
  assert.deepEqual(runsOf('SenderPoolSid'), [{ whole: 'senderpoolsid', parts: ['sender', 'pool', 'sid'] }])
  assert.deepEqual(runsOf('RateLimit-Reset'), [{ whole: 'ratelimitreset', parts: ['rate', 'limit', 'reset'] }])
  assert.deepEqual(runsOf('HTTPRequest area_code'), [
    { whole: 'httprequest', parts: ['http', 'request'] },
    { whole: 'areacode', parts: ['area', 'code'] },
  ])
  assert.deepEqual(
    runsOf('What is E.164?').map(({ whole }) => whole),
    ['what', 'is', 'e164'],
  )
  assert.deepEqual(
    runsOf("the carrier's naïve Größe").map(({ whole }) => whole),
    ['the', 'carrier', 'naive', 'grosse'],
  )
  assert.equal(keyOf('What is E.164?'), keyOf('what is e 164'))
})

test('Japanese and Chinese are taken apart into words', () => {
  const words = runsOf('電話番号を確認する API').map(({ whole }) => whole)
  assert.ok(words.includes('電話') && words.includes('api'), words.join(' '))
})

test('any text has words, and each is found in a second reading', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const { whole } of runsOf(text)) assert.ok(whole !== '' && whole.length <= 80)
      assert.equal(typeof plain(text), 'string')
      assert.ok([...placesOf(text.split('\n'))].length > 0)
    }),
  )
})

test('a page has places: its beginning, its headings, and what is defined', () => {
  const lines = [
    '# Title',
    'First *words* with a [link](/docs/x) and `some_code`.',
    '## Seats',
    '```sh title="bin/deploy.sh"',
    '# no heading',
    '```',
    '- Two rows',
    '### <a id="own"></a>Own',
    '| Name | Type |',
    '| --- | --- |',
    '| <a id="to"></a>`To` | `string` | Who gets it. |',
    'After the table.',
  ]
  assert.deepEqual(
    Array.from(placesOf(lines), ({ kind, id, name, text, code }) => [kind, id, name, text.join('/'), code.join('/')]),
    [
      ['page', '', '', 'First words with a link and some_code.', ''],
      ['heading', '', 'Seats', 'Two rows', 'bin/deploy.sh/# no heading'],
      ['heading', 'own', 'Own', 'Name/Type/After the table.', ''],
      ['definition', 'to', 'To', 'string/Who gets it.', ''],
    ],
  )
  assert.equal(plain('a \\_b\\_ <b>c</b> snake_case **d** &lt;'), 'a _b_ c snake_case d <')
  assert.equal(plain('<i>at</i> <https://a.example/b> or <ada@a.example>'), 'at https://a.example/b or ada@a.example')
  assert.equal(plain('[\\<Pay> Connectors](https://a.example), <b>c</b>'), '<Pay> Connectors, c')
  assert.equal(plain('[`<Record>`](/docs/hml#record), [the `a` b](/b) and `[c](/c)`'), '<Record>, the a b and [c](/c)')
})

test('the name with which an item of a list begins is one that the page says something of', () => {
  const lines = [
    '- `max_retries` <n>: how often.',
    '- **lb_policy** says who is next.',
    '  * **`dialTimeout`** `<duration>` is the time.',
    '- `roll_size <size>` is the size.',
    '- `--log_level=[level]`',
    '- `tags` are no name that nobody else has',
    '- `body` - what was sent',
    '- `ip`: whose it is',
    '- `a` well-known one',
    '- **Important_ words** and **bold**',
    '- see `max_wait`',
    '- `https://acme.example/a_b`',
  ]
  const names = [...placesOf(lines)].flatMap((place) => place.names)
  assert.deepEqual(names, ['max_retries', 'lb_policy', 'dialTimeout', 'roll_size', '--log_level', 'body', 'ip'])
})

test('the plural of an acronym is one word, and figures are the same with and without commas', () => {
  const of = (text: string) => runsOf(text).map(({ whole, parts }) => [whole, ...parts].join(' '))
  assert.deepEqual(of('SDKs of IDs, URLsToCheck'), ['sdks', 'of', 'ids', 'urlstocheck urls to check'])
  assert.deepEqual(of('HTTPServer DNSsec'), ['httpserver http server', 'dnssec dn ssec'])
  assert.deepEqual(of('50,000 rows; 1,2,3 and 1,5000'), ['50000 50 000', 'rows', '1', '2', '3', 'and', '1', '5000'])
})

test('words of all scripts are whole, and are the same with and without the signs that few people type', () => {
  const of = (text: string) => runsOf(text).map(({ whole }) => whole)
  // Vowel signs of Devanagari and of Thai are parts of words, which Thai does not part.
  assert.deepEqual(of('संदेश भेजें'), ['संदेश', 'भेजें'])
  assert.ok(of('ถึงลูกค้า').includes('ลูกค้า'))
  assert.deepEqual(significantWords('संदेशों?'), ['संदेशों'])
  const same = [
    ['Cafe\u0301 re\u0301sume\u0301', 'Café résumé', 'cafe resume'],
    ['أرسِل رِسَالَةً', 'ارسل رسالة'],
    ['שָׁלוֹם', 'שלום'],
    ['Straße Überblick', 'strasse uberblick'],
    ['Œuvre æon', 'oeuvre aeon'],
    ['1\ufe0f\u20e3', '1'],
  ]
  for (const [first = '', ...others] of same) for (const other of others) assert.deepEqual(of(other), of(first), first)
  assert.notDeepEqual(of('ガス'), of('カス'))
  assert.deepEqual(of('❤\ufe0f 🎉'), [])
  assert.equal(keyOf('संदेश भेजें'), 'संदेशभेजें')
})

test('signs between words part them, and the host of an address is left out', () => {
  assert.deepEqual(significantWords('SPF/DKIM set-up'), ['SPF', 'DKIM', 'set-up'])
  const pasted = '{"code":20429,"message":"Too many requests"}'
  assert.deepEqual(significantWords(pasted), ['code', '20429', 'message', 'Too', 'requests'])
  assert.deepEqual(significantWords('status=failed;reason'), ['status', 'failed', 'reason'])
  assert.deepEqual(significantWords('502 from https://acme.example/hooks/late?a=1'), ['502', 'hooks', 'late'])
  assert.deepEqual(significantWords('A/B C#'), ['A/B', 'C#'])
  assert.deepEqual(significantWords('料金、税'), ['料金', '税'])
})

test('other ways to say a word are known with signs inside, too', () => {
  const of = (words: readonly string[]) => synonymsOf([], (word) => word)([words]).get(words[0] ?? '') ?? []
  assert.ok(of(['a', 'b', 'test']).some(({ text }) => text === 'experiment'))
  assert.ok(of(['node', 'js']).some(({ text }) => text === 'nodejs'))
  assert.deepEqual(
    of(['c']).filter(({ text }) => text === 'csharp'),
    [],
  )
})

test('of a line of a log the time is left out, and a code stays however far on it stands', () => {
  const line = '2026-03-05T10:12:13.4Z ERROR one two-b three four-d five six seven eight nine ten eleven twelve 21010'
  const words = significantWords(line)
  assert.deepEqual([words.length, words[0], words.at(-1)], [12, 'ERROR', '21010'])
  assert.deepEqual(significantWords('10:12'), ['10', '12'])
})

test('quotation marks of JSON quote nothing', () => {
  assert.deepEqual(phrasesOf('{"code":20429,"message":"Too many requests"}'), [])
  assert.deepEqual(phrasesOf('what is "a sender pool", and ("a part")'), ['a sender pool', 'a part'])
})
