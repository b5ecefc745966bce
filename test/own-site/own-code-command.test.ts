import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { eventually } from '../browser/eventually.ts'
import { inFolder, run } from '../cli/run-command.ts'
import { runHere } from '../cli/run-here.ts'
import { compileCommand } from '../once-a-run.ts'
import { startPreview } from '../preview/start-preview.ts'
import { root as checkout } from '../root.ts'

const launcher = join(checkout, 'bin/signalpost.js')
const site = {
  'content/site.yaml':
    'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\nservices: { search: { provider: none } }\n',
  'content/pages/index.mdx': '# Home\n\n<Note />\n',
  'content/pages/plain.md': '# Plain\n',
}
const note = (text: string, before = '') => `${before}
import { defineBlock } from 'signalpost'
import { z } from 'zod'
export default defineBlock({
  name: 'Note', summary: 'x', contract: z.object({}), Template: () => <b>${text}</b>, markdown: () => '${text}',
})
`
const writing = `import { writeFileSync } from 'node:fs'
writeFileSync(process.env.WITNESS, 'ran')`

before(compileCommand)

describe('--untrusted runs no code of the site', () => {
  const commands: Readonly<Record<string, readonly string[]>> = {
    build: ['build'],
    check: ['check'],
    test: ['test'],
    'schema of a block': ['schema', 'block', 'Note'],
    'all schemas': ['schema', '--write', 'schemas'],
    index: ['index', '--dry-run'],
    'block new': ['block', 'new', 'Person'],
    init: ['init'],
    explain: ['explain', 'SP3001'],
    'feedback report': ['feedback', 'report'],
    logout: ['logout'],
  }
  const files = {
    ...site,
    'blocks/note/block.tsx': note('own', writing),
    'theme/Footer.tsx': `${writing}\nexport default () => null\n`,
    'content/pages/docs/contributing/blocks/index.mdx': '---\ntitle: Blocks\n---\n\nWritten from the blocks.\n',
  }

  test('which without it is run', () =>
    inFolder(files, async (folder) => {
      const witness = join(folder, 'witness')
      await run(launcher, ['check'], { cwd: folder, env: { WITNESS: witness } })
      assert.ok(existsSync(witness))
    }))

  test('nor does init, unasked, as it checks what it has copied', () => {
    const { 'blocks/note/block.tsx': block = '', 'theme/Footer.tsx': part = '' } = files
    const others = {
      'docs/index.md': '# Home\n\n{% if x %}\n',
      'blocks/note/block.tsx': block,
      'theme/Footer.tsx': part,
    }
    return inFolder(others, async (folder) => {
      const witness = join(folder, 'witness')
      const { status, stdout, stderr } = await run(launcher, ['init'], { cwd: folder, env: { WITNESS: witness } })
      assert.equal(status, 0, stderr)
      assert.match(stdout, /\nLeft to do: 1 warning\.\n {2}content\/pages\/index\.md:3:1 warning: /)
      assert.equal(stderr, 'Checking the copies\n')
      assert.ok(!existsSync(witness))
      assert.ok(!existsSync(join(folder, '.signalpost')))
    })
  })

  for (const [name, argv] of Object.entries(commands))
    test(name, () =>
      inFolder(files, async (folder) => {
        const witness = join(folder, 'witness')
        const env = { WITNESS: witness, XDG_STATE_HOME: join(folder, 'state') }
        const { stderr, stdout, status } = await run(launcher, [...argv, '--untrusted'], { cwd: folder, env })
        assert.doesNotMatch(stderr, /unknown option/)
        assert.equal(existsSync(witness), false)
        if (name === 'test') assert.deepEqual([status, stdout], [0, '0 passed, 0 failed\n'])
        if (name === 'check') {
          assert.equal(status, 1)
          assert.match(stdout, /Unknown block `<Note>`/)
          const set = await run(launcher, argv, { cwd: folder, env: { ...env, SIGNALPOST_UNTRUSTED: '1' } })
          assert.match(set.stdout, /Unknown block `<Note>`/)
          assert.equal(existsSync(witness), false)
        }
      }),
    )

  test('preview', () =>
    inFolder(files, async (folder) => {
      const witness = join(folder, 'witness')
      process.env.WITNESS = witness
      const preview = await startPreview(folder, ['--untrusted'])
      try {
        assert.match(await (await fetch(`${preview.origin}/plain`)).text(), /Plain/)
        await preview.says(/Unknown block `<Note>`/)
        assert.equal(existsSync(witness), false)
      } finally {
        await preview.stop()
        delete process.env.WITNESS
      }
    }))
})

