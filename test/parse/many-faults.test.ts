import assert from 'node:assert/strict'
import { test } from 'node:test'
import { gannetOf } from '../own-site/gannet.ts'

test('where reading stops after many syntax errors of a page, the last one says so', () => {
  const hintsOf = (count: number) =>
    gannetOf({ 'pages/index.mdx': `# Home\n\nText.\n\n${'Send {id now.\n\n'.repeat(count)}` })
      .site.report()
      .diagnostics.map(({ code, line, hint }) => `${code} ${line} ${hint}`)
  const hint = 'Write a literal brace as `\\{`, or put the text in code.'
  const all = (count: number) => Array.from({ length: count }, (_, index) => `SP2004 ${5 + 2 * index} ${hint}`)
  assert.deepEqual(hintsOf(20), all(20))
  assert.deepEqual(hintsOf(26), [...all(20), `SP2004 45 ${hint} Reading stops here: more may be wrong below.`])
})
