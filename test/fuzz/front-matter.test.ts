import { test } from 'node:test'
import { z } from 'zod'
import { frontMatterSchema } from '../../compiler/data/front-matter.ts'
import { judgeTogether, sample } from './judge-faults.ts'
import { faultsIn, type Schema, type Value } from './odd-values.ts'
import { sampleData } from './sample-site.ts'
import { oddTexts, yamlText } from './yaml-text.ts'

const schema = z.toJSONSchema(frontMatterSchema, { io: 'input', unrepresentable: 'any' }) as Schema

/** Every key, as it may be. */
const whole: Value = {
  title: 'A page',
  description: 'One.',
  layout: 'doc',
  product: 'voice',
  beta_feature: false,
  sidebar: 'shown',
  toc: true,
  search: true,
  redirect_from: ['/docs/was'],
  draft: false,
  image: '/assets/a.png',
  openapi: 'calls',
  group: 'tag',
}

const more = {
  ...sampleData(),
  'assets/a.png': '',
  'navigation/shown.yaml': 'title: Shown\nentries: []\n',
  'pages/docs/shown.md': '---\ntitle: Shown\nsidebar: shown\nopenapi: calls\n---\n\nText.\n',
}

for (const format of ['md', 'mdx'])
  test(`.${format}: no fault of the front matter ends a check, a preview or a build`, async (t) => {
    const written = [...faultsIn(whole, schema)].map(({ what, value }, at) => {
      // Each page leads to itself from an address of its own.
      return { what, text: yamlText(value).replaceAll('/docs/was', `/docs/was-${at}`) }
    })
    const texts = [...written, ...oddTexts.map((text) => ({ what: text, text }))]
    const heads = texts.map(({ what, text }) => ({ what, text: `---\n${text}---\n\nText.\n` }))
    // What is no front matter, or not closed.
    const others = [
      '---',
      '---\n',
      '--- \ntitle: x\n---\n',
      '---\ntitle: x\n',
      '---js\n{}\n---\n',
      '+++\na = 1\n+++\n',
      '',
    ]
    const all = sample([...heads, ...others.map((text) => ({ what: text, text }))], 300)
    const faults = all.map(({ what, text }, at) => ({ what, files: { [`pages/docs/f/${at}.${format}`]: text } }))
    t.diagnostic(await judgeTogether(faults, more))
  })
