import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { noOwnCode } from '../../compiler/model/own-code.ts'
import { countLine, countReasons, noPageAt, reasonLine, whyNew } from '../../compiler/pipeline/why.ts'
import type { World } from '../../compiler/pipeline/world.ts'
import { openStore } from '../../compiler/store/store.ts'
import { theme } from '../../templates/theme.ts'
import { filesOf, type MemoryContent, memoryContent, pipelineOf } from '../site.ts'

const page = (title: string, text: string, more = '') => `---\n${more}title: ${title}\n---\n\n${text}\n`
const site = `url: https://docs.acme.example
brand: { key: acme, name: Acme }
services: { search: { provider: none } }
`
const files = {
  'content/site.yaml': site,
  'content/pages/docs/index.md': page('Docs', 'Start.'),
  'content/pages/docs/voice/index.md': page('Voice', 'Calls.', 'sidebar: voice\n'),
  'content/pages/docs/voice/sms.mdx': page('Sms', '<Include file="note.mdx" />', 'sidebar: voice\n'),
  'content/pages/docs/voice/out.md': page('Out', '![a](/assets/a.svg)', 'sidebar: voice\n'),
  'content/partials/note.mdx': 'A note.\n',
  'content/assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/navigation/voice.yaml': `title: Voice
path: /docs/voice
entries:
  - page: { title: Calls, path: /docs/voice }
  - page: { title: Sms, path: /docs/voice/sms }
  - page: { title: Out, path: /docs/voice/out }
`,
}

/** Builds once, changes something, and builds again. @returns the reasons of a page, and of all */
async function after(
  t: TestContext,
  change: (content: MemoryContent) => void,
  route: string,
  world: Partial<World> = {},
) {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-why-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const content = memoryContent(files)
  const build = async () => {
    const store = openStore(root, { secret: Buffer.alloc(32), key: '', canWrite: true })
    const pipeline = pipelineOf(content, { mode: 'build', memory: store.memory, ...world })
    await filesOf(pipeline)
    const text = (file: string) => content.read(file).source?.text ?? null
    const reasons = pipeline.site
      .shownRoutes()
      .map((one) => whyNew(one, { causes: pipeline.causes, fileAt: pipeline.facts.fileAt, text }))
    store.save(pipeline.traces(), null)
    store.close()
    const own = reasons.flat().filter((one) => one.route === route)
    return { page: own.map(reasonLine), all: countReasons(reasons.flat()).map(countLine) }
  }
  const first = await build()
  assert.ok(first.page.every((line) => line.endsWith('no earlier build has this page')))
  change(content)
  return await build()
}

test('the title of another page', async (t) => {
  const voice = 'content/pages/docs/voice/index.md'
  const found = await after(
    t,
    (content) => content.write(voice, files[voice].replace('Voice', 'Calls')),
    '/docs/voice/sms',
  )
  assert.deepEqual(found.page, [`/docs/voice/sms  ${voice}:3  title of /docs/voice changed`])
  assert.deepEqual(found.all, [`${voice}:3  2`, `${voice}  1`])
})

test('a title that is an underlined heading', async (t) => {
  const voice = 'content/pages/docs/voice/index.md'
  const text = '---\nsidebar: voice\n---\n\nCalls\n=====\n\nText.\n'
  const found = await after(t, (content) => content.write(voice, text), '/docs/voice/sms')
  assert.deepEqual(found.page, [`/docs/voice/sms  ${voice}:5  title of /docs/voice changed`])
})

test('a title that is a heading below code and comments, in which there are headings and titles too', async (t) => {
  const voice = 'content/pages/docs/voice/index.md'
  const code = '```yaml\n# install\ntitle: Code\nCode\n====\n```'
  const text = `---\nsidebar: voice\n# note\n---\n\n${code}\n\n<!--\n# Old\n-->\n\n- item\n===\n\nCalls\nout\n===\n`
  const found = await after(t, (content) => content.write(voice, text), '/docs/voice/sms')
  assert.deepEqual(found.page, [`/docs/voice/sms  ${voice}:20  title of /docs/voice changed`])
})

