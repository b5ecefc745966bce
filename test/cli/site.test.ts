import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { openOutput } from '../../compiler/emit/open-output.ts'
import { gitIn } from '../git-in.ts'
import { compileCommand } from '../once-a-run.ts'
import { putFiles } from '../put-files.ts'
import { root } from '../root.ts'
import { inFolder, list, type Ran, run } from './run-command.ts'
import { runHere } from './run-here.ts'
import { siteYaml } from './site-yaml.ts'

const script = join(root, 'bin/signalpost.js')

const page = (title: string, body = '') =>
  `---\ntitle: ${title}\n---\n\nA page about ${title}, with enough words to know it.\n${body}`

const site: Readonly<Record<string, string>> = {
  'content/site.yaml': siteYaml,
  'content/pages/docs/index.md': page('Docs', '\nSee [calls](./calls.md).\n'),
  'content/pages/docs/calls.md': page('Calls'),
}

before(compileCommand)

const inSite = <Result>(work: (folder: string) => Promise<Result>, more: Readonly<Record<string, string>> = {}) =>
  inFolder({ ...site, ...more }, work)

/** The compiled command, in processes of its own. */
const command = (cwd: string, argv: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ran> =>
  run(script, argv, { cwd, env })

const signalpost = (cwd: string, argv: readonly string[]): Promise<Ran> => runHere(argv, { cwd })

interface Found {
  readonly code: string
  readonly severity: string
  readonly file: string | null
  readonly line: number | null
  readonly message: string
}

async function check(cwd: string, ...argv: readonly string[]) {
  const { status, stdout } = await signalpost(cwd, ['check', '--format', 'json', ...argv])
  return { status, ...(JSON.parse(stdout) as { diagnostics: Found[]; summary: object }) }
}

/** Every file with its bytes and its time. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const path of list(folder)) {
    const stat = statSync(join(folder, path))
    hash.update(`${path} ${stat.mtimeMs}\n`)
    if (stat.isFile()) hash.update(readFileSync(join(folder, path)))
  }
  return hash.digest('hex')
}

test('a build loads no ES module, and the fast parser with its compiled part', async () => {
  const noting = `process.on('exit', () => {
    if (process.argv[1].endsWith('signalpost.cjs')) require('node:fs').writeFileSync(
      process.env.LOADED,
      JSON.stringify({ files: Object.keys(require.cache), modules: process.moduleLoadList }),
    )
  })`
  await inSite(
    async (cwd) => {
      const loaded = join(cwd, 'loaded.json')
      const { status } = await command(cwd, ['build'], { NODE_OPTIONS: '--require ./noting.cjs', LOADED: loaded })
      assert.equal(status, 0)
      const { files, modules } = JSON.parse(readFileSync(loaded, 'utf8')) as { files: string[]; modules: string[] }
      assert.ok(
        files.some((path) => /satteri[^/\\]*\.(node|wasi\.cjs)$/.test(path)),
        files.join('\n'),
      )
      // Node reads the text of an ES module with it; from Node 22 on it is loaded at each start.
      const isTold = Number.parseInt(process.versions.node, 10) < 22
      assert.ok(!isTold || !modules.includes('NativeModule internal/modules/esm/load'))
    },
    { 'noting.cjs': noting },
  )
})

test('build writes the site, and a second build of the same content changes no file', async () => {
  await inSite(async (cwd) => {
    const first = await command(cwd, ['build'])
    assert.equal(first.status, 0, first.stdout + first.stderr)
    // Of what Node thinks of our ways nobody has to hear.
    assert.doesNotMatch(first.stderr, /Warning|node:/)
    assert.match(first.stdout, /^0 errors, 0 warnings in 2 pages$/m)
    const made = fingerprint(join(cwd, 'dist'))
    assert.equal((await command(cwd, ['build'])).status, 0)
    assert.equal(fingerprint(join(cwd, 'dist')), made)
    assert.deepEqual(
      list(join(cwd, 'dist')).filter((path) => !path.includes('/')),
      ['site', 'site.host'],
    )
  })
})

test('check writes nothing', async () => {
  await inSite(async (cwd) => {
    const before = fingerprint(cwd)
    assert.equal((await command(cwd, ['check'])).status, 0)
    assert.equal(fingerprint(cwd), before)
  })
})

test('--root and --out from another folder', async () => {
  await inSite(async (cwd) => {
    await inFolder({}, async (elsewhere) => {
      const ran = await signalpost(elsewhere, ['build', '--root', cwd, '--out', 'public'])
      assert.equal(ran.status, 0, ran.stdout + ran.stderr)
      assert.deepEqual([list(elsewhere)[0], list(cwd).includes('dist')], ['public', false])
      assert.match(readFileSync(join(elsewhere, 'public/docs/calls/index.html'), 'utf8'), /<h1[^>]*>.*Calls/)
    })
  })
})

test('a mistake in the content: status 1, at its place, and the last good output stays as it was', async () => {
  await inSite(async (cwd) => {
    await signalpost(cwd, ['build'])
    const good = fingerprint(join(cwd, 'dist'))
    putFiles(cwd, { 'content/pages/docs/calls.md': page('Calls', '\n[gone](./nowhere.md)\n') })
    const { status, diagnostics, summary } = await check(cwd)
    assert.deepEqual([status, summary], [1, { pages: 2, errors: 1, warnings: 0 }])
    assert.deepEqual([diagnostics[0]?.file, diagnostics[0]?.line], ['content/pages/docs/calls.md', 7])
    const built = await signalpost(cwd, ['build'])
    assert.equal(built.status, 1)
    assert.match(built.stdout, / {2}at content\/pages\/docs\/calls\.md:7:1\n +7 │ \[gone\].*\n +│ \^/)
    assert.equal(fingerprint(join(cwd, 'dist')), good)
  })
})

test('two files that cannot both be written: build tells of them once', async () => {
  const clash = { 'content/pages/docs/calls.md.md': page('Forms of calls') }
  await inSite(async (folder) => {
    const { stdout } = await signalpost(folder, ['build', '--format', 'json'])
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Found[] }
    const told = diagnostics.map(({ code, file }) => `${code} ${file}`)
    assert.deepEqual(told, ['SP7032 content/pages/docs/calls.md.md'])
  }, clash)
})

test('a mistake in site.yaml, and a missing one: status 2', async () => {
  await inSite(async (cwd) => {
    putFiles(cwd, { 'content/site.yaml': siteYaml.replace('url:', 'ulr:') })
    const wrong = await check(cwd)
    assert.equal(wrong.status, 2)
    assert.ok(wrong.diagnostics.some(({ file, line }) => file === 'content/site.yaml' && line === 1))
    rmSync(join(cwd, 'content/site.yaml'))
    assert.equal((await check(cwd)).status, 2)
  })
})

test('an unset variable in site.yaml: an error in build, a warning in check', async () => {
  const search = `services: { search: { provider: algolia, appId: a, apiKey: '\${ACME_SEARCH_KEY}', indexName: i } }`
  await inSite(
    async (cwd) => {
      const checked = await check(cwd)
      assert.equal(checked.status, 0)
      assert.match(checked.diagnostics[0]?.message ?? '', /ACME_SEARCH_KEY/)
      const built = await signalpost(cwd, ['build'])
      assert.equal(built.status, 2)
      assert.match(built.stdout, /ACME_SEARCH_KEY/)
      assert.equal((await command(cwd, ['build'], { ACME_SEARCH_KEY: 'k' })).status, 0)
    },
    { 'content/site.yaml': siteYaml.replace('services: {}', search) },
  )
})

test('an output folder that is held: status 4, and it is named who holds it', async () => {
  await inSite(async (cwd) => {
    const held = await openOutput({ out: join(cwd, 'dist/site'), root: cwd })
    try {
      const ran = await signalpost(cwd, ['build'])
      assert.equal(ran.status, 4, ran.stdout + ran.stderr)
      assert.match(ran.stdout, new RegExp(`process ${process.pid}, started `))
      assert.equal((await signalpost(cwd, ['check'])).status, 0)
    } finally {
      await held.value?.release()
    }
    assert.equal((await signalpost(cwd, ['build'])).status, 0)
  })
})

test('an output folder that holds something else: status 2, nothing is touched', async () => {
  await inSite(async (cwd) => {
    putFiles(cwd, { 'mine/letter.txt': 'dear' })
    const before = list(cwd)
    for (const out of ['mine', '.', 'content', 'content/pages/site', 'mine/letter.txt']) {
      const ran = await signalpost(cwd, ['build', '--out', out])
      assert.equal(ran.status, 2, `${out}: ${ran.stdout}`)
    }
    assert.deepEqual(list(cwd), before)
  })
})

test('--changed-since: a page without a redirect for its old route is an error, in every way to write one it is none; --why takes a route with the base', async () => {
  await inSite(async (cwd) => {
    const git = gitIn(cwd)
    git('init', '-q')
    // The base of the addresses is no redirect.
    putFiles(cwd, { 'content/site.yaml': siteYaml.replace('acme.example\n', 'acme.example/base\n') })
    git('add', '.')
    git('commit', '-q', '-m', 'start')
    git('mv', 'content/pages/docs/calls.md', 'content/pages/docs/voice.md')
    putFiles(cwd, { 'content/pages/docs/index.md': page('Docs') })
    const lost = await check(cwd, '--changed-since', 'HEAD')
    assert.equal(lost.status, 1)
    assert.deepEqual(
      lost.diagnostics.map(({ code, file, message }) => [code, file, message]),
      [['SP7020', 'content/pages/docs/voice.md', 'Unexpected move of `/docs/calls` without a redirect']],
    )
    assert.equal((await check(cwd)).status, 0)

    putFiles(cwd, { 'content/redirects.yaml': '- old_path: /docs/calls\n  dest_url: /docs/voice\n' })
    assert.equal((await check(cwd, '--changed-since', 'HEAD')).status, 0)
    putFiles(cwd, {
      'content/redirects.yaml': '- old_path: /docs/{name*}/\n  dest_url: https://old.acme.example/{name*}\n',
    })
    rmSync(join(cwd, 'content/redirects.yaml'))
    putFiles(cwd, {
      'content/pages/docs/voice.md': page('Calls').replace('title: Calls', 'title: Calls\nredirect_from: /docs/calls'),
    })
    assert.equal((await check(cwd, '--changed-since', 'HEAD')).status, 0)
    const unknown = await check(cwd, '--changed-since', 'nowhere')
    assert.deepEqual([unknown.status, unknown.diagnostics[0]?.code], [2, 'SP7021'])
    const why = async (route: string) => (await signalpost(cwd, ['build', '--clean', '--why', route])).stderr
    assert.match(await why('/base/docs'), /^\/docs {2}content\/pages\/docs\/index\.md {2}/m)
    assert.match(await why('/docs/'), /^\/docs {2}content\/pages\/docs\/index\.md {2}/m)
    assert.match(await why('/base'), /^\/ {2}content\/pages\/ {2}no page is there/m)
  })
})

test('--changed-since outside of a repository: status 2', async () => {
  await inSite(async (cwd) => {
    const { status, diagnostics } = await check(cwd, '--changed-since', 'HEAD')
    assert.deepEqual([status, diagnostics[0]?.code], [2, 'SP7022'])
  })
})

test('a page at the end of its memory is named: status 70, the last good output stays as it was', async () => {
  await inSite(async (cwd) => {
    await signalpost(cwd, ['build'])
    const good = fingerprint(join(cwd, 'dist'))
    // A smaller one would stay close to the limit for ten seconds, in which memory is looked through again and again.
    putFiles(cwd, { 'content/pages/docs/large.md': page('Large', '*a **b `c` [d](#e)\n\n'.repeat(150_000)) })
    const ran = await command(cwd, ['build'], { NODE_OPTIONS: '--max-old-space-size=40' })
    assert.equal(ran.status, 70, ran.stdout + ran.stderr)
    assert.match(ran.stderr, /^signalpost: ran out of memory while processing content\/pages\/docs\/large\.md\./m)
    assert.equal(fingerprint(join(cwd, 'dist')), good)
  })
})