test('where `PATH` leads to no Node, code is compiled by the one that runs the command', () =>
  inFolder({ ...site, 'blocks/note/block.tsx': note('own') }, async (folder) => {
    const { status, stderr } = await run(launcher, ['build'], { cwd: folder, env: { PATH: join(folder, 'none') } })
    assert.equal(status, 0, stderr)
    assert.match(readFileSync(join(folder, 'dist/site/index.html'), 'utf8'), /<b>own<\/b>/)
  }))

test('the bundler is not optimised for the second that it runs, and has the options that Node was given', () =>
  inFolder({ ...site, 'blocks/note/block.tsx': note('own') }, async (folder) => {
    const witness = join(folder, 'witness')
    const look = `if (/esbuild/.test(process.argv[1])) require('node:fs').writeFileSync(${JSON.stringify(witness)}, process.env.NODE_OPTIONS)`
    writeFileSync(join(folder, 'look.cjs'), look)
    const given = `--require=${join(folder, 'look.cjs')}`
    const { status, stderr } = await run(launcher, ['build'], { cwd: folder, env: { NODE_OPTIONS: given } })
    assert.deepEqual([status, stderr.includes('unrecognized')], [0, false])
    const [first, ...more] = readFileSync(witness, 'utf8').split(' ')
    assert.equal(first, given)
    assert.match(decodeURIComponent(more.join(' ')), /setFlagsFromString\("--liftoff-only"\)/)
  }))

test('a build remembers by the code of a block: the pages with it are new, and no others', () =>
  inFolder({ ...site, 'blocks/note/block.tsx': note('first') }, async (folder) => {
    const env = { XDG_STATE_HOME: join(folder, 'state') }
    const build = async (...more: string[]) => {
      // A file that was changed just now is looked at again.
      await new Promise((done) => setTimeout(done, 200))
      const ran = await run(launcher, ['build', ...more], { cwd: folder, env })
      assert.equal(ran.status, 0, ran.stderr + ran.stdout)
      return ran
    }
    const html = () => readFileSync(join(folder, 'dist/site/index.html'), 'utf8')
    await build()
    assert.match(html(), /<b>first<\/b>/)
    const again = await build()
    assert.doesNotMatch(again.stderr, /Compiling/, 'answered from what is remembered')
    writeFileSync(join(folder, 'blocks/note/block.tsx'), note('second'))
    const { stderr } = await build('--why')
    assert.match(html(), /<b>second<\/b>/)
    assert.match(stderr, /^blocks\/note\/ {2}1$/m)
    const untrusted = await run(launcher, ['build', '--untrusted'], { cwd: folder, env })
    assert.equal(untrusted.status, 1)
    rmSync(join(folder, 'blocks'), { recursive: true })
    assert.equal((await run(launcher, ['build'], { cwd: folder, env })).status, 1)
  }))

