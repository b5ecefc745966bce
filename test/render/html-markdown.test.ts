import assert from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

/** The Markdown form of a page, below its title. */
async function twinOf(body: string, extension = 'mdx'): Promise<string> {
  const content = memoryContent({
    'content/site.yaml': 'url: https://docs.acme.example/base\nbrand: { key: acme, name: Acme }\n',
    [`content/pages/docs/index.${extension}`]: `# Home\n\n${body}\n`,
    'content/pages/docs/calls.md': '# Calls\n\n## Begin\n\nText.\n',
    'content/assets/map.png': '',
  })
  const text = (await filesOf(pipelineOf(content, { mode: 'build' }))).get('docs.md') ?? ''
  return text.replace('# Home\n\n', '').trimEnd()
}

const cases: Readonly<Record<string, readonly [string, string]>> = {
  'a link in a line': [
    'See <a href="/docs/calls#begin" title="The first">one *call*</a>, H<sub>2</sub>O.',
    'See [one *call*](/base/docs/calls#begin "The first"), H<sub>2</sub>O.',
  ],
  'an image in a line': [
    'A <img src="/assets/map.png" alt="map *1*" /> here.',
    'A ![map \\*1\\*](/base/assets/map.png) here.',
  ],
  'an image in a link': [
    '<p><a href="/docs/calls"><img src="/assets/map.png" alt="map" /></a></p>',
    '[![map](/base/assets/map.png)](/base/docs/calls)',
  ],
  'a link around blocks': ['<a href="/docs/calls">\n\none\n\ntwo\n\n</a>', '[one](/base/docs/calls)\n\ntwo'],
  'a link around a title and more': [
    '<a href="/docs/calls">\n\n### One *k*\n\n- two\n\n</a>',
    '### [One *k*](/base/docs/calls)\n\n- two',
  ],
  'a link around an image and more': [
    '<a href="/docs/calls">\n\n![map](/assets/map.png)\n\ntwo\n\n</a>',
    '[![map](/base/assets/map.png)](/base/docs/calls)\n\ntwo',
  ],
  'a link around another one': ['<a href="/docs/calls">\n\n[one](/docs)\n\n</a>', '[one](/base/docs)'],
  'a link around what stands apart': [
    '<a href="/docs/calls"><h3>One</h3><p>two</p></a>',
    '[One two](/base/docs/calls)',
  ],
  'what Markdown has marks for': [
    'A <b>bold *k*</b>, <em>so</em>, <del>gone</del>, <code>a_b</code> and <b> apart </b> <u>under</u>.',
    'A **bold _k_**, *so*, ~~gone~~, `a_b` and  apart  under.',
  ],
  'what reads as something else without its place': [
    '## 10<sup>*n*</sup>\n\n| H<sub>2</sub>O | <sub></sub> |\n| - | - |\n| <b>x<sup>2</sup></b> | [a<sup>1</sup>](/docs) |',
    '## 10<sup>*n*</sup>\n\n| H<sub>2</sub>O | |\n| --- | --- |\n| **x<sup>2</sup>** | [a<sup>1</sup>](/base/docs) |',
  ],
  'emphasis within a word': ['<div>\n\n日本*語*の un*break*able\n\n</div>', '日本*語*の un*break*able'],
  'a title': ['<h3>\n  One *k*\n</h3>\n\nText', '### One *k*\n\nText'],
  'a title in a line of its own': ['<h3>One *k*</h3>\n\nText', '### One *k*\n\nText'],
  'a disclosure in a line of its own': ['<details><summary>Sum</summary>one *two*</details>', 'Sum\n\none *two*'],
  'an anchor': ['<a id="here"></a>Text', 'Text'],
  'what stands apart': ['<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>', 'a b'],
}
for (const [name, [body, markdown]] of Object.entries(cases))
  test(`HTML of MDX as Markdown: ${name}`, async () => assert.equal(await twinOf(body), markdown))

test('HTML of .md leads where it leads, whatever else is beside it', async () => {
  const link = '<a href="/docs/calls">calls</a>'
  const image = '<img src="/assets/map.png" alt="map">'
  const written = `See ${link} and ${image}.\n\n<table><tr><td>${link}</td></tr></table>`
  assert.equal(await twinOf(written, 'md'), written.replaceAll('="/', '="/base/'))
})
