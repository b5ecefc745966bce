import { deepEqual, ok } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { memoryContent, openFolder, pipelineOf } from '../site.ts'

test('a link to what is there and cannot be read is not dead, in the preview as in a check', () => {
  const root = mkdtempSync(join(tmpdir(), 'unread-'))
  try {
    const docs = join(root, 'content/pages/docs')
    mkdirSync(docs, { recursive: true })
    mkdirSync(join(root, 'content/assets'))
    writeFileSync(join(root, 'content/site.yaml'), siteYaml)
    writeFileSync(
      join(docs, 'index.md'),
      '---\ntitle: Home\n---\n\n[latin](/docs/latin) [linked](/docs/linked) ![A](/assets/a.png) [gone](/docs/gone)\n',
    )
    writeFileSync(join(docs, 'latin.md'), Buffer.from('---\ntitle: Caf\xe9\n---\n', 'latin1'))
    writeFileSync(join(root, 'a.png'), '')
    symlinkSync('index.md', join(docs, 'linked.md'))
    symlinkSync(join(root, 'a.png'), join(root, 'content/assets/a.png'))

    const live = openFolder(root)
    const show = (found: readonly Diagnostic[]) =>
      found.filter(({ file }) => file !== 'content/site.yaml').map(({ code, file, message }) => [code, file, message])
    const once = () => show(openFolder(root).site.report().diagnostics)
    const first = once()
    deepEqual(show(live.site.report().diagnostics), first)
    deepEqual(
      first.filter(([code]) => /^SP400/.test(code as string)).map(([, , message]) => message),
      ['Dead link: no page at `/docs/gone`'],
    )

    unlinkSync(join(docs, 'linked.md'))
    unlinkSync(join(root, 'content/assets/a.png'))
    live.refresh()
    deepEqual(show(live.site.report().diagnostics), once())
    ok(once().some(([, , message]) => message === 'Missing image `/assets/a.png`'))
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('what leads into a folder that can not be read is not dead', () => {
  const texts = {
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md':
      '# Home\n\n[a](/docs/voice) [b](/docs/voice/calls#top) [c](/docs/voices) ![d](/assets/in/d.png) ![e](/assets/e.png)\n',
    'content/redirects.yaml': [
      '- { old_path: /old, dest_url: /docs/voice/old }',
      "- { old_path: '/older/{x}', dest_url: '/docs/voice/older/{x}' }",
      '- { old_path: /oldest, dest_url: /docs/oldest }',
    ].join('\n'),
  }
  const dead: ReadonlySet<string> = new Set(['SP4001', 'SP4003', 'SP5025', 'SP5028'])
  const deadWith = (...unread: readonly string[]) =>
    pipelineOf({ ...memoryContent(texts), unread })
      .site.report()
      .diagnostics.flatMap(({ code, message }) => (dead.has(code) ? (/`(.*?)`/.exec(message)?.[1] ?? '') : []))
  const [pages, images] = [
    ['/docs/voices', '/docs/oldest'],
    ['/assets/in/d.png', '/assets/e.png'],
  ]
  deepEqual(deadWith().length, 8)
  deepEqual(deadWith('content/pages/docs/voice', 'content/assets/in').sort(), ['/assets/e.png', ...pages.toSorted()])
  deepEqual(deadWith('content/pages'), [])
  deepEqual(deadWith('content/data'), [])
  deepEqual(deadWith('content/partials').length, 8)
  deepEqual(
    deadWith('content/assets').filter((path) => images.includes(path)),
    [],
  )
  deepEqual(deadWith('content/assets').length, 6)
})

test('a sidebar whose file is no YAML is not unknown', () => {
  const found = pipelineOf(
    memoryContent({
      'content/site.yaml': siteYaml,
      'content/navigation/boats.yaml': 'title: [Boats\n',
      'content/pages/docs/index.md': '---\ntitle: Home\nsidebar: boats\n---\n\nText.\n',
      'content/pages/docs/other.md': '---\ntitle: Other\nsidebar: boatz\n---\n\nText.\n',
    }),
  ).site.report().diagnostics
  deepEqual(
    found.flatMap(({ code, file, hint }) => (file === 'content/site.yaml' ? [] : [[code, file, hint]])),
    [
      ['SP1201', 'content/navigation/boats.yaml', 'Close it, or put the value in quotes if the `[` is text.'],
      ['SP5103', 'content/pages/docs/other.md', 'Did you mean `boats`?'],
    ],
  )
})
