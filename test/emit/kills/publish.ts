// Publishes one of two outputs as a build does: `node publish.mjs ROOT WORD plain|releases`.
import { join } from 'node:path'
import { ownOutput } from '../../../bin/site/own-output.ts'
import { nothingKnown } from '../../../compiler/emit/known-output.ts'
import type { OutputFile } from '../../../compiler/model/output.ts'

const [root = '', word = '', ways] = process.argv.slice(2)

/** Some files are the same in both, some differ, some are in one alone; folders come and go. */
async function* files(): AsyncGenerator<readonly OutputFile[]> {
  for (let at = 0; at < 40; at++) {
    const text = at % 5 === 0 ? 'the same' : `${word} `.repeat(at * 3 + 1)
    yield [{ path: `docs/p${at}/index.html`, content: `<p>${text}` }]
  }
  yield [
    { path: `${word}/only/index.html`, content: word },
    { path: `_assets/${word}-AB12CD34.js`, content: `// ${word}` },
    { path: '_redirects', content: `/a /${word}\n` },
    { path: 'manifest-of-all.json', isForHost: true, content: word },
  ]
}

const { value: held, diagnostics } = await ownOutput(join(root, 'dist/site'), root, { releases: ways === 'releases' })
const prepared = held === null ? null : await held.prepare(files(), nothingKnown)
const report = await prepared?.value?.publish(() => {})
await held?.release()
for (const { message } of [...diagnostics, ...(prepared?.diagnostics ?? []), ...(report?.diagnostics ?? [])])
  console.error(message)
process.exitCode = report === undefined || report.files.length === 0 ? 1 : 0
