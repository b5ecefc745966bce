import assert from 'node:assert/strict'
import { test } from 'node:test'
import { siteYaml } from '../cli/site-yaml.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const megabyte = 1024 * 1024

test('an image of more than 1 MB is a warning where it is shown, wherever it lies', () => {
  const content = memoryContent({
    'content/site.yaml': siteYaml,
    'content/assets/large.png': 'x'.repeat(megabyte + 1),
    'content/assets/just.png': 'x'.repeat(megabyte),
    'content/pages/docs/beside.png': 'x'.repeat(5 * megabyte),
    'content/pages/docs/index.md': `---
title: Images
---

![Large](/assets/large.png) ![Just](/assets/just.png) ![Beside](./beside.png)

[The large one as a file](/assets/large.png) <img src="/assets/large.png" alt="Large">
`,
  })
  const { site } = pipelineOf(content)
  const found = () => site.report().diagnostics.map(({ code, line, column, message }) => [code, line, column, message])
  assert.deepEqual(found(), [
    ['SP4020', 5, 1, 'Image `/assets/large.png` of more than 1 MB, expected 1 MB at most'],
    ['SP4020', 5, 55, 'Image `/docs/beside.png` of 5 MB, expected 1 MB at most'],
    ['SP4020', 7, 51, 'Image `/assets/large.png` of more than 1 MB, expected 1 MB at most'],
  ])
  content.write('content/assets/large.png', 'smaller')
  assert.deepEqual(
    found().map(([, line, column]) => [line, column]),
    [[5, 55]],
  )
})
