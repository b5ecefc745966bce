import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const error = (code: number, product: string) => ({ code, message: 'm', log_level: 'ERROR', product })

const filesWith = (...errors: readonly object[]) =>
  filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
        'content/data/errors.json': JSON.stringify(errors),
      }),
      { mode: 'build' },
    ),
  )

test('blanks around a product are none of its name, and a product of blanks is none', async () => {
  const files = await filesWith(error(1, 'Voice'), error(2, ' Voice\n'), error(3, '  '))
  const page = (code: number) => files.get(`docs/api/errors/${code}.md`) ?? ''
  assert.match(page(2), /- Product: \[Voice\]\(\/docs\/api\/errors\?product=Voice\)/)
  assert.doesNotMatch(page(3), /Product/)
  const options = [...(files.get('docs/api/errors/index.html') ?? '').matchAll(/<option[^>]*>([^<]*)/g)]
  assert.deepEqual(
    options.map(([, name]) => name).filter((name) => /voice|^\s*$/i.test(name ?? '')),
    ['Voice'],
  )
})

test('products stand in the order of their names, whatever their capitals', async () => {
  const files = await filesWith(...['Voice', 'iam', 'Überwachung', 'Chat'].map((name, at) => error(at, name)))
  const [, select = ''] =
    /<select[^>]*name="product">(.*?)<\/select>/.exec(files.get('docs/api/errors/index.html') ?? '') ?? []
  assert.deepEqual(
    [...select.matchAll(/<option value="([^"]+)"/g)].map(([, name]) => name),
    ['Chat', 'iam', 'Überwachung', 'Voice'],
  )
})
