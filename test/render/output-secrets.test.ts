import assert from 'node:assert/strict'
import { test } from 'node:test'
import { outputSecrets } from '../../compiler/render/output-secrets.ts'

/** In parts: no file of ours has the shape of a secret. */
const secret = `gh${'p_'}kQ7vZpX2mRt9LwYc4HnBf6JsGd3TuEaK8xVq`
const parted = `<b>${secret.slice(0, 8)}</b>${secret.slice(8)}`

test('a secret is found in all texts of a page: its HTML, also as bytes and parted by markup, and its Markdown form', () => {
  const found = (path: string, content: string | Buffer) =>
    outputSecrets([{ path, content }], 'content/pages/a.md').map(({ file, message }) => `${file}: ${message}`)
  const told = ['content/pages/a.md: Unexpected secret: a text with the shape of a token of GitHub']
  assert.deepEqual(found('a/index.html', `<p>${parted}</p>`), told)
  assert.deepEqual(found('a/index.html', Buffer.from(`<p>${secret}</p>`)), told)
  assert.deepEqual(found('a.md', `Text with ${secret}.`), told)
  assert.deepEqual(found('a.png', Buffer.from(secret)), [])
  assert.deepEqual(found('a.md', 'Text.'), [])
})

test('what stands in several texts of a page is told once', () => {
  const files = ['a/index.html', 'a.md'].map((path) => ({ path, content: secret }))
  assert.equal(outputSecrets(files, 'content/pages/a.md').length, 1)
})
