import { deepEqual, equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { textIn } from '../../compiler/model/output.ts'
import { memoryContent, pipelineOf } from '../site.ts'

const dead = (count: number) => Array.from({ length: count }, (_, at) => `[Words](/nowhere/${at})\n\n`).join('')

/** One of each kind of link. */
const kinds = [
  '/docs/a',
  '/docs/a?x=1#here',
  '/docs/a#nowhere',
  '/docs/A',
  '/docs/a.md',
  '/docs/nowhere',
  '/docs/draft',
  '/docs/draft.md',
  '/docs/secret',
  '/docs/old/some',
  '/docs/refused',
  '/ja/docs/a',
  '/assets/a.svg',
  '/assets/b.svg',
  '/docs/api/errors/1',
  '/docs/api/errors/2',
  'https://a.example/docs/nothing',
  'https://b.example/',
  '../x',
  '../../x',
]
const written = kinds.map((url) => `[Words](${url})\n\n![Words](${url})\n\n`).join('')

function siteOf(links: string) {
  const page = (more: string, body = 'Words.\n') => `---\ntitle: Page\ndescription: Words.\n${more}---\n\n${body}`
  return pipelineOf(
    memoryContent({
      'content/site.yaml':
        'url: https://a.example\nbrand: { key: a, name: A }\nlocales: { default: en, all: [en, ja] }\n',
      'content/redirects.yaml':
        '- { old_path: "/docs/old/{name*}", dest_url: "/docs/{name*}" }\n- { old_path: /docs/refused, dest_url: "javascript:1" }\n',
      'content/data/errors.yaml': '- { code: 1, message: Words, log_level: ERROR }\n',
      'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'content/pages/docs/index.md': page('', links),
      'content/pages/docs/a.md': page('', '## Here\n'),
      'content/pages/docs/draft.md': page('draft: true\n'),
      'content/pages/docs/secret.md': page('beta_feature: true\n'),
    }),
  )
}

/** What is found in a page of these links, and how much is known of the site afterwards. */
function checkedLinks(links: string) {
  const pipeline = siteOf(links)
  const { written } = pipeline.pages.links('content/pages/docs/index.md')
  return { found: [...written], known: pipeline.traces().count }
}

test('of a page of thousands of links that lead nowhere not one answer for each address stays', () => {
  const [few, many] = [checkedLinks(dead(5000)), checkedLinks(dead(6000))]
  deepEqual([few.found.length, many.found.length], [5000, 6000])
  equal(many.known, few.known)
  ok(many.known < 1000, String(many.known))
  // Of few each address is asked for: what other pages say of it is known, and no list of all of them.
  ok(checkedLinks(dead(100)).known > 1000)
})

test('what is wrong with a link is the same among thousands', () => {
  const { found } = checkedLinks(written)
  const { found: among } = checkedLinks(written + dead(5000))
  ok(found.length > 15, String(found.length))
  deepEqual(among.slice(0, found.length), found)
})

test('nor does one stay when it is rendered, and each link leads where it leads among few', () => {
  const rendered = (links: string) => {
    const pipeline = siteOf(links)
    const { files } = pipeline.render.html('/docs')
    const html = files.map(({ content }) => textIn(content)).join('')
    return { html, text: pipeline.render.markdown('/docs'), known: pipeline.traces().count }
  }
  const [some, few, many] = [rendered(written), rendered(written + dead(5000)), rendered(written + dead(6000))]
  equal(many.known, few.known)
  const leads = (html: string) => [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url)
  const isOfMany = (url = '') => /^\/nowhere\/\d/.test(url)
  deepEqual(
    leads(few.html).filter((url) => !isOfMany(url)),
    leads(some.html),
  )
  ok(few.text.includes(some.text.slice(some.text.indexOf('[Words]')).trimEnd()))
})

test('nor does one stay of a sidebar of thousands of entries that lead nowhere, and each is reported at its place', () => {
  const site = (count: number) => {
    const entries = Array.from({ length: count }, (_, at) => `  - page: { title: Words, path: /nowhere/${at} }\n`)
    const pipeline = pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
        'content/navigation/docs.yaml': `title: Docs\nentries:\n${entries.join('')}`,
        'content/pages/index.md': '---\ntitle: Page\ndescription: Words.\n---\n\nWords.\n',
      }),
    )
    const found = pipeline.site.report().diagnostics.filter(({ message }) => message.includes('/nowhere/'))
    return { found, known: pipeline.traces().count }
  }
  const [some, few, many] = [site(100), site(5000), site(6000)]
  deepEqual([few.found.length, many.found.length], [5000, 6000])
  deepEqual(many.found.slice(0, 100), some.found)
  equal(many.known, few.known)
})
