import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const badges = [
  'https://img.shields.io/npm/v/acme.svg',
  // Hosts that draw badges need no ending, and versions have dots too.
  'https://img.shields.io/badge/version-1.2.3-blue',
  'https://badgen.net/npm/v/acme?icon=npm',
  'https://github.com/acme/a/actions/workflows/ci.yml/badge.svg?branch=main',
  'https://GitHub.com/acme/a/raw/main/mark.svg',
  'https://elsewhere.example/acme/badge.svg#now',
]
const others = [
  'https://img.shields.io/npm/v/acme.png',
  'https://github.com/user-attachments/assets/1f2e3d',
  'https://elsewhere.example/npm/v/acme',
  'https://elsewhere.example/mark.svg',
  'https://elsewhere.example/nobadge.svg',
]

test('badges stand in the line, and a link around one has no external icon (specification, section 9)', async () => {
  const links = [...badges, ...others].map((src, at) => `[![n${at}](${src})](https://acme.example)`)
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/pages/docs/index.md': `# Docs\n\n${links.join('\n')}\n`,
      }),
      { mode: 'build' },
    ),
  )
  const html = files.get('docs/index.html') ?? ''
  const shown = [...html.matchAll(/<a href="https:\/\/acme\.example"([^>]*)><img class="([^"]*)"/g)]
  deepEqual(
    shown.map(([, attributes, name]) => [attributes, name]),
    [...badges.map(() => ['', 'image-inline']), ...others.map(() => [' rel="external"', 'image'])],
  )
})
