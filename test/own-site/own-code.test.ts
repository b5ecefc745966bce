import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { referencePages } from '../../bin/services/block-reference/reference-pages.ts'
import { runCases } from '../../bin/services/block-tests/run-tests.ts'
import { openTheme } from '../../bin/services/own-code/own-theme.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { storeSecret } from '../../compiler/store/secret.ts'
import { readSigned, writeSigned } from '../../compiler/store/signed-file.ts'
import { inFolder } from '../cli/run-command.ts'
import { gitIn } from '../git-in.ts'
import { compiledClient, filesOf, openFolder } from '../site.ts'

type Files = Readonly<Record<string, string>>

const site: Files = {
  'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
  'content/pages/plain.md': '# Plain\n\nText.\n',
}

const block = (fields: string, imports = '') => `import { defineBlock } from 'signalpost'
import { z } from 'zod'
${imports}
export default defineBlock({ ${fields} })
`

const person = block(
  `name: 'Person',
  summary: 'A person.',
  contract: z.object({ name: z.string(), role: z.enum(['pilot', 'cook']).optional(), page: z.string().optional() }),
  check: ({ props }) => (props.name === 'Eve' ? [{ message: 'Eve is away', hint: 'Ask Ada.', path: ['name'] }] : []),
  links: ({ page }) => (page === undefined ? [] : [{ path: ['page'], kind: 'link' }]),
  model: ({ props }) => ({ ...props, shown: shout(props.name) }),
  Template: ({ model, children }) => <Card model={model}>{children}</Card>,
  markdown: ({ model, children }) => '**' + model.shown + '** ' + children,
  search: ({ shown }) => 'Searched ' + shown,
  styles: 'person.css',
  island: { entry: 'island.ts', hydrate: 'visible', props: ({ name }) => ({ name }) },`,
  "import { Card, shout } from './Card'",
)

const card = `import { useId, type ReactNode } from 'react'
export const shout = (name: string) => name.toUpperCase()
export function Card({ model, children }: { model: { shown: string }; children: ReactNode }) {
  const id = useId()
  if (model.shown === 'BOOM')
    throw new Error('no such card')
  return <aside className="person" aria-labelledby={id}><p id={id}>{model.shown}</p>{children}</aside>
}
`

const personFiles: Files = {
  'blocks/person/block.tsx': person,
  'blocks/person/Card.tsx': card,
  'blocks/person/person.css': '.person { color: var(--text); & p { margin: 0 } }\n',
  'blocks/person/island.ts': 'export const hydrate = (root: HTMLElement) => { root.dataset.mine = "gannet-island" }\n',
}

/** The texts of all places of the first page that search knows. */
const searchedIn = ({ search }: ReturnType<typeof openFolder>): string =>
  [...(search.record('/')?.places ?? [])].map(({ text }) => text).join('\n')

const quiet = { env: {}, version: 'test', clean: true, readOnly: true }

async function open(root: string, options: Partial<typeof quiet> & { readonly env?: Record<string, string> } = {}) {
  const code = await openTheme(root, compiledClient(), { ...quiet, ...options })
  const pipeline = openFolder(root, {
    theme: code.theme,
    client: code.client,
    own: code.own,
    moment: () => code.moment,
  })
  return { code, pipeline }
}

const told = (found: readonly Diagnostic[]) =>
  found.map(({ code, file, line, column, message }) => `${code} ${file}:${line}:${column} ${message}`)

