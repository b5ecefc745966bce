import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sha256 } from '../../compiler/formats/hash.ts'
import { outputFiles } from '../../compiler/output-files.ts'
import { HeldText } from '../../compiler/render/html/held-text.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const siteFile = 'url: https://a.example\nbrand: { key: a, name: A }\n'
const pageOf = (body: string) => `---\ntitle: Page\ndescription: Words.\n---\n\n${body}`

test('nothing of a long page stays in memory when it is written; of others the trees do', async () => {
  const checked: string[] = []
  let releases = 0
  const pipeline = pipelineOf(
    memoryContent({
      'content/site.yaml': siteFile,
      'content/pages/long.md': pageOf('## H\n\n'.repeat(3000)),
      'content/pages/short.md': pageOf('Text.\n'),
    }),
    { onPage: (file) => checked.push(file), onRelease: () => releases++ },
  )
  const onPage = pipeline.search.passing
  for await (const some of outputFiles(pipeline, { goOn: () => true, isWhole: () => true, onPage }))
    for (const { path, content } of some) {
      if (typeof content === 'string' || !('hash' in content)) continue
      equal(content.pieces !== undefined, path === 'long/index.html', path)
      equal(sha256(Buffer.concat([...(content.pieces?.() ?? [content.bytes()])])), content.hash, path)
    }
  deepEqual(checked, ['content/pages/long.md', 'content/pages/short.md'])
  equal(releases, 3)
  // What search needs was read before the trees went.
  ok(pipeline.search.digest('/long')?.terms.includes('h '))
  deepEqual(checked, ['content/pages/long.md', 'content/pages/short.md'])
  const { page } = pipeline.pages.checked('content/pages/short.md')
  ok(page.tree !== null)
  equal(checked.length, 2)
  pipeline.pages.checked('content/pages/long.md')
  equal(checked.length, 3)
})

test('texts of a long page lie packed in no more room than they need', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const bytesInUse = () => {
    collect()
    return process.memoryUsage().arrayBuffers
  }
  const words = 'Every message has an identifier that webhooks repeat when a delivery fails. '
  const texts = Array.from({ length: 2000 }, (_, at) => `${words}${at}`.repeat(30))
  const before = bytesInUse()
  const held = new HeldText()
  for (const text of texts) held.add(text)
  const taken = bytesInUse() - before
  ok(taken < 10_000_000, String(taken))
  equal(held.toString(), texts.join(''))
})
