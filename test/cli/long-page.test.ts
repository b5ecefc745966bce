import { ok } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryOf } from './memory-of.ts'

const memoryOfPage = (command: 'build' | 'check', body: string, status = 0): Promise<number> =>
  memoryOf(command, { 'content/pages/index.mdx': `---\ntitle: Long\ndescription: Long.\n---\n\n${body}` }, status)

/** An empty page differs by 10 MB from run to run: one measure of each command does for all. */
const [ofBuild, ofCheck] = [await memoryOfPage('build', 'Text.\n'), await memoryOfPage('check', 'Text.\n')]

// In parts it is 30 to 44, read and written at once 180.
test('a page of a megabyte takes memory of no more than 60 times its size above that of an empty page', async () => {
  const words = 'Every message has an identifier that webhooks repeat when a delivery fails, so try again with care. '
  const section = (
    at: number,
  ) => `## Section ${at}\n\n${words.repeat(3)}\n\nCalls of {site.brand.name}: **one** and \`two\`.

<Callout variant="info">
  ${words}
</Callout>

\`\`\`js Node.js
await client.send(${at})
\`\`\`

`
  let body = ''
  for (let at = 0; body.length < 1e6; at++) body += section(at)
  const more = (await memoryOfPage('build', body)) - ofBuild
  ok(more < 60 * body.length, `${Math.round(more / body.length)} times`)
})

// As pages of ordinary text are read they would take 90 to 110 MB.
test('a short page of nothing but syntax takes no more memory than a long one', async () => {
  for (const line of ['> > > > > > a\n\n', '- a\n']) {
    const more = (await memoryOfPage('build', line.repeat(20_000 / line.length))) - ofBuild
    ok(more < 60e6, `${JSON.stringify(line)}: ${Math.round(more / 1e6)} MB`)
  }
})

// As each was held several times, with what the engine notes of all matches, it took 105 to 125 MB.
test('140,000 mistakes on a page take memory for each once', async () => {
  const more = (await memoryOfPage('check', '&#1;a\n\n'.repeat(140_000), 1)) - ofCheck
  ok(more < 85e6, `${Math.round(more / 1e6)} MB`)
})

// The words about each link and each mistake lay in what is remembered of the page: it took 100 to 110 MB.
test('71,000 links that lead nowhere take little more memory than their places', async () => {
  const more = (await memoryOfPage('check', '[a](/b)\n\n'.repeat(71_000), 1)) - ofCheck
  ok(more < 75e6, `${Math.round(more / 1e6)} MB`)
})
