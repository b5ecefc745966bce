import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { bookChapters } from '../../bin/services/init/sidebar/book-summary.ts'
import { sidebarFile } from '../../bin/services/init/sidebar/sidebar-file.ts'
import { loadNavigation } from '../../compiler/data/navigation.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

const pageOf = (path: string) =>
  /\.md$/.test(path) && path !== 'gone.md' ? { route: `/${path.slice(0, -'.md'.length)}`, title: path } : null

/** @returns the entries as the tool reads them */
function entriesOf(summary: string): unknown {
  const head = { name: 'book', title: 'Contents', path: '/' }
  const chapters = bookChapters(summary)
  const file = chapters === null ? null : sidebarFile(head, chapters, pageOf)
  if (file === null) return null
  const { value, diagnostics } = loadNavigation([{ path: file.path, text: `${file.content}` }])
  deepEqual(diagnostics, [])
  return value[0]?.tree.entries
}

test('chapters of a book are entries in their order, below their parts and chapters', () => {
  const summary = `# Summary

[Before: all](before.md)

# Guide

- [Use \`it\`](use.md)\r
* [Folder](folder.md)
\t- [yes](a/b.md)
    - [To be written]()
    - [Gone](gone.md)
- Without a page
    - [Inside](<inside.md>)

---

# Empty

# More

+ [Elsewhere](https://example.com/a)
[After](after.md)
`
  const page = (title: string, path: string) => ({ page: { title, path } })
  deepEqual(entriesOf(summary), [
    page('Before: all', '/before'),
    {
      subsection: {
        subheading: 'Guide',
        entries: [
          page('Use it', '/use'),
          { childSubsection: { subheading: 'Folder', path: '/folder', entries: [page('yes', '/a/b')] } },
          { childSubsection: { subheading: 'Without a page', entries: [page('Inside', '/inside')] } },
        ],
      },
    },
    {
      subsection: {
        subheading: 'More',
        entries: [{ link: { title: 'Elsewhere', link: 'https://example.com/a' } }, page('After', '/after')],
      },
    },
  ])
})

test('a summary that names no page of the book makes no sidebar', () => {
  for (const text of ['', '# Summary\n', '- [Gone](gone.md)\n', 'Words.\n']) equal(entriesOf(text), null)
})

test('a summary of long lines is read', () => {
  const growth = timedGrowth((size) => {
    for (const long of ['- [a', '- ', '[', '- [a](', ' ', '# ', '- a '])
      for (const end of ['', '\n']) bookChapters(`${long}${end}`.repeat(end === '' ? size : size / 10))
  }, 1000)
  ok(growth < 20, String(growth))
})