test('its own text, which makes no other page new', async (t) => {
  const file = 'content/pages/docs/voice/index.md'
  const found = await after(
    t,
    (content) => content.write(file, files[file].replace('Calls.', 'Calls and more.')),
    '/docs/voice',
  )
  assert.deepEqual(found, { page: [`/docs/voice  ${file}  its text changed`], all: [`${file}  1`] })
})

test('a partial, a sidebar and a setting', async (t) => {
  const partial = await after(t, (content) => content.write('content/partials/note.mdx', 'New.\n'), '/docs/voice/sms')
  assert.deepEqual(partial.page, ['/docs/voice/sms  content/partials/note.mdx  partial note.mdx changed'])
  const navigation = 'content/navigation/voice.yaml'
  const sidebar = await after(
    t,
    (content) => content.write(navigation, files[navigation].replace('title: Sms', 'title: SMS')),
    '/docs/voice',
  )
  assert.deepEqual(sidebar.page, [`/docs/voice  ${navigation}  sidebar voice changed`])
  assert.deepEqual(sidebar.all, [`${navigation}  3`])
  const setting = await after(
    t,
    (content) => content.write('content/site.yaml', site.replace('name: Acme', 'name: Zenith')),
    '/docs',
  )
  assert.deepEqual(setting.page, ['/docs  content/site.yaml:2  brand of the site changed'])
  assert.deepEqual(setting.all, ['content/site.yaml:2  4'])
  const two = await after(
    t,
    (content) => content.write('content/site.yaml', `${site}links: { logIn: /docs }\n`),
    '/docs',
  )
  assert.deepEqual(two.page, ['/docs  content/site.yaml:4  links of the site changed'])
  // What follows from another file has no line in it.
  const title = files[navigation].replace('title: Voice', 'title: Calls')
  const derived = await after(t, (content) => content.write(navigation, title), '/docs')
  assert.deepEqual(derived.page, [`/docs  ${navigation}  sidebar voice changed`])
})

test("the site's own look, file by file", async (t) => {
  let look = new Map([
    ['theme.css', 'tokens'],
    ['theme/Footer.tsx', 'footer'],
    ['theme/TopBar.tsx', 'bar'],
  ])
  const change = () => {
    look = new Map([
      ['theme.css', 'other tokens'],
      ['theme/TopBar.tsx', 'bar'],
      ['theme/styles.css', 'new'],
    ])
  }
  const found = await after(t, change, '/docs', {
    theme: { ...theme, siteStyles: () => [...look.values()].map((name) => `.x { --x: '${name}' }`).join('') },
    own: () => ({ ...noOwnCode, look }),
  })
  const files = ['theme.css', 'theme/Footer.tsx', 'theme/styles.css']
  assert.deepEqual(
    found.page,
    files.map((file) => `/docs  ${file}  it changed`),
  )
  assert.deepEqual(
    found.all,
    files.map((file) => `${file}  4`),
  )
})

test('an option of the command', async (t) => {
  const option = { noindex: false }
  const change = () => {
    option.noindex = true
  }
  const found = await after(t, change, '/docs', option)
  assert.deepEqual(found.page, ['/docs  --noindex  it changed'])
})

test('a new page, and nothing at all', async (t) => {
  const file = 'content/pages/docs/new.md'
  const found = await after(t, (content) => content.write(file, page('New', 'Text.')), '/docs/new')
  assert.deepEqual(found.page, [`/docs/new  ${file}  no earlier build has this page`])
  assert.deepEqual((await after(t, () => {}, '/docs')).all, [])
})

test('an address without a page', () => {
  assert.equal(
    reasonLine(noPageAt('/docs/voic/sms', ['/docs', '/docs/voice', '/docs/voice/sms'])),
    '/docs/voic/sms  content/pages/  no page is there; the nearest is /docs/voice/sms',
  )
  assert.equal(reasonLine(noPageAt('/nope', ['/docs'])), '/nope  content/pages/  no page is there')
})
