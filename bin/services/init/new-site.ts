import type { NewFile } from '../editor/write-files.ts'
import type { DetectedProject } from './project/detect-project.ts'
import type { Section } from './sections.ts'
import { yamlText } from './yaml-text.ts'

const automatic = `
# The sidebar comes from folders and titles. Without this line it comes from files of content/navigation.
sidebar: auto
`

/** Which pages are in a sidebar: those of folders, by folders and titles; or those that files name, of one folder or of several. */
export type MadeSidebars = 'automatic' | 'of a folder' | 'mixed'

const mixed = `
# A sidebar holds pages of several folders. Without this line the folders of pages are products, each with its icon.
products: {}
`

/** What readers choose at the top of each page. */
export interface TopBarItem {
  readonly label: string
  readonly path: string
}

function topBarOf(shown: readonly TopBarItem[]): string {
  const items = shown.map(({ label, path }) => `    - { label: ${yamlText(label)}, path: ${path} }\n`)
  return `
# Between these readers choose at the top of each page.
topBar:
  products:
${items.join('')}`
}

/**
 * The settings: two keys, and what else there is as comments.
 *
 * @param sidebars null where nobody has said
 * @param shown of pages that are there already; none where the top bar is what it is by itself
 */
export function siteYaml(
  { url, brand, repository }: DetectedProject,
  sidebars: MadeSidebars | null,
  shown: readonly TopBarItem[],
): NewFile {
  const content = `# yaml-language-server: $schema=../.vscode/site.schema.json
# Where the site is published. Its path, if any, stands before every address; you never write it.
url: ${url.value}

# key: a short name of lower-case letters, digits and dashes. name: what readers see.
brand:
  key: ${yamlText(brand.key)}
  name: ${yamlText(brand.name)}
${sidebars === 'automatic' ? automatic : sidebars === 'mixed' ? mixed : ''}${shown.length === 0 ? '' : topBarOf(shown)}
# Everything else has a default. Some of what there is:
#
# repository: ${repository ?? 'https://github.com/acme/docs'}   # for 'Edit this page'
# description: One sentence about the whole site.
# links:
#   support: https://example.com/support
${shown.length === 0 ? '# topBar:\n#   products: [{ label: Guides, path: /getting-started }]\n' : ''}# hosting:
#   for: [github]
`
  return { path: 'content/site.yaml', content }
}

function heading({ name }: DetectedProject['brand']): string {
  return `# ${name.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')} documentation`
}

/** The page at the root, where none of the pages that are there is it. */
export function homePage({ brand }: DetectedProject, sections: readonly Section[]): NewFile {
  const links = sections.map(({ label, file }) => `- [${label}](./${file})\n`)
  return { path: 'content/pages/index.md', content: `${heading(brand)}\n\n${links.join('')}` }
}

/** The first two pages, and the sidebar that both show. */
export function firstPages({ brand }: DetectedProject): readonly NewFile[] {
  return [
    {
      path: 'content/pages/index.md',
      content: `---
sidebar: docs
---

${heading(brand)}

This page is \`content/pages/index.md\`. Change it while \`signalpost preview\` runs: the browser follows.

:::info
A callout is written like this. Every block works in \`.md\` and, as a tag, in \`.mdx\`.
:::

Go on with [Getting started](./getting-started.md).
`,
    },
    {
      path: 'content/pages/getting-started.md',
      content: `---
title: Getting started
description: How this documentation is written.
sidebar: docs
---

The path of a file is its address: this page is \`content/pages/getting-started.md\`.

## Write a page

Put a \`.md\` file into \`content/pages/\` and name it in \`content/navigation/docs.yaml\`.

## Check it

\`\`\`sh
npx signalpost check
\`\`\`
`,
    },
    {
      path: 'content/navigation/docs.yaml',
      content: `# yaml-language-server: $schema=../../.vscode/navigation.schema.json
title: Documentation
entries:
  - page: { title: Home, path: / }
  - page: { title: Getting started, path: /getting-started }
`,
    },
  ]
}

/** What lies around the content: what git leaves out, a job of GitHub Actions, and the editor. */
export function surroundings(): readonly NewFile[] {
  return [
    { path: '.gitignore', content: 'node_modules/\ndist/\n.signalpost/\n' },
    {
      path: '.github/workflows/docs.yml',
      content: `name: Documentation
on:
  push: { branches: [main] }
  pull_request:
permissions: { contents: read }
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v4
        with: { fetch-depth: 0 }   # for the date of each page
      - uses: actions/setup-node@v4
        with: { node-version: 22 }
      - run: npm install
      - run: npx signalpost check --format github
      - run: npx signalpost build
`,
    },
    { path: '.vscode/extensions.json', content: json({ recommendations: ['redhat.vscode-yaml'] }) },
    {
      path: '.vscode/settings.json',
      content: json({
        'yaml.schemas': {
          './.vscode/site.schema.json': 'content/site.yaml',
          './.vscode/navigation.schema.json': 'content/navigation/*.yaml',
          './.vscode/redirects.schema.json': 'content/redirects.yaml',
        },
      }),
    },
    { path: '.vscode/signalpost.code-snippets', content: json(snippets) },
  ]
}

const snippets = {
  'Front matter': {
    scope: 'markdown,mdx',
    prefix: 'front',
    body: ['---', 'title: ${1:Title}', 'description: ${2:One sentence.}', '---', '', '$0'],
  },
  Callout: {
    scope: 'markdown',
    prefix: 'callout',
    body: [':::${1|info,success,warning,danger,beta|}', '$0', ':::'],
  },
  'Code sample': {
    scope: 'mdx',
    prefix: 'samples',
    body: ['<CodeSampleGroup slug="${1:sample}">', '```js Node.js', '$0', '```', '</CodeSampleGroup>'],
  },
}

/** A file of JSON as people keep it: indented, with a line break at its end. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