test('a block of a site is checked, drawn, twinned, searched and dressed as ours are', async () => {
  const pages: Files = {
    'content/pages/index.mdx': '# Home\n\n<Person name="Ada" role="pilot" page="/plain">**Flies**</Person>\n',
    'content/pages/directive.md': '# Directive\n\n:::person{name="Bob"}\nCooks\n:::\n',
  }
  await inFolder({ ...site, ...personFiles, ...pages }, async (root) => {
    const { code, pipeline } = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [])
    const files = await filesOf(pipeline)
    const html = files.get('index.html') ?? ''
    assert.match(html, /<aside class="person" aria-labelledby="([^"]+)"><p id="\1">ADA<\/p><p><strong>Flies<\/strong>/)
    assert.match(
      html,
      /data-island="\/_assets\/person-\w+\.js" data-when="visible" data-props="\{&quot;name&quot;:&quot;Ada&quot;\}"/,
    )
    assert.match(html, /<link rel="stylesheet" href="\/_assets\/person-\w+\.css"\/>/)
    assert.match(files.get('index.md') ?? '', /\*\*ADA\*\* \*\*Flies\*\*/)
    assert.match(files.get('directive.md') ?? '', /\*\*BOB\*\* Cooks/)
    assert.doesNotMatch(files.get('plain/index.html') ?? '', /person-/)
    const own = [...files.keys()].filter((path) => /^_assets\/person-/.test(path))
    assert.deepEqual(own.map((path) => path.replace(/-\w+\./, '.')).sort(), ['_assets/person.css', '_assets/person.js'])
    const script = [...(code.client.contents ?? [])].find(([name]) => name.endsWith('.js'))?.[1] ?? new Uint8Array()
    assert.match(Buffer.from(script).toString('utf8'), /gannet-island/)
    assert.match(searchedIn(pipeline), /Searched ADA/)
  })
})

test('a site that a link leads to has its blocks, scripts and styles, and faults have their place in the code', async () => {
  const page = '# Home\n\n<Person name="Ada" />\n\n<Person name="Boom" />\n'
  await inFolder({}, async (folder) => {
    await inFolder({ ...site, ...personFiles, 'content/pages/index.mdx': page }, async (root) => {
      const link = join(folder, 'link')
      symlinkSync(root, link)
      const straight = await open(root)
      const { code, pipeline } = await open(link)
      await filesOf(pipeline)
      await filesOf(straight.pipeline)
      const found = told(pipeline.report().diagnostics)
      assert.equal(found.length, 1)
      assert.deepEqual(found, told(straight.pipeline.report().diagnostics))
      assert.deepEqual([...code.client.entries.keys()], [...straight.code.client.entries.keys()])
    })
  })
})

test('search reads what a block of a site is about and its Markdown form, unless it has words of its own', async () => {
  const files: Files = {
    ...site,
    'blocks/crew/block.tsx': block(
      "name: 'Crew', summary: 'Everybody aboard.', contract: z.object({ ship: z.string() }), Template: () => null, markdown: ({ model }) => 'Ship ' + model.ship,",
    ),
    'content/pages/index.mdx': '---\ntitle: Home\n---\n\n<Crew ship="Zephyr" />\n',
  }
  await inFolder(files, async (root) => {
    const { pipeline } = await open(root)
    const record = searchedIn(pipeline)
    assert.match(record, /Everybody aboard\./)
    assert.match(record, /Ship Zephyr/)
    assert.doesNotMatch(pipeline.render.markdown('/'), /Everybody/)
  })
})

test('mistakes in a use are told at their characters, with what the block says', async () => {
  const page = `# Page

<Person name="Eve" />

<Person name="Ada" role="pilt" />

<Person nam="Ada" />

<Person name="Ada" page="/nowhere" />

<Persn name="Ada" />
`
  await inFolder({ ...site, ...personFiles, 'content/pages/page.mdx': page }, async (root) => {
    const { pipeline } = await open(root)
    const found = pipeline.report().diagnostics
    const dead = told(found).find((one) => one.includes(':9:')) ?? 'no dead link'
    assert.match(dead, /page\.mdx:9:20/)
    assert.deepEqual(told(found), [
      'SP3009 content/pages/page.mdx:3:9 Eve is away',
      'SP3005 content/pages/page.mdx:5:20 Unexpected `pilt` for `role`, expected `pilot`, `cook`',
      'SP3002 content/pages/page.mdx:7:9 Unknown property `nam` on `Person`',
      dead,
      'SP3001 content/pages/page.mdx:11:1 Unknown block `<Persn>`',
    ])
    assert.equal(found.find(({ line }) => line === 11)?.hint, 'Did you mean `Person`?')
    assert.equal(found.find(({ line }) => line === 3)?.hint, 'Ask Ada.')
  })
})

