import { deepStrictEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { tests } from 'commonmark-spec'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { mayHoldAddress, withoutAddresses } from '../../../compiler/formats/markdown/bare-addresses.ts'
import { randomDocuments } from './fast/random-markdown.ts'

const usual = unified().use(remarkParse).use(remarkGfm).use(remarkDirective)
const inMdx = usual().use(remarkMdx)

/** @returns the tree that each way of reading gives, or what it says */
function both(text: string, isMdx: boolean): readonly unknown[] {
  const processor = isMdx ? inMdx : usual
  return [processor(), processor().use(withoutAddresses)].map((one) => {
    try {
      return one.parse(text)
    } catch (error) {
      return String(error)
    }
  })
}

test('a text that may hold no address is read without a look for addresses, with the same result', () => {
  const examples = tests.map(({ markdown }) => markdown)
  const texts = [...examples, ...randomDocuments(3, 1500, examples)].filter((text) => !mayHoldAddress(text))
  ok(texts.length > 1000, String(texts.length))
  for (const text of texts) {
    for (const isMdx of [false, true]) {
      const [whole, faster] = both(text, isMdx)
      deepStrictEqual(faster, whole, text)
    }
  }
})

test('each address of GFM is looked for, however its signs are written', () => {
  const texts = ['a@b.example', 'www.a.example', 'WWW.a.example', 'Http://a.example', 'a&#64;b.example', 'a&commat;b.c']
  const hidden = ['&#119;ww.a.example', 'http:\\//a.example', 'a\\@b.example', 'mailto:a@b.example', 'xmpp:a@b.example']
  for (const text of [...texts, ...hidden]) ok(mayHoldAddress(text), text)
})
