import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { pageNames } from '../../bin/services/init/page-names.ts'
import { countedGrowth } from '../growth/counted-growth.ts'

test('names that come out the same get numbers, after those that are right as they are', () => {
  const files = [
    '漢.md',
    '字.md',
    'page-3.md',
    '中.mdx',
    'A/漢.md',
    'a/page.md',
    'README.md',
    '_index.md',
    'index.md',
    'con.md',
  ]
  deepEqual(Object.fromEntries(pageNames(files)), {
    '漢.md': 'page.md',
    '字.md': 'page-2.md',
    'page-3.md': 'page-3.md',
    '中.mdx': 'page-4.mdx',
    'a/page.md': 'a/page.md',
    'A/漢.md': 'a-2/page.md',
    'index.md': 'index.md',
    '_index.md': '_index.md',
    'README.md': 'readme.md',
    'con.md': 'con-2.md',
  })
})

test('a folder that Jekyll publishes without its underscore is one with that of the name', () => {
  const files = [
    '_docs/b.md',
    '_docs/a/c.md',
    'docs/d.md',
    '_docs/index.md',
    'docs/README.md',
    '_docs/x.png',
    'docs/x.png',
  ]
  deepEqual(Object.fromEntries(pageNames([...files, '_only/e.md', '_/f.md'])), {
    '_docs/b.md': 'docs/b.md',
    '_docs/a/c.md': 'docs/a/c.md',
    'docs/d.md': 'docs/d.md',
    '_docs/index.md': 'docs/index.md',
    'docs/README.md': 'docs/readme.md',
    'docs/x.png': 'docs/x-2.png',
    '_docs/x.png': 'docs/x.png',
    '_only/e.md': 'only/e.md',
    '_/f.md': '_/f.md',
  })
})

test('many names in one folder of which nothing is left do not take the square of their number', () => {
  const growth = countedGrowth((count) => {
    const files = Array.from({ length: count }, (_, at) => `${String.fromCodePoint(0x4e00 + at)}.md`)
    const names = pageNames(files)
    equal(names.get(files.at(-1) ?? ''), count === 1 ? 'page.md' : `page-${count}.md`)
  }, 500)
  ok(growth < 8, String(growth))
})