test('what a block throws is told with the place in its code, and the other pages are made', async () => {
  const files: Files = {
    ...site,
    ...personFiles,
    'blocks/thrower/block.ts': block(
      "name: 'Thrower', summary: 'Throws.', contract: z.object({}), Template: () => null, check: () => { throw new Error('in check') },",
    ),
    'blocks/early/block.ts': "\n\nthrow new Error('while it is loaded')\n",
    'content/pages/page.mdx': '# Page\n\n<Person name="boom" />\n',
    'content/pages/second.mdx': '# Second\n\n<Person name="boom" />\n',
    'content/pages/check.mdx': '# Check\n\n<Thrower />\n',
  }
  await inFolder(files, async (root) => {
    const { pipeline } = await open(root)
    const found = pipeline.report().diagnostics
    const thrownOn = { message: 'Thrown on this page', file: 'content/pages/page.mdx', line: null, column: null }
    assert.deepEqual(found.find(({ file }) => file === 'blocks/person/Card.tsx')?.related, [thrownOn])
    assert.deepEqual(told(found), [
      'SP7103 blocks/early/block.ts:3:7 `blocks/early/block.ts` threw: while it is loaded',
      'SP7103 blocks/person/Card.tsx:6:11 Block `Person` threw: no such card',
      'SP7103 content/pages/check.mdx:3:1 Block `Thrower` threw: in check',
    ])
    assert.match((await filesOf(pipeline)).get('plain/index.html') ?? '', /Text\./)
  })
})

test('what a function of a block gives is held against its type, as what it throws is told', async () => {
  const uses: Readonly<Record<string, string>> = {
    Object: "check: () => ({ message: 'x' })",
    Promised: 'check: async () => []',
    Wordless: 'check: () => [{}]',
    Mild: "check: () => [{ message: 'x', severity: 'info' }]",
    Nothing: 'check: () => undefined',
    Linked: "links: () => 'x'",
    Titled: "model: () => ({ model: null, headings: ['x'] })",
    Silent: 'markdown: () => undefined',
    Looped: "island: { entry: './i.ts', hydrate: 'load', props: () => { const a = {}; a.a = a; return a } }",
    Sized: "island: { entry: './i.ts', hydrate: 'load', props: () => ({ size: 10n }) }",
    Textless: 'check: () => { throw Object.create(null) }',
    Unsought: "search: () => { throw new Error('in search') }",
  }
  const files: Files = {
    ...site,
    ...Object.fromEntries(
      Object.entries(uses).flatMap(([name, more]) => [
        [
          `blocks/${name.toLowerCase()}/block.ts`,
          block(`name: '${name}', summary: 'S.', contract: z.object({}), Template: () => null, ${more},`),
        ],
        [`blocks/${name.toLowerCase()}/i.ts`, 'export const hydrate = () => {}'],
        [`content/pages/${name.toLowerCase()}.mdx`, `# Page\n\nText.\n\n<${name} />\n`],
      ]),
    ),
  }
  await inFolder(files, async (root) => {
    const { pipeline } = await open(root)
    const json = 'expected JSON: texts, numbers, true, false, null, and lists and plain objects of these'
    const list = 'expected a list of `{ message, hint, severity, path, child }`'
    assert.deepEqual(told(pipeline.report().diagnostics), [
      `SP7103 blocks/looped/block.ts:null:null Block \`Looped\` threw: \`props\` gave an object, ${json}`,
      'SP7103 blocks/silent/block.ts:null:null Block `Silent` threw: `markdown` gave nothing, expected a text',
      `SP7103 blocks/sized/block.ts:null:null Block \`Sized\` threw: \`props\` gave an object, ${json}`,
      'SP7103 blocks/unsought/block.ts:4:131 Block `Unsought` threw: in search',
      'SP7103 content/pages/linked.mdx:5:1 Block `Linked` threw: `links` gave a string, expected a list of `{ path, kind }` whose `kind` is `link`, `image` or `derived`',
      `SP7103 content/pages/mild.mdx:5:1 Block \`Mild\` threw: \`check\` gave another list, ${list}`,
      `SP7103 content/pages/object.mdx:5:1 Block \`Object\` threw: \`check\` gave an object, ${list}`,
      `SP7103 content/pages/promised.mdx:5:1 Block \`Promised\` threw: \`check\` gave a promise, ${list}`,
      'SP7103 content/pages/textless.mdx:5:1 Block `Textless` threw: a thing that has no text',
      'SP7103 content/pages/titled.mdx:5:1 Block `Titled` threw: `headings` gave another list, expected a list of `{ id, depth, value }`',
      `SP7103 content/pages/wordless.mdx:5:1 Block \`Wordless\` threw: \`check\` gave another list, ${list}`,
    ])
    assert.doesNotMatch(pipeline.render.markdown('/silent'), /undefined/)
  })
})

