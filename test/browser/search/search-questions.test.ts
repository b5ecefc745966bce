import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import type { SearchProvider } from '../../../client/widgets/search/hit.ts'
import { root } from '../../root.ts'
import { searchOf, servedFrom } from '../../search/indexed.ts'
import { developerQuestions } from '../../search/questions/developer.ts'
import { everydayQuestions } from '../../search/questions/everyday.ts'
import { fewWordsQuestions } from '../../search/questions/few-words.ts'
import { headlineQuestions } from '../../search/questions/headline.ts'
import { keywordQuestions } from '../../search/questions/keyword.ts'
import { kindsQuestions } from '../../search/questions/kinds.ts'
import { mixedQuestions } from '../../search/questions/mixed.ts'
import { laterQuestions, moreQuestions } from '../../search/questions/more.ts'
import { oneWordQuestions } from '../../search/questions/one-word.ts'
import { pageByPageQuestions } from '../../search/questions/page-by-page.ts'
import { plainQuestions } from '../../search/questions/plain.ts'
import { plainestQuestions } from '../../search/questions/plainest.ts'
import { questions } from '../../search/questions/questions.ts'
import { nextReaderQuestions, readerQuestions } from '../../search/questions/reader.ts'
import { shortQuestions } from '../../search/questions/short.ts'
import { lastTaskQuestions, taskQuestions } from '../../search/questions/task.ts'
import { terseQuestions } from '../../search/questions/terse.ts'
import { typedQuestions } from '../../search/questions/typed.ts'
import { lastQuestions, unseenQuestions } from '../../search/questions/unseen.ts'
import { variedQuestions } from '../../search/questions/varied.ts'
import { buildSite } from '../build-site.ts'

/** The share of questions whose answer must be among the first three, and of those where it must come first. */
const share = 0.97
const firstShare = 0.92
/** Of the questions that no rule was made for. */
const laterFirst = 0.78
const laterThree = 0.9

interface SiteKeys {
  readonly url: string
  readonly brand: { readonly key: string }
  readonly subBrand: { readonly key: string }
  readonly platformSection: { readonly key: string }
}

interface Query {
  readonly query: string
  readonly tag: string
}

const keys = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as SiteKeys
const folder = await buildSite()
servedFrom((path) => (existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : null))

