import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import ts from 'typescript'
import { parse } from 'yaml'
import { diagnostics } from '../compiler/diagnostics/codes.ts'
import { circlesOf } from './architecture/circles.ts'
import { unusedExports } from './architecture/exports.ts'
import {
  blockNames,
  casts,
  classHierarchies,
  crowdedFunctions,
  isBarrel,
  longFunctions,
  mutableState,
  namesDefined,
  spreadLists,
  spreadLiterals,
  undocumented,
} from './architecture/habits.ts'
import { brokenRule } from './architecture/import-rules.ts'
import { importsOf, listFiles, placeOf, readSources } from './architecture/sources.ts'
import { root } from './root.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const sources = readSources()

/** Fails with the whole list, one a line: assert's own difference leaves lines out. */
function assertNone(found: readonly string[]): void {
  assert.ok(found.length === 0, `expected none of these:\n${found.join('\n')}`)
}

const folders = [
  ...new Set(
    listFiles('templates/blocks')
      .map((path) => path.split('/')[2])
      .filter((name): name is string => name !== undefined),
  ),
]

test('imports keep to the table of who may import what', () => {
  const broken = sources
    .flatMap(importsOf)
    .map((edge) => ({ ...edge, rule: brokenRule(edge) }))
    .filter(({ rule }) => rule !== null)
    .map(({ from, to, rule }) => `${from} imports ${to}: ${rule}`)
  assertNone(broken)
})

test('no files import one another, nor by types: what two of them say lies below both', () => {
  assertNone(circlesOf(sources.flatMap(importsOf)).map((files) => files.join(', ')))
})

test('the paths that documents and comments of the project name are there', () => {
  const ours = ['bin', 'client', 'compiler', 'templates', 'test'].flatMap(listFiles)
  const told = ours.filter((file) => /\.(?:css|mjs|tsx?)$|\/decisions\//.test(file))
  const missing = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...told].flatMap((file) => {
    const named = [...read(file).matchAll(/`((?:bin|client|compiler|templates|test)\/[\w./-]+)`/g)]
    return named.filter(([, path = '']) => !existsSync(join(root, path))).map(([, path]) => `${file}: ${path}`)
  })
  assertNone(missing)
})

test('what crosses to the browser is declared as types', () => {
  const values = sources
    .filter(({ path }) => path.startsWith('client/wire/'))
    .flatMap((source) =>
      source.tree.statements
        .filter(
          (one) => !ts.isInterfaceDeclaration(one) && !ts.isTypeAliasDeclaration(one) && !ts.isImportDeclaration(one),
        )
        .map((one) => placeOf(source, one)),
    )
  assertNone(values)
})

test('no module holds mutable state', () => {
  assertNone(sources.flatMap(mutableState))
})

test('no list of the content is handed to a call item by item: use append, or reduce', () => {
  const browser = /^client\/|\.client\.tsx?$|\/check-number\.ts$/
  assertNone(sources.filter(({ path }) => !browser.test(path)).flatMap(spreadLists))
})

test('no literal is spread into a literal', () => {
  assertNone(sources.flatMap(spreadLiterals))
})

test('no file only hands on what others export, and none is called index', () => {
  const barrels = sources.filter((source) => isBarrel(source) || /\/index\.tsx?$/.test(source.path))
  assertNone(barrels.map(({ path }) => path))
})

test('what a file exports is used by another file', () => {
  // What scripts of ours without types take.
  const drawn = ['ServerlessMarkup']
  const unused = unusedExports(sources, readSources(['test']))
  assertNone(unused.filter((place) => !drawn.some((name) => place.endsWith(` ${name}`))))
})

test('no class extends another, except errors', () => {
  assertNone(sources.flatMap(classHierarchies))
})

test('no function takes more than 60 lines', () => {
  assertNone(sources.flatMap((source) => longFunctions(source, 60)).map(({ place }) => place))
})

test('no function takes more than five parameters', () => {
  assertNone(sources.flatMap((source) => crowdedFunctions(source, 5)))
})

test('every exported function has a docstring', () => {
  assertNone(sources.flatMap(undocumented))
})

test('no cast is added: a type, a guard or a contract says what a value is', () => {
  const claimed = sources.flatMap(casts)
  // Lower it whenever you can.
  assert.ok(claimed.length <= 56, `${claimed.length} casts:\n${claimed.join('\n')}`)
})

test('no file is longer than 250 lines', () => {
  assertNone(sources.filter(({ text }) => text.split('\n').length > 251).map(({ path }) => path))
})

test('no folder holds more than 40 sources beside each other', () => {
  const held = sources.map(({ path }) => dirname(path))
  assertNone([...new Set(held)].filter((folder) => held.filter((one) => one === folder).length > 40))
})

test('files and folders are named after what they hold', () => {
  const vague = /(^|[/.-])(utils?|helpers?|common|shared|misc)([/.-]|$)/i
  const paths = ['bin', 'client', 'compiler', 'templates', 'test'].flatMap(listFiles)
  assertNone(paths.filter((path) => vague.test(path)))
})

test('the compiler and the browser code name no block', () => {
  const names = sources.filter(({ path }) => /^templates\/blocks\/[^/]+\/block\.ts$/.test(path)).flatMap(namesDefined)
  assert.equal(new Set(names).size, names.length)
  // The table of codes shows authors how to write things, in their own words.
  const blind = sources.filter(
    ({ path }) => /^(client|compiler)\//.test(path) && !/^compiler\/diagnostics\/codes\//.test(path),
  )
  assertNone(blind.flatMap((source) => blockNames(source, names)))
})

