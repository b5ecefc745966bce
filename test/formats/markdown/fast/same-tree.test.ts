import { notStrictEqual, ok } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import { loadFastParser } from '../../../../bin/services/fast-parser.ts'
import { parseFast } from '../../../../compiler/formats/markdown/fast/parse-fast.ts'
import { createParser } from '../../../../compiler/formats/markdown/parse-markdown.ts'
import { root } from '../../../root.ts'
import { randomDocuments } from './random-markdown.ts'
import { firstDifference } from './same-tree.ts'

/** Documents that the two parsers read in different ways and that no guard refuses, and why that is right. */
const explained: ReadonlyMap<string, string> = new Map()

const names = new Set(['info', 'code', 'warning', 'tip', 'leaf'])
const fast = await loadFastParser()
const reference = createParser(names)
const both = createParser(names, fast)

/** @returns whether the fast parser takes the document; fails where its tree is another than the reference's */
function compare(text: string): boolean {
  if (fast === null || 'odd' in parseFast(text, names, fast)) return false
  const difference = firstDifference(reference(text, 'md'), both(text, 'md'))
  if (difference !== null && !explained.has(text)) throw new Error(`${difference}\n${JSON.stringify(text)}`)
  return true
}

/** Compares all, and says how many the fast parser has taken. */
function compareAll(documents: Iterable<string>): { readonly all: number; readonly taken: number } {
  let [all, taken] = [0, 0]
  for (const document of documents) {
    all++
    if (compare(document)) taken++
  }
  return { all, taken }
}

const specification = (tests as readonly { readonly markdown: string }[]).map(({ markdown }) =>
  markdown.replaceAll('→', '\t'),
)
const written = ['content', 'templates', 'test/sites', 'test/browser', 'compiler/decisions'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.mdx?$/.test(path))
    .sort()
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
)

test('the package of this platform is there', () => notStrictEqual(fast, null))

test('examples of CommonMark, with each kind of line end and after a paragraph', (t) => {
  const variants = specification.flatMap((text) => [
    text,
    text.replaceAll('\n', '\r\n'),
    `> ${text}`,
    `a\n\n${text}\nb`,
  ])
  const { all, taken } = compareAll(variants)
  t.diagnostic(`${taken} of ${all} documents taken by the fast parser`)
  ok(taken > all / 3)
})

test('texts of the repository, those of MDX read as Markdown', (t) => {
  const { all, taken } = compareAll(written)
  t.diagnostic(`${taken} of ${all} documents taken by the fast parser`)
  ok(taken > all / 3)
})

/** What random documents have found, each as small as it gets. */
const found = [
  '>)\n <u>\n',
  '>p\n <n>\n',
  '::leaf{s=":e"}',
  '[\\]]:l:code{a}',
  '<div>\n\n> > [a]+user:email \na | b\n> - two words',
  '```\n\n```\n:info[x]\n```\n```',
  '`,``}`:info[]`n``}`',
  '1. A\n#\n    e\n2)',
  ':info[x]10:30',
]

test('documents that were read in two ways before a guard knew them', () => void compareAll(found))

test('random documents', (t) => {
  const isLong = process.env.TEST_LONG === '1'
  const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000_007 : 1))
  // Texts of the repository change, and what the suite tries may not.
  const examples = isLong ? [...specification, ...written] : specification
  const { all, taken } = compareAll(randomDocuments(seed, isLong ? 50_000 : 5_000, examples))
  t.diagnostic(`seed ${seed}: ${taken} of ${all} documents taken by the fast parser`)
  ok(taken > all / 10)
})
