import { deepEqual, equal, ok } from 'node:assert/strict'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { copiedFiles, existingPages } from '../../bin/services/init/existing-pages.ts'
import { putFiles } from '../put-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'signalpost-includes-'))
after(() => rmSync(folder, { recursive: true, force: true }))

/** @returns what `init` copies of some files, by the new paths */
function copied(name: string, files: Readonly<Record<string, string>>) {
  const root = join(folder, name)
  putFiles(root, files)
  const existing = existingPages(root)
  const made = existing === null ? [] : copiedFiles(root, existing, null)
  return Object.fromEntries(made.map(({ path, content }) => [path.replace('content/', ''), content.toString()]))
}

test('a file without a title that a page takes in is a partial', () => {
  deepEqual(
    copied('vitepress', {
      'docs/index.md':
        '# A\n\n<!--@include: ./parts/b.md-->\n<!-- @include: @/c.md -->\n<!--@include: ./parts/b.md{1,3}-->\n',
      'docs/parts/b.md': 'B\n',
      'docs/c.md': '# C\n',
      'docs/d.md': 'Nobody takes it in.\n',
    }),
    {
      'pages/index.md':
        '# A\n\n::include{file="parts/b.md"}\n<!-- @include: @/c.md -->\n<!--@include: ./parts/b.md{1,3}-->\n',
      'partials/parts/b.md': 'B\n',
      'pages/c.md': '# C\n',
      'pages/d.md': 'Nobody takes it in.\n',
    },
  )
  deepEqual(
    copied('mkdocs', {
      'docs/index.md': '# A\n\n--8<-- "docs/b.md"\n```\n--8<-- "docs/b.md"\n```\n',
      'docs/b.md': 'B\n',
    }),
    {
      'pages/index.md': '# A\n\n::include{file="b.md"}\n```\nB\n```\n',
      'partials/b.md': 'B\n',
    },
  )
  deepEqual(copied('mdbook', { 'docs/a/index.md': '# A\n\n{{#include ../b.md}}\n', 'docs/b.md': 'B\n' }), {
    'pages/a/index.md': '# A\n\n::include{file="b.md"}\n',
    'partials/b.md': 'B\n',
  })
  deepEqual(
    copied('mintlify', {
      'docs/index.mdx': '---\ntitle: A\n---\nimport B from "/snippets/b.mdx"\n\n<B />\n',
      'docs/snippets/b.mdx': 'B\n',
    }),
    {
      'pages/index.mdx': '---\ntitle: A\n---\n\n<Include file="snippets/b.mdx" />\n',
      'partials/snippets/b.mdx': 'B\n',
    },
  )
})

test('a title is what a build takes for one: no comment of a script, and nothing in front matter but its key', () => {
  const parts = {
    'a.md': '```sh\n# Install it\n```\n',
    'b.md': '```\nB\n===\n```\n',
    'c.md': '<!--\n# C\n-->\n\nText.\n',
    'd.md': '- item\n===\n',
    'e.md': 'Two\nlines\n===\n',
    'f.md': '<h1>F</h1>\n',
  }
  const names = Object.keys(parts)
  const made = copied('titles', {
    'docs/index.md': `# Index\n\n${names.map((name) => `<!--@include: ./${name}-->\n`).join('')}`,
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [`docs/${name}`, text])),
  })
  const partials = Object.keys(made).filter((path) => path.startsWith('partials/'))
  deepEqual(partials.sort(), ['partials/a.md', 'partials/b.md', 'partials/c.md', 'partials/d.md'])
})

test('a page has the address that its front matter gives it, unless another page has it', () => {
  const page = (slug: string, link = '') => `---\ntitle: A\nslug: ${slug}\n---\n${link}`
  const made = copied('slugs', {
    'docs/intro.md': page('/', '\n[b](./a/b.md)\n'),
    'docs/a/b.md': page('uno', '\n[d](../d.md)\n'),
    'docs/a/c.md': page('/d'),
    'docs/d.md': page('../out'),
    'docs/e.md': page('/e/'),
  })
  deepEqual(made, {
    'pages/index.md': '---\ntitle: A\n---\n\n[b](./a/uno.md)\n',
    'pages/a/uno.md': '---\ntitle: A\n---\n\n[d](../d.md)\n',
    'pages/a/c.md': page('/d'),
    'pages/d.md': page('../out'),
    'pages/e.md': '---\ntitle: A\n---\n',
  })
})

