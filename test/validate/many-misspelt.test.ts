import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { countedGrowth } from '../growth/counted-growth.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const file = 'content/pages/docs/x.md'

/** Longer ones are not read. */
const inParagraphs = (lines: readonly string[]) =>
  lines.map((line, at) => `${line}${at % 20 === 19 ? '\n\n' : '\n'}`).join('')

for (const [what, line, definition] of [
  ['footnotes', (name: string) => `Words [^${name}].`, (name: string) => `[^${name}]: A note.`],
  ['labels of links', (name: string) => `[Here][${name}].`, (name: string) => `[${name}]: /${name}`],
] as const)
  test(`hundreds of misspelt ${what} beside as many right ones do not take the square of their number`, () => {
    const growth = countedGrowth((count) => {
      const names = Array.from({ length: count }, (_, at) => `note-${at}`)
      const misspelt = names.filter((_, at) => at % 4 === 0)
      const wrong = inParagraphs(misspelt.map((name) => line(`custmer-${name}`)))
      const right = inParagraphs(names.map((name) => definition(`customer-${name}`)))
      const content = memoryContent({
        'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
        [file]: `# Title\n\n${wrong}\n\n${right}\n`,
      })
      const told = [...pipelineOf(content).pages.checked(file).diagnostics].map(({ hint }) => `${hint}`)
      const near = told.filter((hint) => hint.startsWith('Did you mean'))
      deepEqual(
        near.map((hint) => /note-\d+/.exec(hint)?.[0]),
        misspelt,
      )
    }, 520)
    ok(growth < 8, String(growth))
  })
