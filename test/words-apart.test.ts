import { deepEqual, equal } from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { buildSite } from './browser/build-site.ts'

type Node = DefaultTreeAdapterTypes.Node

/** Elements that stand in a line; what a browser shows of others begins a line of its own. */
const inLine = new Set(
  'a abbr b bdi button cite code del em i kbd label mark q small span strong sub sup svg time'.split(' '),
)
/** Texts that are not read in a row with what is beside them: code is coloured within its words. */
const leftOut = new Set(['pre', 'script', 'style', 'template', 'select', 'noscript'])
const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

/** @returns where two elements in a line run their words together: the last words of one, a bar and the first of the other */
function runTogether(html: string): readonly string[] {
  const found: string[] = []
  let before = ''
  const visit = (node: Node): void => {
    if ('value' in node && node.nodeName === '#text') {
      if (isWord(before.at(-1)) && isWord(node.value[0])) found.push(`${before.slice(-20)}|${node.value.slice(0, 20)}`)
      before = node.value
    }
    if (!('childNodes' in node)) return
    const isBlock = 'tagName' in node && !inLine.has(node.tagName)
    if (isBlock) before = ''
    if (!('tagName' in node) || !leftOut.has(node.tagName)) for (const child of node.childNodes) visit(child)
    if (isBlock) before = ''
  }
  visit(parse(html))
  return found
}

test('words of two elements in a line are found where nothing is between them', () => {
  deepEqual(runTogether('<p><code>To</code><span>string</span> <b>required</b></p><p>next'), ['To|string'])
  deepEqual(runTogether('<p><a>One</a> <a>two</a><pre><b>let</b><i>x</i></pre>, <b>a</b>.<i>b</i>'), [])
})

test('no page runs words of two elements together: readers without a style sheet see nothing else between them', async () => {
  const out = await buildSite()
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'))
  equal(pages.length > 400, true)
  const found = new Map<string, string>()
  for (const page of pages)
    for (const place of runTogether(readFileSync(join(out, page), 'utf8'))) found.set(place, page)
  deepEqual([...found], [])
})
