import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { outputClashes } from '../../compiler/assemble/output-clashes.ts'

const found = (routes: readonly (readonly [string, string])[], assets: readonly string[] = []) =>
  outputClashes(
    routes.map(([route, file]) => ({ route, file })),
    assets.map((path) => ({ path })),
    'directory',
    [],
  ).map(({ code, file, message }) => `${code} ${file} ${message}`)

test('two pages with one path are told once, though each has two files', () => {
  deepEqual(
    found([
      ['/docs/a', 'content/pages/docs/a.md'],
      ['/docs/A', 'content/pages/docs/other/a.md'],
    ]),
    ['SP7018 content/pages/docs/other/a.md Duplicate output `docs/A/index.html`'],
  )
})

test('names that differ in case alone are told where the files are read', () => {
  deepEqual(
    found(
      [
        ['/docs/a', 'content/pages/docs/a.md'],
        ['/docs/A', 'content/pages/docs/A.md'],
      ],
      ['content/assets/x.png', 'content/assets/X.png'],
    ),
    [],
  )
})

test('an asset at the place of a page is told', () => {
  deepEqual(found([['/assets/a', 'content/pages/assets/a.md']], ['content/assets/a.md']), [
    'SP7018 content/assets/a.md Duplicate output `assets/a.md`',
  ])
})

test('a file takes the place of no icon that the site is given, and of one where it has its own picture', () => {
  const clashes = (icons: readonly string[]) =>
    outputClashes([], [{ path: 'content/pages/favicon.ico' }], 'directory', icons).map(({ code, file }) => [code, file])
  deepEqual(clashes(['favicon.ico']), [['SP7018', 'content/pages/favicon.ico']])
  deepEqual(clashes([]), [])
})

test('files of which hosts answer one for the address of another are told', () => {
  const asFiles = (routes: readonly (readonly [string, string])[]) =>
    outputClashes(
      routes.map(([route, file]) => ({ route, file })),
      [],
      'file',
      [],
    ).map(({ code, file, message, related }) => `${code} ${file} ${message} (${related.map((one) => one.file)})`)
  deepEqual(
    asFiles([
      ['/docs', 'content/pages/docs/index.md'],
      ['/docs/index', 'content/pages/docs/index/index.md'],
      ['/docs/a', 'content/pages/docs/a.md'],
      ['/docs/a.md', 'content/pages/docs/a.md.md'],
      ['/robots.txt', 'content/pages/robots.txt.md'],
    ]),
    [
      'SP7018 content/pages/docs/index/index.md Duplicate output `docs/index.html` (content/pages/docs/index.md)',
      'SP7018 content/pages/docs/a.md.md Duplicate output `docs/a.md.html` (content/pages/docs/a.md)',
      'SP7018 content/pages/robots.txt.md Duplicate output `robots.txt.html` ()',
    ],
  )
  deepEqual(asFiles([['/docs/index', 'content/pages/docs/index/index.md']]), [])
})