test('names that differ in case alone have one directive, which only one block can have', async () => {
  const named = (name: string) => block(`name: '${name}', summary: 'S.', contract: z.object({}), Template: () => null,`)
  const files: Files = {
    ...site,
    'blocks/a/block.tsx': named('Ship'),
    'blocks/b/block.tsx': named('SHIP'),
    'blocks/c/block.tsx': named('CALLOUT'),
  }
  await inFolder(files, async (root) => {
    const { pipeline } = await open(root)
    const found = pipeline.report().diagnostics
    assert.deepEqual(told(found), [
      'SP7102 blocks/b/block.tsx:null:null The names `Ship` and `SHIP` differ in case alone',
      'SP7102 blocks/c/block.tsx:null:null The names `Callout` and `CALLOUT` differ in case alone',
    ])
    assert.deepEqual(
      found.map(({ hint }) => hint),
      ['The other is `blocks/a/block.tsx`.', "Write `Callout` to replace the tool's own block."],
    )
  })
})

test('what is wrong with the definition of a block is told at its file', async () => {
  const files: Files = {
    ...site,
    'blocks/callout/block.tsx': block(
      "name: 'Callout', summary: 'Ours.', contract: z.object({ variant: z.string(), title: z.string().optional() }), Template: ({ model }) => <b>{'own ' + model.variant}</b>,",
    ),
    'blocks/empty/block.ts': 'export const nothing = 1\n',
    'blocks/fields/block.ts': block(
      "name: 'fields', sumary: 'x', contract: z.string(), Template: 1, styles: '../x.css',",
    ),
    'blocks/outside/block.ts': "import '../../content/pages/code.ts'\nexport default 1\n",
    'blocks/syntax/block.ts': 'export default {\n  name: ,\n}\n',
    'blocks/no-luck/block.ts': 'export default {\n  name: ,\n}\n',
    'blocks/tip/block.tsx': block(
      "name: 'Tip', summary: 'Ours.', contract: z.object({}), Template: () => <b>own tip</b>,",
    ),
    // A part of a block may speak of what makes one.
    'blocks/tip/texts.ts': '/** For `defineBlock` of the block. */\nexport const word = 1\n',
    // What can't be compiled is told once, not on each page that has it.
    'content/pages/lost.mdx': '---\ntitle: Lost\n---\n\n<NoLuck a="b" />\n\n<Syntax />\n\n<NoLuk />\n',
    // Nor is what it holds, or may bring: the page has content, and its anchors are unknown.
    'content/pages/only-lost.mdx': '# Only\n\n<NoLuck>\n\n## Inside\n\nText.\n\n</NoLuck>\n\n<NoLuck />\n\n',
    'content/pages/to-lost.md': '# To\n\n[Inside](/only-lost#inside) and [brought](/only-lost#brought)\n',
    'content/pages/page.md': '# Page\n\n:::warning\nx\n:::\n\n> [!NOTE]\n> x\n\n:::tip\nx\n:::\n',
  }
  await inFolder(files, async (root) => {
    const { pipeline } = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [
      "SP7105 blocks/callout/block.tsx:null:null The site's own block replaces `Callout` of the tool",
      'SP7102 blocks/empty/block.ts:null:null Missing default export, expected a block',
      'SP7102 blocks/fields/block.ts:null:null Unexpected value of `Template` of the block, expected a component',
      'SP7102 blocks/fields/block.ts:null:null Unexpected value of `contract` of the block, expected a zod object',
      'SP7102 blocks/fields/block.ts:null:null Unexpected value of `name` of the block, expected a name such as `PersonCard`',
      "SP7102 blocks/fields/block.ts:null:null Unexpected value of `styles` of the block, expected a path from the block's folder",
      'SP7102 blocks/fields/block.ts:null:null Unknown field `sumary` of the block',
      'SP7101 blocks/no-luck/block.ts:2:9 Unexpected ","',
      'SP7101 blocks/outside/block.ts:1:8 Unexpected import of `../../content/pages/code.ts`, expected a file of `blocks/` or `theme/`',
      'SP7101 blocks/syntax/block.ts:2:9 Unexpected ","',
      "SP7105 blocks/tip/block.tsx:null:null The site's own block replaces `tip` of the tool",
      'SP3001 content/pages/lost.mdx:9:1 Unknown block `<NoLuk>`',
    ])
    const html = (await filesOf(pipeline)).get('page/index.html') ?? ''
    assert.match(html, /<b>own warning<\/b>\s*<b>own info<\/b>\s*<b>own tip<\/b>/)
  })
})