test('the script of a part is named after its folder, and its mark is what a template sets', () => {
  const parts = sources
    .map(({ path }) => path)
    .filter((path) => /^templates\/(elements|page)\/[^/]+\/[^/]+$/.test(path))
  const misnamed = parts.filter((path) => {
    const [, folder, name] = /([^/]+)\/([^/]+)\.(?:boot|press|early)\.client\.ts$/.exec(path) ?? []
    return folder !== name
  })
  const set = new Set(
    sources
      .filter(({ path }) => /^templates\/.*[A-Z]\w*\.tsx$/.test(path))
      .flatMap(importsOf)
      .map(({ to }) => to),
  )
  const unset = parts.filter((path) => path.endsWith('/mark.ts') && !set.has(path))
  assertNone([...misnamed, ...unset])
})

test('every block folder is complete', () => {
  const missing = folders.flatMap((folder) => {
    const path = `templates/blocks/${folder}`
    const files = listFiles(path).map((file) => file.slice(path.length + 1))
    const cases = files.filter((file) => /^cases\/[^/]+\.mdx?$/.test(file))
    const wanted = ['block.ts', 'contract.ts', 'example.mdx', ...cases.map((file) => file.replace(/\.mdx?$/, '.out'))]
    const gaps = wanted.filter((file) => !files.includes(file))
    if (!files.some((file) => /^[A-Z]\w*\.tsx$/.test(file))) gaps.push('<Name>.tsx')
    if (cases.length === 0) gaps.push('cases/*.mdx')
    return gaps.map((file) => `${path}/${file}`)
  })
  assertNone(missing)
})

test('the registry holds every block folder once, in the order of the names', () => {
  const registered = sources
    .filter(({ path }) => path === 'templates/blocks.ts')
    .flatMap(importsOf)
    .map(({ to }) => /^templates\/blocks\/([^/]+)\/block\.ts$/.exec(to)?.[1])
    .filter((name) => name !== undefined)
  assert.deepEqual(registered, [...folders].sort())
})

test('every code is explained', () => {
  const bare = [...diagnostics].filter(([code, { row }]) => !/^SP\d{4}$/.test(code) || row.explain.trim().length < 80)
  assertNone(bare.map(([code]) => code))
})

test('every code has a case that emits it', () => {
  const golden = ['templates/blocks', 'test'].flatMap(listFiles).filter((path) => /\.(out|tsx?|json|txt)$/.test(path))
  const seen = new Set(golden.flatMap((path) => read(path).match(/\bSP\d{4}\b/g) ?? []))
  // `test/diagnostics/examples.test.ts` tries those that can be shown.
  const shown = new Set([...diagnostics].flatMap(([code, { row }]) => ('wrong' in row.example ? [code] : [])))
  assertNone([...diagnostics.keys()].filter((code) => !seen.has(code) && !shown.has(code)))
})

// A budget of seconds holds on one machine, and fails on another.
test('no test measures the processor’s time but those that compare two sizes', () => {
  const tests = listFiles('test').filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !path.startsWith('test/bench/'))
  const measuring = tests.filter((path) => /\bprocess\.(?:cpuUsage|hrtime)\b/.test(read(path)))
  assert.deepEqual(measuring, ['test/growth/timed-growth.ts'])
})

interface LockEntry {
  readonly resolved?: string
  readonly hasInstallScript?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

test('the lock file names no registry, misses no system’s package, and needs no install script', () => {
  const lock = (JSON.parse(read('package-lock.json')) as { packages: Record<string, LockEntry> }).packages
  const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
  const entries = Object.entries(lock)
  const nameOf = (path: string) => path.replace(/^.*node_modules\//, '')
  const names = new Set(entries.map(([path]) => nameOf(path)))
  assertNone(entries.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path))
  const optional = entries.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies))
  assertNone(optional.filter((name) => !names.has(name)))
  const scripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path))
  assertNone(scripts.filter((name) => allowScripts[name] !== false))
})

test('no browser script holds the compiler, a contract, a check or zod', () => {
  execFileSync(process.execPath, ['bin/compile.mjs'], { cwd: root, stdio: 'pipe' })
  const inputs = JSON.parse(read('dist/cli/client/inputs.json')) as Record<string, readonly string[]>
  // Names are cased, requests written, texts searched and what is fetched ahead said by the same functions at build time and in the
  // browser; these have no imports of their own.
  const shared = /^compiler\/formats\/((?:casing|escape-text|speculation-rules)\.ts$|(?:request|search)\/)/
  const foreign = /^(compiler|bin)\/|\/(contract|check|block)\.ts$|^node_modules\/(zod|yaml|unified)\//
  const found = Object.entries(inputs).flatMap(([script, held]) =>
    held.filter((input) => foreign.test(input) && !shared.test(input)).map((input) => `${script} holds ${input}`),
  )
  assertNone(found)
})

test('only content knows the brands of the example site', () => {
  if (!existsSync(join(root, 'content/site.yaml'))) return
  const site = parse(read('content/site.yaml')) as Record<string, { readonly key: string; readonly name: string }>
  const brands = [site.brand, site.subBrand, site.platformSection].flatMap((brand) => [brand?.key, brand?.name])
  const words = brands.filter((word): word is string => word !== undefined && word !== '')
  assert.ok(words.length > 0)
  const named = new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  const paths = ['bin', 'client', 'compiler', 'templates'].flatMap(listFiles)
  assertNone(paths.filter((path) => /\.(tsx?|m?js|css|mdx?|json|ya?ml|svg)$/.test(path) && named.test(read(path))))
})
