import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../root.ts'
import type { Files } from './judge.ts'

/** The data of the blocks' examples, by their paths below `content/`. */
export function sampleData(): Files {
  const folder = join(root, 'test/fragment-data')
  const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Object.fromEntries(
    paths.map((path) => [`data/${relative(folder, path).replaceAll('\\', '/')}`, readFileSync(path, 'utf8')]),
  )
}

/** A site in which each kind of file has a mistake of its own: what is said of them is not to change. */
export const bystanders: Files = {
  'site.yaml': `url: https://docs.acme.example
brand: { key: acme, name: Acme }
subBrand: { key: post, name: Post }
platformSection: { key: graph, name: Graph }
locales: { default: en, all: [en, de] }
links:
  logIn: https://acme.example/in
  signUp: https://acme.example/up
  helpCenter: https://acme.example/help
  support: https://acme.example/support
  questions: { brand: https://acme.example/q, subBrand: https://acme.example/q }
  terms: /docs
  privacy: /docs
`,
  'pages/docs/index.md': '---\ntitle: Docs\n---\n\n[dead](/docs/nowhere) and [no anchor](/docs/right#none)\n',
  'pages/docs/right.md': '---\ntitle: Right\n---\n\n## Here\n\nSee [docs](/docs).\n',
  'pages/docs/wrong.mdx':
    '---\ntitle: Wrong\nlayot: doc\n---\n\n<Callout variant="purple">x</Callout>\n\n<Unknown />\n',
  'pages/docs/unclosed.mdx': '---\ntitle: Unclosed\n---\n\n<Callout variant="info">\n',
  'partials/credentials.mdx': 'Your **key**.\n',
  'partials/unused.mdx': '<Callout variant="green">x</Callout>\n',
  'redirects.yaml':
    '- { old_path: /docs/right, dest_url: /docs }\n- { old_path: /docs/was, dest_url: /docs/nowhere }\n',
  'navigation/voice.yaml': 'title: Voice\nentries:\n  - page: { title: None, path: /docs/nowhere }\n',
  'data/search-results.yaml': '- { title: A, url: nowhere }\n',
}

/** The same without a mistake, so that a build renders it. */
export const faultless: Files = {
  'site.yaml': bystanders['site.yaml'] as string,
  'pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
  'pages/docs/right.md': bystanders['pages/docs/right.md'] as string,
  'partials/credentials.mdx': bystanders['partials/credentials.mdx'] as string,
}
