import { deepEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { siteYaml } from '../data/site/sample-site.ts'
import { putFile } from '../put-files.ts'
import { openFolder } from '../site.ts'

const page = (head: string, body: string) => `---\ntitle: Page\n${head}---\n\n${body}\n`

test('the callout protects a page as beta_feature does, wherever it stands, in a build and in the preview', () => {
  const root = mkdtempSync(join(tmpdir(), 'protected-'))
  const write = (path: string, text: string) => putFile(root, `content/${path}`, text)
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

    const live = openFolder(root)
    const hidden = ({ site, facts }: typeof live) =>
      site.shownRoutes().filter((route) => facts.facts(route)?.protected === true)
    const inPreview = () => hidden(live)
    const inBuild = () => hidden(openFolder(root, { mode: 'build' }))
    const all = ['directive', 'expression', 'feature', 'nested', 'partial'].map((name) => `/docs/${name}`)
    deepEqual(inBuild(), all)
    deepEqual(inPreview(), all)

    write('partials/inner.md', 'Nothing special.\n')
    live.refresh()
    const fewer = all.filter((route) => !/partial|expression/.test(route))
    deepEqual(inBuild(), fewer)
    deepEqual(inPreview(), fewer)
  } finally {
    rmSync(root, { recursive: true })
  }
})