test('`block new` writes a block whose tests pass; `test` says which case fails', () =>
  inFolder(site, async (folder) => {
    const env = { XDG_STATE_HOME: join(folder, 'state') }
    const made = await run(launcher, ['block', 'new', 'PersonCard'], { cwd: folder, env })
    assert.equal(made.status, 0, made.stderr)
    assert.deepEqual(readdirSync(join(folder, 'blocks/person-card')).sort(), [
      ...['block.tsx', 'cases', 'example.mdx', 'person-card.css'],
    ])
    // The name alone, without what the block requires, would be an error of the page.
    const next = 'Next: write it in a page as in blocks/person-card/example.mdx, and run npx signalpost test.'
    assert.equal(made.stdout.trimEnd().split('\n').at(-1), next)
    const passed = await run(launcher, ['test'], { cwd: folder, env })
    assert.equal(passed.stdout.trimEnd().split('\n').at(-1), '2 passed, 0 failed', passed.stdout + passed.stderr)
    assert.equal(passed.status, 0)
    writeFileSync(join(folder, 'blocks/person-card/cases/no-title.mdx'), '<PersonCard titel="x" />\n')
    const failed = await run(launcher, ['test', '--root', '.'], { cwd: folder, env })
    assert.equal(failed.status, 1)
    assert.match(failed.stdout, /^not ok blocks\/person-card\/cases\/no-title\.mdx$/m)
    assert.equal(failed.stdout.trimEnd().split('\n').at(-1), '1 passed, 1 failed')
    const twice = await run(launcher, ['block', 'new', 'person-card'], { cwd: folder, env })
    assert.equal(twice.status, 2)
    const refusals = {
      'link-to.x': "unexpected name 'link-to.x' of a block, expected one such as 'PersonCard' or 'person-card'.",
      Con: "'con' is a device on Windows and no folder: give the block another name.",
      'icon-link':
        "'IconLink' is a part of 'Essentials' or 'LinkGroup', which needs that of the tool: give the block another name.",
      ['a'.repeat(197)]: 'unexpected name of a block whose folder has 197 characters, expected at most 196.',
    }
    for (const [name, refusal] of Object.entries(refusals)) {
      const refused = await runHere(['block', 'new', name], { cwd: folder, env })
      assert.deepEqual([refused.status, refused.stderr], [2, `signalpost: ${refusal}\n`])
    }
    assert.deepEqual(readdirSync(join(folder, 'blocks')), ['person-card'])
    const elsewhere = await runHere(['block', 'new', 'Other', '--root', 'blocks'], { cwd: folder, env })
    assert.match(elsewhere.stderr, /^signalpost: Missing folder `content` .*\(SP7002\)\n {2}\S/m)
    assert.equal(elsewhere.status, 2)
    const schema = await run(launcher, ['schema', 'block', 'PersonCard'], { cwd: folder, env })
    assert.deepEqual(Object.keys(JSON.parse(schema.stdout).properties), ['title'])
  }))

test('code of a site that ends the process ends no command as if it were done', () =>
  inFolder({ ...site, 'blocks/note/block.tsx': note('{process.exit(0)}') }, async (folder) => {
    for (const command of ['build', 'check']) {
      const { stderr, status } = await run(launcher, [command], { cwd: folder })
      assert.equal(status, 70, command)
      assert.match(stderr, /ended before its work was done while processing content\/pages\/index\.mdx/)
    }
    assert.equal(existsSync(join(folder, 'dist/site')), false)
  }))

test('the preview compiles a block again when it is saved', () =>
  inFolder({ ...site, 'blocks/note/block.tsx': note('first') }, async (folder) => {
    const preview = await startPreview(folder)
    try {
      const shows = (text: string) =>
        eventually(async () => (await (await fetch(`${preview.origin}/`)).text()).includes(text), true)
      await shows('<b>first</b>')
      writeFileSync(join(folder, 'blocks/note/block.tsx'), note('second'))
      await shows('<b>second</b>')
      writeFileSync(join(folder, 'blocks/note/block.tsx'), 'export default {')
      await preview.says(/SP7101/)
    } finally {
      await preview.stop()
    }
  }))

test('SP1021: a part of the frame that does not end on the page of no address is cut off, and told', () =>
  inFolder(
    {
      'content/site.yaml': site['content/site.yaml'],
      'content/pages/index.md': '# Home\n\nText.\n',
      'theme/Footer.tsx': `export default function Footer({ route }: { readonly route: string }) {
  while (route.endsWith('/404')) continue
  return <footer>ours</footer>
}
`,
    },
    async (root) => {
      const { status, stdout, stderr } = await run(launcher, ['build', '--root', root], {
        env: { SIGNALPOST_PAGE_SECONDS: '1' },
      })
      assert.equal(status, 1)
      assert.match(stderr, /^signalpost: \/404 takes too long; going on without it$/m)
      assert.match(stdout, /^error SP1021: Unexpected part of page `\/404` that takes more than 1 s to compile,/m)
      assert.match(stdout, /^1 error, 0 warnings in 1 page$/m)
    },
  ))
