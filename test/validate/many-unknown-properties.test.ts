import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from '../growth/counted-growth.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const file = 'content/pages/docs/x.md'

function foundIn(body: string) {
  const content = memoryContent({
    'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
    [file]: `# Title\n\n${body}\n`,
  })
  return [...pipelineOf(content).pages.checked(file).diagnostics]
}

const callout = (count: number, property: (at: number) => string) =>
  `:::callout{variant="info" ${Array.from({ length: count }, (_, at) => property(at)).join(' ')}}\nWords.\n:::\n`

for (const [what, property] of [
  ['with values', (at: number) => `foo${at}="a"`],
  ['that are words alone', (at: number) => `foo${at}`],
] as const)
  test(`hundreds of properties ${what} that a block does not have do not take the square of their number`, () => {
    const growth = countedGrowth((count) => {
      equal(foundIn(callout(count, property)).filter(({ code }) => code === 'SP3002').length, count)
    }, 400)
    ok(growth < 5.2, String(growth))
  })

test('each word that a space has cut off a value says how the value is written, as long as it is short', () => {
  const hints = (words: number) =>
    foundIn(`:::callout{variant="info" title=Two ${'words '.repeat(words)}}\nWords.\n:::\n`).map(({ hint }) => hint)
  ok(hints(1).includes('A value with spaces stands in quotes: `title="Two words"`.'), String(hints(1)))
  ok(!hints(2000).some((hint) => hint?.includes('stands in quotes')))
})