test('a page depends on the blocks that it has, and on whether there is one', async () => {
  const files: Files = {
    ...site,
    'content/pages/ada.mdx': '# Ada\n\n<Person name="Ada" />\n',
    'content/pages/late.mdx': '# Late\n\n<Late />\n',
  }
  await inFolder({ ...files, ...personFiles }, async (root) => {
    const { code, pipeline } = await open(root)
    const before = (route: string) => pipeline.render.html(route)
    const [ada, plain] = [before('/ada'), before('/plain')]
    assert.match(told(pipeline.report().diagnostics).join('\n'), /Unknown block `<Late>`/)
    writeFileSync(join(root, 'blocks/person/Card.tsx'), card.replace('name.toUpperCase()', "'changed ' + name"))
    assert.equal(await code.reload(), true)
    assert.match(String(pipeline.render.html('/ada').files[0]?.content), /changed Ada/)
    assert.notEqual(pipeline.render.html('/ada'), ada)
    assert.equal(pipeline.render.html('/plain'), plain)
    assert.equal(await code.reload(), false)
    execFileSync('mkdir', ['-p', join(root, 'blocks/late')])
    const late = block("name: 'Late', summary: 'x', contract: z.object({}), Template: () => <i>late</i>,")
    writeFileSync(join(root, 'blocks/late/block.tsx'), late)
    assert.equal(await code.reload(), true)
    assert.deepEqual(told(pipeline.report().diagnostics), [])
    assert.match(String(pipeline.render.html('/late').files[0]?.content), /<i>late<\/i>/)
  })
})

