import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { parse } from 'yaml'
import { blockSchema, dataSchemas } from '../../bin/services/editor/schemas.ts'
import { allCodes, explanationOf } from '../../compiler/diagnostics/explain.ts'
import { theme } from '../../templates/theme.ts'
import { root } from '../root.ts'
import { type Ran, run } from './run-command.ts'
import { runHere } from './run-here.ts'

const script = join(root, 'bin/signalpost.js')
/** As people start it: one call of each kind; `runHere` runs the others. */
const asPeople = (argv: readonly string[]) => run(script, argv)

test('help of a command of a command', async () => {
  const { status, stdout, stderr } = await run(script, ['help', 'feedback', 'serve'])
  assert.deepEqual([status, stderr], [0, ''])
  assert.match(stdout, /Usage: signalpost feedback serve[\s\S]*--per-minute <n>/)
})

test('--version is the one of the package', async () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  assert.deepEqual(await run(script, ['--version']), { status: 0, signal: null, stdout: `${version}\n`, stderr: '' })
})

test('explain prints the paragraph of a code, in letters of either case and without SP', async () => {
  for (const { status, stdout } of [
    await run(script, ['explain', 'SP1001']),
    await runHere(['explain', 'sp1001']),
    await runHere(['explain', '1001']),
  ]) {
    assert.equal(status, 0)
    assert.ok(stdout.startsWith('SP1001 (error)\n\nEvery text file of a site is read as UTF-8. '), stdout)
  }
})

test('explain ends lines where they are well read, but for code', async () => {
  for (const code of ['SP4008', 'SP2008', 'SP7026']) {
    const { stdout } = await runHere(['explain', code])
    const prose = stdout.split('\n').filter((line) => !line.startsWith('    '))
    assert.ok(Math.max(...prose.map((line) => line.length)) <= 100, stdout)
    const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
    assert.ok(
      words(stdout)
        .join(' ')
        .includes(words(explanationOf(code)?.text ?? '').join(' ')),
    )
  }
})

test('explain without a code lists all of them', async () => {
  const { stdout } = await runHere(['explain'])
  assert.deepEqual(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.slice(0, 6)),
    allCodes(),
  )
})

for (const [argv, text, start = runHere] of [
  [['explain', 'SP1091'], "unknown code 'SP1091'. Did you mean 'SP1001'?"],
  [['explain', 'constructor'], "unknown code 'constructor'. signalpost explain lists all."],
  [['schema', 'block', 'calout'], "unknown block 'calout'. Did you mean 'Callout'?"],
  [['schema', 'block'], "'schema block' needs a name: "],
  [['schema', 'data', 'eror'], "unknown kind of data 'eror'. Did you mean 'errors'?"],
  [['schema', 'sites'], "unknown schema 'sites'. Did you mean 'site'?"],
  [['schema', 'toString'], "unknown schema 'toString'. Expected one of "],
  [['schema', 'site', 'x'], "unexpected 'x'"],
  [['schema'], "missing required argument 'kind'. Expected one of site, "],
  [['block', 'new', '--bogus'], "unknown option '--bogus'\nsignalpost help block new says what it takes.", asPeople],
] as const) {
  test(`${argv.join(' ')}: status 2`, async () => {
    const { status, stdout, stderr } = await start(argv)
    assert.deepEqual([status, stdout], [2, ''])
    assert.ok(stderr.includes(text), stderr)
  })
}

async function validatorOf(argv: readonly string[], start: (argv: readonly string[]) => Promise<Ran> = runHere) {
  const { status, stdout, stderr } = await start(['schema', ...argv])
  assert.equal(status, 0, stderr)
  return new Ajv2020({ strict: false, validateFormats: false }).compile(JSON.parse(stdout))
}

test('schema site takes what an author writes, and no misspelt key', async () => {
  const validate = await validatorOf(['site'], asPeople)
  const links = { logIn: '/a', signUp: '/b', helpCenter: '/c', support: '/d', terms: '/e', privacy: '/f' }
  const site = {
    url: 'https://docs.acme.example',
    brand: { key: 'acme', name: 'Acme', cliName: 'Acme CLI' },
    subBrand: { key: 'post', name: 'Post' },
    platformSection: { key: 'graph', name: 'Graph' },
    locales: { default: 'en', all: ['en'] },
    links: { ...links, questions: { brand: '/g', subBrand: '/h' }, products: {} },
    services: {},
  }
  assert.ok(validate(site), JSON.stringify(validate.errors))
  assert.ok(!validate({ ...site, ulr: 'x' }))
  const secondary = (item: object) => validate({ ...site, topBar: { secondary: [{ label: 'A', ...item }] } })
  assert.deepEqual(
    [{}, { path: '/a' }, { url: 'https://a.example' }, { path: '/a', url: 'https://a.example' }].map(secondary),
    [false, true, true, false],
  )
  assert.ok(!validate({ ...site, products: { a: { path: '/a', url: 'https://a.example' } } }))
})

test('schema front-matter asks for nothing, because a heading may be the title, and takes no unknown key', async () => {
  const validate = await validatorOf(['front-matter'])
  assert.ok(validate({ title: 'A', redirect_from: '/b' }), JSON.stringify(validate.errors))
  assert.ok(validate({}), JSON.stringify(validate.errors))
  assert.ok(validate({ lang: 'pt-BR' }), JSON.stringify(validate.errors))
  assert.ok(!validate({ title: 'A', titel: 'B' }))
})

