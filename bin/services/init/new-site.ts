import type { NewFile } from '../editor/write-files.ts'
import type { DetectedProject } from './detect-project.ts'

/** Words that YAML reads as something else than a text. */
const notText = /^(?:y|n|yes|no|on|off|true|false|null|~|\d.*)$/i

const text = (value: string) =>
  /^[\p{L}\p{N}][\p{L}\p{N} .-]*$/u.test(value) && !notText.test(value) ? value : JSON.stringify(value)

const automatic = `
# The sidebar comes from folders and titles. Without this line it comes from files of content/navigation.
sidebar: auto
`

/**
 * The settings: two keys, and what else there is as comments.
 *
 * @param hasPages pages are there already: their folders and titles make the sidebar
 */
export function siteYaml({ url, brand, repository }: DetectedProject, hasPages: boolean): NewFile {
  const content = `# yaml-language-server: $schema=../.vscode/site.schema.json
# Where the site is published. Its path, if any, stands before every address; you never write it.
url: ${url.value}

# key: a short name of lower-case letters, digits and dashes. name: what readers see.
brand:
  key: ${text(brand.key)}
  name: ${text(brand.name)}
${hasPages ? automatic : ''}
# Everything else has a default. Some of what there is:
#
# repository: ${repository ?? 'https://github.com/acme/docs'}   # for 'Edit this page'
# description: One sentence about the whole site.
# links:
#   support: https://example.com/support
# topBar:
#   products: [{ label: Guides, path: /getting-started }]
# hosting:
#   for: [github]
`
  return { path: 'content/site.yaml', content }
}

/** The first two pages, and the sidebar that both show. */
export function firstPages({ brand }: DetectedProject): readonly NewFile[] {
  return [
    {
      path: 'content/pages/index.md',
      content: `---
sidebar: docs
---

# ${brand.name.replace(/[\\`*_{}[\]<>#|~]/g, '\\$&')} documentation

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