test('pages of Starlight lie where they are published', () => {
  const made = copied('starlight', {
    'README.md': '# A\n',
    'src/content/docs/a/b.md': '# B\n\n[c](/c/)\n',
    'src/content/docs/c.md': '# C\n',
  })
  equal(Object.keys(made).join(), 'pages/a/b.md,pages/c.md')
})

test('a page that is nothing but a file beside the pages has its text, with its links', () => {
  const files = {
    'CONTRIBUTING.md': '# Help\n\nSee [b](docs/b.md) and [c](./LICENSE).\n',
    'docs/about/help.md': '--8<-- "CONTRIBUTING.md"\n',
    'docs/b.md': '# B\n\n--8<-- "CONTRIBUTING.md"\n',
    'docs/c.md': '--8<-- "../secret.md"\n',
    'mkdocs.yml': '',
    LICENSE: '',
  }
  deepEqual(copied('beside', files), {
    'pages/about/help.md': '# Help\n\nSee [b](../b.md) and [c](./LICENSE).\n',
    'pages/b.md': files['docs/b.md'],
    'pages/c.md': files['docs/c.md'],
  })
})

test('code that takes in a file of the project has it, but none that is hidden or lies elsewhere', () => {
  const code = (address: string) => `\`\`\`rust\n{{#include ${address}}}\n\`\`\`\n`
  const files = {
    'book.toml': '',
    'src/a.md': `# A\n\n${code('../code/a.rs:2')}${code('../.env')}${code('../../x.rs')}`,
    'code/a.rs': 'a();\nb();\n',
    '.env': 'A=1\n',
  }
  deepEqual(copied('code', files), {
    'pages/a.md': `# A\n\n\`\`\`rust\nb();\n\`\`\`\n${code('../.env')}${code('../../x.rs')}`,
  })
})

test('a page shows a file from the folder of its settings, and no more code than a page can have', () => {
  const many = '{* ../code/long.py *}\n\n'.repeat(40)
  const files = {
    'docs/en/mkdocs.yml': '',
    'docs/en/docs/deep/a.md': '# A\n\n{* ../code/a.py hl[2] *}\n',
    'docs/en/docs/b.md': `# B\n\n${many}`,
    'docs/code/a.py': 'a()\nb()\n',
    'docs/code/long.py': `${'a()\n'.repeat(20_000)}`,
  }
  const made = copied('shown', files)
  equal(made['pages/deep/a.md'], '# A\n\n```py\n# !mark(2:2)\na()\nb()\n```\n')
  const text = made['pages/b.md'] ?? ''
  ok(text.length < 2_100_000, String(text.length))
  ok(text.endsWith('{* ../code/long.py *}\n\n'))
})

test('nothing is taken in from outside of the project, nor through a link', () => {
  const outside = join(folder, 'elsewhere')
  putFiles(outside, { 'secret.md': 'secret words\n' })
  const root = join(folder, 'linked')
  putFiles(root, {
    'docs/a.md': '--8<-- "linked-folder/secret.md"\n',
    'docs/b.md': '--8<-- "../../elsewhere/secret.md"\n',
    'docs/c.md': '# C\n\n```\n--8<-- "linked-folder/secret.md"\n```\n\n```\n--8<-- "linked.md"\n```\n',
    'beside/text.md': 'own words\n',
    'docs/d.md': '--8<-- "beside/text.md"\n',
  })
  symlinkSync(outside, join(root, 'linked-folder'))
  symlinkSync(join(outside, 'secret.md'), join(root, 'linked.md'))
  const existing = existingPages(root)
  const made = existing === null ? [] : copiedFiles(root, existing, null)
  const texts = made.map(({ content }) => content.toString())
  deepEqual([texts.length, texts.some((text) => text.includes('secret words'))], [4, false])
  deepEqual(texts.filter((text) => text.includes('own words')).length, 1)
})