test('a secret that code of the site puts into its output is an error, unless it is allowed', async () => {
  const shown = `AK${'IA'}Q7VZPX2MRT5LWYC4`
  const shipped = `AK${'IA'}W4NBF6JSGD3TUEAK`
  const cut = (text: string) => `'${text.slice(0, 3)}' + '${text.slice(3)}'.trim()`
  const files: Files = {
    ...site,
    'blocks/leak/block.tsx': block(
      `name: 'Leak', summary: 'Leaks.', contract: z.object({}), island: { entry: 'island.ts', hydrate: 'load' },
      Template: () => <p>{${cut(shown).replace('.trim()', '.split("").join("")')}}</p>,`,
    ),
    'blocks/leak/island.ts': `export const hydrate = (root: HTMLElement) => { root.title = '${shipped.slice(0, 9)}' + '${shipped.slice(9)}' }\n`,
    'content/pages/index.mdx': '# Home\n\n<Leak />\n',
    'content/pages/other.mdx': '# Other\n\nText.\n',
  }
  await inFolder(files, async (root) => {
    const found = (await open(root)).pipeline.report().diagnostics
    assert.deepEqual(
      found.map(({ code, severity, file }) => `${severity} ${code} ${file}`),
      ['error SP1019 blocks/leak/island.ts', 'error SP1019 content/pages/index.mdx'],
    )
    assert.equal(JSON.stringify(found).includes(shown) || JSON.stringify(found).includes(shipped), false)
    const hashes = found.map(({ hint }) => /sha256:[0-9a-f]{64}/.exec(hint ?? '')?.[0])
    writeFileSync(
      join(root, 'content/site.yaml'),
      `${site['content/site.yaml']}allow: { secrets: ['${hashes.join("', '")}'] }\n`,
    )
    assert.deepEqual(told((await open(root)).pipeline.report().diagnostics), [])
  })
})

describe('compiled code that is kept', () => {
  const mark = 'ran.txt'
  const env = (root: string) => ({ XDG_STATE_HOME: join(root, 'state') })
  const kept = { clean: false, readOnly: false }
  const file = (root: string) => join(root, '.signalpost/store/own-code')
  const nobodys = Buffer.from('nobody')
  /** The kept entry with other code in it, signed by somebody. */
  const forged = (root: string, secret: Buffer | null) => {
    const own = readSigned(file(root), 'own code', storeSecret(env(root)) ?? nobodys)
    const entry = JSON.parse(String(own?.bytes))
    entry.units['blocks/person/block.tsx'].js =
      `require('node:fs').writeFileSync(${JSON.stringify(join(root, mark))}, '')`
    writeSigned(file(root), 'own code', secret ?? nobodys, [Buffer.from(JSON.stringify(entry))])
  }
  const withKept = (work: (root: string) => Promise<void>) =>
    inFolder({ ...site, ...personFiles }, async (root) => {
      await open(root, { ...kept, env: env(root) })
      assert.ok(existsSync(file(root)))
      await work(root)
    })

  test('is run without being compiled again', () =>
    withKept(async (root) => {
      forged(root, storeSecret(env(root)))
      await open(root, { ...kept, env: env(root) })
      assert.ok(existsSync(join(root, mark)), 'signed with the account’s own secret it is believed')
    }))

  test('runs nothing that nobody, or who shares a store, has signed', () =>
    withKept(async (root) => {
      const original = readFileSync(file(root))
      forged(root, null)
      const { code } = await open(root, { ...kept, env: env(root) })
      assert.ok(code.ownBlocks.has('Person'), 'it is compiled again')
      writeFileSync(file(root), original)
      const shared = { ...env(root), SIGNALPOST_STORE_KEY: 'shared' }
      forged(root, storeSecret(shared))
      await open(root, { ...kept, env: shared })
      assert.equal(existsSync(join(root, mark)), false)
    }))

  test('runs nothing that the repository brings', () =>
    withKept(async (root) => {
      forged(root, storeSecret(env(root)))
      gitIn(root)('init', '-q')
      gitIn(root)('add', '-f', '.signalpost')
      await open(root, { ...kept, env: env(root) })
      assert.equal(existsSync(join(root, mark)), false)
    }))
})

test('a module of a block in a place where none is looked for is told as what it is', async () => {
  const small = block("name: 'Crew', summary: 'All.', contract: z.object({}), Template: () => null,")
  const files: Files = {
    ...site,
    ...personFiles,
    'blocks/Crew.tsx': small,
    'blocks/deck-plan/index.ts': small.replace('Crew', 'DeckPlan'),
    'blocks/deck/block.ts': small.replace('Crew', 'Deck'),
    'blocks/deck/block.tsx': small.replace('Crew', 'Deck'),
    'blocks/shared.ts': 'export const one = 1\n',
  }
  await inFolder(files, async (root) => {
    const { code } = await open(root)
    const found = code.own().diagnostics
    assert.deepEqual(
      found.map(({ code: name, file, hint }) => `${name} ${file} ${hint}`),
      [
        'SP7102 blocks/Crew.tsx Move it to `blocks/crew/block.tsx`.',
        'SP7102 blocks/deck/block.tsx Remove one of the two.',
        'SP7102 blocks/deck-plan/index.ts Move it to `blocks/deck-plan/block.ts`.',
      ],
    )
  })
})

