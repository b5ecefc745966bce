import assert from 'node:assert/strict'
import { test } from 'node:test'
import { theme } from '../../templates/theme.ts'
import { blockFaults } from './block-faults.ts'
import { asDirectives, asTags, examplesOf } from './block-uses.ts'
import { type Fault, judgeTogether, sample } from './judge-faults.ts'
import { isThorough } from './odd-values.ts'
import { sampleData } from './sample-site.ts'

const examples = theme.blocks.map(({ name }) => ({ name, uses: examplesOf(name) }))
const others = examples.flatMap(({ uses }) => uses.slice(0, 1))

/** @returns a page for each fault of each block */
function* faultyPages(format: 'md' | 'mdx'): Generator<Fault> {
  const write = format === 'mdx' ? asTags : asDirectives
  const seen = new Set<string>()
  let count = 0
  for (const block of theme.blocks) {
    for (const example of examples.find(({ name }) => name === block.name)?.uses.slice(0, 1) ?? []) {
      for (const { what, use } of blockFaults(block, example, others)) {
        const body = write(use)
        if (seen.has(body)) continue
        seen.add(body)
        // Of a fault both forms are tried now and then, one of them always.
        if (!isThorough && (count++ % 2 === 0) === (format === 'md')) continue
        const text = `---\ntitle: A fault\n---\n\nBefore.\n\n${body}\n\n## After\n`
        yield { what, files: { [`pages/docs/f/${seen.size}.${format}`]: text } }
      }
    }
  }
}

test('every block has an example to make faults in', () => {
  assert.deepEqual(
    examples.filter(({ uses }) => uses.length === 0).map(({ name }) => name),
    [],
  )
})

for (const format of ['md', 'mdx'] as const)
  test(`.${format}: no fault of a block ends a check, a preview or a build, or moves what is said elsewhere`, async (t) => {
    t.diagnostic(await judgeTogether(sample([...faultyPages(format)], 600), sampleData()))
  })
