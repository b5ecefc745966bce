import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

test('thousands of links to nothing beside as many anchors do not take the square of their number', () => {
  const names = Array.from({ length: 3000 }, (_, at) => `customer-record-${at}`)
  const sections = names.map((name) => `## ${name}\n\n[a](#${name.replace('customer', 'custmer')})\n`)
  const start = process.cpuUsage()
  const { diagnostics } = compileFragment(sections.join('\n'), 'content/pages/docs/x.md')
  equal(diagnostics.length, 3000)
  for (const [at, { hint }] of diagnostics.entries()) equal(hint, `Did you mean \`#${names[at]}\`?`)
  ok(process.cpuUsage(start).user < 5_000_000)
})
