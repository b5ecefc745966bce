import assert from 'node:assert/strict'
import { test } from 'node:test'
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
} from './habits.ts'
import { parseSource } from './sources.ts'

const source = (text: string) => parseSource('compiler/x.tsx', text)

test('a variable, a container that starts empty, or a memory is state of the module; a constant table is not', () => {
  const text = `let a = 1
const seen = new Map<string, number>()
const found: string[] = []
const table = new Map([['a', 1]])
const none: readonly string[] = []
const known = createRecent<string, string>(1)
export function f() { let inner = 1; return inner }`
  assert.deepEqual(mutableState(source(text)), [
    'compiler/x.tsx:1 a',
    'compiler/x.tsx:2 seen',
    'compiler/x.tsx:3 found',
    'compiler/x.tsx:6 known',
  ])
})

test('a file that only re-exports is a barrel', () => {
  assert.equal(isBarrel(source("export { a } from './a.ts'\nexport * from './b.ts'")), true)
  assert.equal(isBarrel(source("import { a } from './a.ts'\nexport const b = a")), false)
})

test('classes may extend errors only', () => {
  const text = 'class A extends Error {}\nclass B extends A {}\ninterface C extends D {}'
  assert.deepEqual(classHierarchies(source(text)), ['compiler/x.tsx:2'])
})

test('a block is named by an identifier, a tag or a literal, and not by a comment or a sentence', () => {
  const text = `// LinkCard, Note
const Note = 1
const a = '<Note title="x">'
const b = 'Note'
const c = 'Note that this is a sentence'
const d = \`the parts of LinkCard\``
  const found = blockNames(source(text), ['Note', 'LinkCard']).map((place) => place.replace('compiler/x.tsx:', ''))
  assert.deepEqual(found, ['2 Note', '3 Note', '4 Note', '6 LinkCard'])
})

test('the name of a block is read from its definition', () => {
  assert.deepEqual(
    namesDefined(source("export const b = defineBlock({ name: 'Note', model: () => ({ name: 'x' }) })")),
    ['Note'],
  )
})

test('a list that is spread into a call is found; one in a literal, or in a function of fixed arguments, is not', () => {
  const text = `found.push(...more)
found.push(...[1], 2)
Math.max(0, ...lengths)
String.fromCharCode(...bytes)
found.push({ ...one }, [...two])
own(...more)`
  assert.deepEqual(
    spreadLists(source(text)).map((place) => place.replace('compiler/x.tsx:', '')),
    ['1 found.push', '2 found.push', '3 Math.max', '4 String.fromCharCode'],
  )
})

test('a literal in a literal is found; what may be there or not is none', () => {
  const text = 'const a = { ...{ b, c }, d }\nconst e = { ...f, ...(g ? { g } : {}) }'
  assert.deepEqual(spreadLiterals(source(text)), ['compiler/x.tsx:1'])
})

test('a function is as long as its lines, whatever kind it is; a type has none', () => {
  const text =
    'const short = () => 1\nconst long = () => {\n  return 1\n}\nclass A {\n  m() {\n    return 1\n  }\n}\ntype F = (\n  a: 1,\n) => 2'
  assert.deepEqual(longFunctions(source(text), 2), [
    { place: 'compiler/x.tsx:2 takes 3 lines', lines: 3 },
    { place: 'compiler/x.tsx:6 takes 3 lines', lines: 3 },
  ])
})

test('a type that is claimed is a cast; a constant, or a type that is checked, is none', () => {
  const text =
    "const a = b as string\nconst c = [1] as const\nconst d = e!\nconst f = g satisfies string\nimport { h as i } from 'j'"
  assert.deepEqual(casts(source(text)), ['compiler/x.tsx:1 b as string', 'compiler/x.tsx:3 e!'])
})

test('parameters are counted one by one, whatever they hold', () => {
  const text = `function a(b: 1, c: 2) {}
const d = (e: 1, { f, g }: H, ...i: J) => 1
type K = (l: 1, m: 2, n: 3) => 4`
  assert.deepEqual(crowdedFunctions(source(text), 2), ['compiler/x.tsx:2 is given 3', 'compiler/x.tsx:3 is given 3'])
})

test('an exported function without a docstring is found; of several signatures one has it', () => {
  const text = `/** Told. */
export const a = () => 1
export const b = () => 1
/** Told. */
export function c(of: string): string
export function c(of: unknown): unknown { return of }
// A comment is none.
export function d() {}
function own() {}
export const list = []`
  assert.deepEqual(undocumented(source(text)), ['compiler/x.tsx:3 b', 'compiler/x.tsx:8 d'])
})