/** @returns routes of the first page of hits for each query */
async function ask(queries: readonly Query[]): Promise<readonly (readonly string[])[]> {
  const found: string[][] = []
  const providers = new Map<string, SearchProvider>()
  for (const { query, tag } of queries) {
    const provider = providers.get(tag) ?? searchOf(tag)
    providers.set(tag, provider)
    const { hits } = await provider.search(query, 0)
    found.push(hits.map((hit) => hit.url.replace(/#.*/, '')))
  }
  return found
}

const sets = [
  ['150 questions that were written down beforehand', moreQuestions, { first: firstShare, three: 0.98 }],
  ['58 questions that were written down later', laterQuestions, { first: laterFirst, three: laterThree }],
  ['60 questions as readers type them', readerQuestions, { first: 0.8, three: 0.92 }],
  ['40 more of these that no rule was made for', nextReaderQuestions, { first: 0.72, three: 0.9 }],
  ['40 questions from reading alone', unseenQuestions, { first: 0.92, three: 0.98 }],
  ['37 questions that were asked once, when the rules were there', lastQuestions, { first: 0.9, three: 0.98 }],
  ['60 questions about what people want to get done', taskQuestions, { first: 0.75, three: 0.86 }],
  ['40 more of these that were asked once', lastTaskQuestions, { first: 0.7, three: 0.9 }],
  ['60 questions with misspellings and half remembered names', variedQuestions, { first: 0.85, three: 0.92 }],
  ['156 questions of all kinds, of which half were never looked at', everydayQuestions, { first: 0.7, three: 0.82 }],
  ['80 questions as different readers type them, asked once', mixedQuestions, { first: 0.76, three: 0.87 }],
  ['29 short questions', shortQuestions, { first: 0.85, three: 0.95 }],
  ['75 questions in few words, of which half were never looked at', fewWordsQuestions, { first: 0.63, three: 0.82 }],
  ['75 questions in a word or four, of which half were never looked at', oneWordQuestions, { first: 0.8, three: 0.85 }],
  ['60 questions in everyday words, of which half were never looked at', plainQuestions, { first: 0.6, three: 0.75 }],
  [
    '60 questions as developers type them, of which half were never looked at',
    developerQuestions,
    { first: 0.83, three: 0.9 },
  ],
  [
    '60 keywords, names, codes and messages, of which half were never looked at',
    keywordQuestions,
    { first: 0.76, three: 0.86 },
  ],
  ['60 questions of the kinds that documentation is asked', kindsQuestions, { first: 0.88, three: 0.93 }],
  ['151 questions, page by page, in other words than the pages had', pageByPageQuestions, { first: 0.78, three: 0.92 }],
  ['88 questions to what titles and headings say', headlineQuestions, { first: 0.83, three: 0.96 }],
  ['30 questions as they are typed and pasted', typedQuestions, { first: 0.8, three: 0.9 }],
  ['168 questions in a few words, of which half were never looked at', terseQuestions, { first: 0.9, three: 0.95 }],
  ['20 questions as any reader types them, of which none was looked at', plainestQuestions, { first: 0.85, three: 1 }],
] as const

const names = { brand: keys.brand.key, subBrand: keys.subBrand.key, platform: keys.platformSection.key }
const tagged = ({ query, subBrand }: { readonly query: string; readonly subBrand?: boolean }): Query => ({
  query,
  tag: subBrand ? names.subBrand : names.brand,
})

const pages = readFileSync(join(folder, 'sitemap.xml'), 'utf8').matchAll(/<loc>[^<]*?\/\/[^/<]+(\/[^<]*)<\/loc>/g)
const titled = [...pages].flatMap(([, route = '']) => {
  const html = readFileSync(join(folder, route, 'index.html'), 'utf8')
  const isSubBrand = /<html[^>]*data-brand="subBrand"/.test(html)
  const heading = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]
  const query = decode((heading ?? '').replace(/<[^>]*>/g, '')).trim()
  return query === '' ? [] : [{ route, ...tagged({ query, subBrand: isSubBrand }) }]
})

// All are asked before the first test: the runner follows each promise of one, which takes a fifth of the time.
const foundFirst = await ask(questions.map(tagged))
const foundBySet = new Map<string, typeof foundFirst>()
for (const [name, questionsOf] of sets) foundBySet.set(name, await ask(questionsOf(names).map(tagged)))
const foundByTitle = await ask(titled)

test('the answer is among the first three for nearly all questions', (context) => {
  const missed: string[] = []
  let first = 0
  for (const [index, { query, route }] of questions.entries()) {
    const wanted = route.replace('{subBrand}', keys.subBrand.key).replace('{platform}', keys.platformSection.key)
    const hits = foundFirst[index] ?? []
    const place = hits.indexOf(wanted)
    if (place === 0) first += 1
    if (place < 0 || place > 2) missed.push(`“${query}” should lead to ${wanted}, not ${hits.slice(0, 3).join(', ')}`)
  }
  const figure = `${questions.length - missed.length} of ${questions.length} in the first three, ${first} first`
  context.diagnostic(figure)
  assert.ok(questions.length >= 60)
  assert.ok(questions.length - missed.length >= share * questions.length, `${figure}\n${missed.join('\n')}`)
})

for (const [name, questionsOf, least] of sets)
  test(`a page that answers comes first for most of the ${name}`, (context) => {
    const asked = questionsOf(names)
    const found = foundBySet.get(name) ?? []
    const places = asked.map(({ routes }, at) => (found[at] ?? []).findIndex((route) => routes.includes(route)))
    const [first = 0, three = 0] = [0, 2].map((last) => places.filter((place) => place >= 0 && place <= last).length)
    const figure = `${first} of ${asked.length} first, ${three} in the first three`
    context.diagnostic(figure)
    const missed = asked.flatMap(({ query, routes }, at) =>
      places[at] === 0
        ? []
        : [`“${query}” should lead to ${routes[0]}, not ${(found[at] ?? []).slice(0, 3).join(', ')}`],
    )
    assert.equal(asked.length, Number.parseInt(name, 10))
    assert.ok(first >= least.first * asked.length, `${figure}\n${missed.join('\n')}`)
    assert.ok(three >= least.three * asked.length, `${figure}\n${missed.join('\n')}`)
  })

test('the list of all errors is no guide: it has some words of any question', async () => {
  const { hits } = await searchOf(keys.brand.key).search('error codes', 0)
  const { kind, url } = hits[0] ?? {}
  assert.deepEqual({ kind, url }, { kind: 'error', url: '/docs/api/errors' })
})

test('each page is found first by its whole title', () => {
  assert.ok(titled.length > 100)
  const lost = titled.filter(({ query, tag }, index) => {
    const twins = titled.filter((one) => one.query === query && one.tag === tag).map(({ route }) => route)
    return !twins.includes(foundByTitle[index]?.[0] ?? '')
  })
  assert.deepEqual(lost, [])
})

function decode(html: string): string {
  const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => names[name] ?? '')
}
