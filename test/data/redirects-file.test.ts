import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadRedirects } from '../../compiler/data/redirects-file.ts'
import { found } from '../formats/yaml/found.ts'

function told(text: string): readonly string[] {
  const { diagnostics } = loadRedirects({ path: 'content/redirects.yaml', text })
  return found(diagnostics).flatMap((line, index) => [line, `  ${diagnostics[index]?.hint}`])
}

const meant = '  Write `- { old_path: /docs/old, dest_url: /docs/new }`.'

test('a redirect that is written as a pair is one mistake, with what to write', () => {
  assert.deepEqual(told('/docs/old: /docs/new\n/docs/a: /docs/b\n'), [
    '1:1-1:2 SP1223 Unexpected object, expected a list',
    meant,
  ])
  assert.deepEqual(told('- /docs/old: /docs/new\n'), ['1:3-1:12 SP1221 Unexpected key `/docs/old`', meant])
  assert.deepEqual(told('- [/docs/old, /docs/new]\n'), ['1:3-1:25 SP1223 Unexpected list, expected an object', meant])
  for (const line of ['/docs/old /docs/new', '/docs/old -> /docs/new', '/docs/old /docs/new 301'])
    assert.deepEqual(told(`- ${line}\n`), [
      `1:3-1:${3 + line.length} SP1223 Unexpected string \`${line}\`, expected an object`,
      meant,
    ])
})

test('a record with keys of its own is told what it lacks', () => {
  assert.deepEqual(told('old_path: /docs/old\ndest_url: /docs/new\n'), [
    '1:1-1:2 SP1223 Unexpected object, expected a list',
    '  Begin each item with `- `; in JSON put the items between `[` and `]`.',
  ])
  assert.deepEqual(told('- old_path: /docs/old\n'), ['1:3-1:11 SP1222 Missing key `dest_url`', '  Add `dest_url`.'])
})
