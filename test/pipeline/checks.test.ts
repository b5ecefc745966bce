import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { inFolder } from '../cli/run-command.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { openFolder } from '../site.ts'

const page = '---\ntitle: Docs\n---\n\n![](/assets/a.svg)\n\nA <b class="x">word</b>.\n\n[Nothing](/docs/nothing)\n'

const told = (found: readonly Diagnostic[]) => found.map(({ severity, code }) => `${severity} ${code}`)

/** What each of the two says about the same site. */
async function findings(checks: string) {
  const files = {
    'content/site.yaml': siteYaml + checks,
    'content/pages/docs/index.md': page,
    'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  return await inFolder(files, async (root) => {
    const command = openFolder(root).site.report().diagnostics
    const preview = openFolder(root, { mode: 'preview' }).site.report().diagnostics
    return { command: told(command), preview: told(preview) }
  })
}

test('`checks` says the same to the command and to the preview', async () => {
  const usual = await findings('')
  assert.deepEqual(usual.command, ['warning SP4005', 'warning SP2017', 'error SP4001'])
  assert.deepEqual(usual.preview, usual.command)
  const other = await findings('checks: { SP4005: off, SP2017: error }\n')
  assert.deepEqual(other.command, ['error SP2017', 'error SP4001'])
  assert.deepEqual(other.preview, other.command)
})

test('`checks` holds where the rest of site.yaml is wrong', async () => {
  const { command, preview } = await findings('checks: { SP4005: off }\nserch: 1\n')
  assert.deepEqual(command, ['warning SP2017', 'error SP4001', 'error SP1221'])
  assert.deepEqual(preview, command)
})

test('links are looked at where what is wrong in site.yaml says nothing of pages', async () => {
  for (const [wrong, codes] of [
    // An unset variable is an error of a build.
    ['description: "Docs of ${NO_SUCH_NAME}"\n', ['SP1242', 'SP4001', 'SP4003']],
    ['footer: { columns: 1 }\nunknown: 1\n', ['SP1221', 'SP1223', 'SP4001', 'SP4003']],
    // `local` can't stand for `locales`, which is there.
    ['local: 1\n', ['SP1221', 'SP4001', 'SP4003']],
    // Who knows which addresses there are: `product` may stand for `products`.
    ['product: 1\n', ['SP1221']],
    ['redirects: { /docs/nothing: /docs }\n', ['SP1221']],
    ['products: 1\n', ['SP1223']],
    // The same holds inside of what pages depend on: a key like no other takes none of its place.
    [{ in: 'CLI }', is: 'CLI, colour: red }' }, ['SP1221', 'SP4001', 'SP4003']],
    [{ in: 'all: [en, de] }', is: 'al: [en, de] }' }, ['SP1221']],
  ] as const) {
    const text = typeof wrong === 'string' ? siteYaml + wrong : siteYaml.replace(wrong.in, wrong.is)
    const content = { 'content/site.yaml': text, 'content/pages/docs/index.md': page }
    await inFolder(content, async (root) => {
      const { diagnostics, isConfigured } = openFolder(root, { mode: 'build' }).site.report()
      const found = diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
      assert.deepEqual([isConfigured, found.sort()], [false, [...codes].sort()], text)
    })
  }
})

test('a code that is none, one of an error and a choice that is none are wrong at their places', async () => {
  const checks = 'checks:\n  SP4001: off\n  SP405: off\n  SP4005: never\n'
  await inFolder({ 'content/site.yaml': siteYaml + checks, 'content/pages/docs/index.md': page }, async (root) => {
    const checked = openFolder(root).site.report()
    const own = checked.diagnostics.filter(({ file }) => file === 'content/site.yaml')
    const first = siteYaml.split('\n').length
    assert.deepEqual(
      own.map(({ line, column, code, message, hint }) => [(line ?? 0) - first, column, code, message, hint]),
      [
        [1, 3, 'SP1246', 'Unexpected code `SP4001` in `checks`, expected the code of a warning', own[0]?.hint],
        [2, 3, 'SP1245', 'Unknown code `SP405` in `checks`', 'Did you mean `SP4005`?'],
        [3, 11, 'SP1224', 'Unexpected `never`, expected one of `off`, `warning`, `error`', 'Did you mean `off`?'],
      ],
    )
    assert.equal(checked.isConfigured, false)
  })
})
