import { strictEqual } from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { shownFragment } from '../bin/services/block-tests/fragment.tsx'
import { compileFragment } from './fragment.ts'
import { testData } from './fragment-data.ts'
import { golden } from './golden.ts'
import { root } from './root.ts'

const partials = { 'credentials.mdx': 'Your **account key** begins with `AC`.\n' }
const folder = join(root, 'templates/blocks')

/** What an author sees of a piece of content: its problems, then its HTML and its Markdown. */
function show(text: string, file: string): string {
  return shownFragment(compileFragment(text, file, { partials, data: testData }), text)
}

for (const block of readdirSync(folder).sort()) {
  describe(block, () => {
    const example = join(folder, block, 'example.mdx')
    test('the example has no error, no inline style, and a Markdown form without tags', () => {
      const text = readFileSync(example, 'utf8')
      const { html, markdown, diagnostics } = compileFragment(text, 'content/pages/docs/example.mdx', {
        partials,
        data: testData,
      })
      const errors = diagnostics.filter(({ severity }) => severity === 'error')
      strictEqual(errors.map(({ message, line }) => `${line}: ${message}`).join('\n'), '')
      strictEqual(html.includes('style='), false, 'an inline style would break the content security policy')
      strictEqual(
        /(?<!\\)<\/?[A-Z]|^:{2,}/m.test(markdown.replace(/```[\s\S]*?```|`[^`]*`/g, '')),
        false,
        'JSX or directives in the Markdown form',
      )
    })
    const cases = join(folder, block, 'cases')
    const files = existsSync(cases) ? readdirSync(cases).filter((name) => /\.mdx?$/.test(name)) : []
    for (const name of files.sort()) {
      test(name, () => {
        const text = readFileSync(join(cases, name), 'utf8')
        golden(
          join('templates/blocks', block, 'cases', name.replace(/\.mdx?$/, '.out')),
          show(text, `content/pages/docs/${name}`),
        )
      })
    }
  })
}