test('schema navigation takes each kind of entry, at any depth, and no unknown one', async () => {
  const validate = await validatorOf(['navigation'])
  const page = { page: { title: 'A', path: '/docs/a' } }
  const link = { link: { title: 'B', link: 'https://acme.example', external: true } }
  const folder = { childSubsection: { subheading: 'C', entries: [page, link] } }
  const entries = [page, { subsection: { subheading: 'D', entries: [folder] } }]
  assert.ok(validate({ title: 'T', entries }), JSON.stringify(validate.errors))
  assert.ok(!validate({ title: 'T', entries: [{ pages: page.page }] }))
  assert.ok(!validate({ title: 'T', entries: [{}] }), 'an entry is something')
  assert.ok(!validate({ title: 'T', entries: [{ ...page, ...link }] }), 'an entry is one thing')
  assert.ok(!validate({ title: 'T', entries: [{ subsection: { subheading: 'D', entries: [{ page: {} }] } }] }))
})

test('schema redirects and schema data: each kind, as its file is written', async () => {
  const redirects = await validatorOf(['redirects'])
  assert.ok(redirects([{ old_path: '/a', dest_url: '/b' }]))
  assert.ok(!redirects([{ old_path: '/a' }]))
  const errors = await validatorOf(['data', 'errors'])
  assert.ok(errors([{ code: 20003, message: 'No', log_level: 'ERROR' }]), JSON.stringify(errors.errors))
  assert.ok(!errors([{ code: 'x', message: 'No', log_level: 'ERROR' }]))
  for (const { schema } of dataSchemas()) new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
})

test('schema data: what stands for nothing and words for true and false, as the tool takes them', async () => {
  const sources = await validatorOf(['data', 'sources'])
  const source = { display_name: 'A', isCloudEventSource: 'yes', isTranscend: '', partnerOwned: 'No', categories: '' }
  assert.ok(sources({ items: [source] }), JSON.stringify(sources.errors))
  assert.ok(!sources({ items: [{ ...source, partnerOwned: 'perhaps' }] }))
  assert.ok(!sources({ items: [{ ...source, categories: 'one' }] }))
})

test('schema data: a file that is there for one key has it, whatever the value says', () => {
  const keys = { destinations: 'items', 'destination-categories': 'items', sources: 'items', actions: 'config' }
  for (const [kind, key] of Object.entries(keys)) {
    const { schema = {} } = dataSchemas().find(({ title }) => title === kind) ?? {}
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
    assert.deepEqual([validate({}), validate({ [key]: [] })], [false, true], kind)
  }
})

test('schema: each file of the example site fits the schema of its kind', () => {
  const folder = join(root, 'content/data')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(?:ya?ml|json)$/.test(path),
  )
  for (const { title, schema } of dataSchemas()) {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(schema)
    const own = files.filter((path) => path.split(/[/.]/)[0] === title)
    assert.ok(own.length > 0, title)
    for (const path of own) {
      assert.ok(validate(parse(readFileSync(join(folder, path), 'utf8'))), `${path} ${JSON.stringify(validate.errors)}`)
    }
  }
})

test('schema --write: one file of the name, or all of them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-schemas-'))
  assert.equal((await runHere(['schema', 'block', 'Callout', '--write', folder])).status, 0)
  assert.deepEqual(readdirSync(folder), ['block-callout.schema.json'])
  assert.equal((await run(script, ['schema', '--write', folder])).status, 0)
  const names = readdirSync(folder)
  assert.equal(names.length, 4 + dataSchemas().length + theme.blocks.length)
  assert.ok(names.includes('data-errors.schema.json') && names.includes('front-matter.schema.json'))
  rmSync(folder, { recursive: true })
})

test('schema --write takes the place of a link, and does not write to what it leads to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-schemas-'))
  writeFileSync(join(folder, 'notes'), 'mine')
  mkdirSync(join(folder, 'written'))
  symlinkSync('../notes', join(folder, 'written/site.schema.json'))
  assert.equal((await runHere(['schema', 'site', '--write', join(folder, 'written')])).status, 0)
  assert.equal(readFileSync(join(folder, 'notes'), 'utf8'), 'mine')
  assert.deepEqual(readdirSync(join(folder, 'written')), ['site.schema.json'])
  assert.match(readFileSync(join(folder, 'written/site.schema.json'), 'utf8'), /"\$schema"/)
  rmSync(folder, { recursive: true })
})

test('schema block: each block of the theme, by both of its names, closed', async () => {
  const one = theme.blocks[0]?.name as string
  const kebab = one.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase()
  assert.equal((await runHere(['schema', 'block', one])).stdout, (await runHere(['schema', 'block', kebab])).stdout)
  for (const block of theme.blocks) {
    const schema = blockSchema(block) as { title: string; description: string; additionalProperties: boolean }
    assert.deepEqual(
      [schema.title, schema.description, schema.additionalProperties],
      [block.name, block.summary, false],
    )
    new Ajv2020({ strict: false }).compile(schema)
  }
})
