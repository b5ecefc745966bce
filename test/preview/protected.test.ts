import { deepEqual, ok } from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { check } from '../../compiler/compile.ts'
import { LiveSite } from '../../compiler/live/live-site.ts'
import { openContent } from '../../compiler/read/content-store.ts'
import { readContent } from '../../compiler/read.ts'
import { theme } from '../../templates/theme.ts'
import { siteYaml } from '../data/sample-site.ts'

const page = (head: string, body: string) => `---\ntitle: Page\n${head}---\n\n${body}\n`

test('the callout protects a page as beta_feature does, wherever it stands, in a build and in the preview', () => {
  const root = mkdtempSync(join(tmpdir(), 'protected-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, 'content', path)), { recursive: true })
    writeFileSync(join(root, 'content', path), text)
  }
  try {
    write('site.yaml', siteYaml)
    write('pages/docs/index.md', page('', 'Text with `:::protected` and\n\n```md\n:::protected\n:::\n```'))
    write('pages/docs/feature.md', page('beta_feature: radar\n', 'Text'))
    write('pages/docs/directive.md', page('', ':::protected\nText\n:::'))
    write('pages/docs/nested.mdx', page('', '<Disclosure title="More">\n<ProtectedContent />\n</Disclosure>'))
    write('pages/docs/partial.mdx', page('', '<Include file="outer.mdx" />'))
    write('pages/docs/expression.mdx', page('', '<Include file={"outer"} />'))
    write('pages/docs/shown.mdx', page('beta_feature: false\n', '<ProtectedContent />'))
    write('partials/outer.mdx', '<Include file="inner.md" />\n\n<Include file="outer.mdx" />\n')
    write('partials/inner.md', ':::protected\n:::\n')

    const store = openContent(root)
    store.refresh()
    const live = new LiveSite(store, { theme, mode: 'check', env: {}, complete: true })
    const inPreview = () => {
      const now = live.now()
      ok(now !== null)
      return [...live.routes().keys()].filter((route) => now.facts(route)?.protected === true).sort()
    }
    const inBuild = () => {
      const { site } = check(readContent(root).value, theme, { mode: 'build', env: {} })
      ok(site !== null)
      return site.pages.flatMap(({ route, protected: hidden }) => (hidden ? [route] : []))
    }
    const all = ['directive', 'expression', 'feature', 'nested', 'partial'].map((name) => `/docs/${name}`)
    deepEqual(inBuild(), all)
    deepEqual(inPreview(), all)

    write('partials/inner.md', 'Nothing special.\n')
    store.refresh()
    const fewer = all.filter((route) => !/partial|expression/.test(route))
    deepEqual(inBuild(), fewer)
    deepEqual(inPreview(), fewer)
  } finally {
    rmSync(root, { recursive: true })
  }
})