test('a site without blocks of its own has no block reference, whatever lies in its place', async () => {
  const page = 'content/pages/contributing/blocks/index.mdx'
  await inFolder({ ...site, [page]: '# Blocks\n' }, async (root) => {
    const { code } = await open(root)
    for (const update of [false, true]) assert.deepEqual(runCases(root, code, { env: {}, update }), [])
    assert.equal(readFileSync(join(root, page), 'utf8'), '# Blocks\n')
  })
})

test('the block reference of a site has a page for each of its blocks, which its tests keep', async () => {
  const example = '---\ntitle: Example\n---\n\n<Person name="Ada">\n  Flies.\n</Person>\n'
  const files: Files = { ...site, ...personFiles, 'blocks/person/example.mdx': example }
  await inFolder(files, async (root) => {
    const { code } = await open(root)
    const made = referencePages(root, { blocks: code.theme.blocks, folders: code.ownBlocks })
    assert.deepEqual(
      made.map(({ path }) => path),
      ['content/pages/contributing/blocks/index.mdx', 'content/pages/contributing/blocks/person.mdx'],
    )
    const shown = () => runCases(root, code, { env: {}, update: false }).map(({ path, failure }) => [path, failure])
    assert.deepEqual(shown(), [['blocks/person/example.mdx', null]])
    mkdirSync(join(root, 'content/pages/contributing/blocks'), { recursive: true })
    for (const { path, content } of made) writeFileSync(join(root, path), content)
    const again = (await open(root)).pipeline
    assert.deepEqual(told(again.report().diagnostics), [])
    const html = (await filesOf(again)).get('contributing/blocks/person/index.html') ?? ''
    assert.match(html, /<code>:::person<\/code>/)
    assert.match(html, /<p id="[^"]+">ADA<\/p>/)
    assert.match(html, /aria-label="MDX code"/)
    assert.match(html, /<code>role<\/code>/)
    writeFileSync(join(root, made[1]?.path ?? ''), '# Old\n')
    assert.deepEqual(
      shown().map(([path, failure]) => [path, failure === null]),
      [
        ['blocks/person/example.mdx', true],
        [made[0]?.path, true],
        [made[1]?.path, false],
      ],
    )
  })
})

test('examples, cases and pages of the reference are the same as an editor of Windows saves them', async () => {
  const example = '---\ntitle: Example\n---\n\n<Person name="Ada">\n  Flies.\n</Person>\n'
  const files: Files = { ...site, ...personFiles, 'blocks/person/example.mdx': example }
  await inFolder({ ...files, 'blocks/person/cases/eve.mdx': '<Person name="Eve" />\n' }, async (root) => {
    const { code } = await open(root)
    runCases(root, code, { env: {}, update: true })
    const reference = () => referencePages(root, { blocks: code.theme.blocks, folders: code.ownBlocks })
    const made = reference()
    mkdirSync(join(root, 'content/pages/contributing/blocks'), { recursive: true })
    for (const { path, content } of made) writeFileSync(join(root, path), content)
    const saved = ['example.mdx', 'cases/eve.mdx', 'cases/eve.out'].map((name) => `blocks/person/${name}`)
    for (const path of [...saved, ...made.map(({ path }) => path)]) {
      const text = readFileSync(join(root, path), 'utf8')
      writeFileSync(join(root, path), `\ufeff${text.replaceAll('\n', '\r\n')}`)
    }
    assert.deepEqual(reference(), made)
    const results = runCases(root, code, { env: {}, update: false })
    assert.deepEqual(
      results.map(({ failure }) => failure),
      [null, null, null, null],
    )
  })
})
