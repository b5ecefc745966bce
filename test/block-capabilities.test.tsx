import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { z } from 'zod'
import { modelPage } from '../compiler/assemble/model-page.ts'
import { takenAnchor } from '../compiler/diagnostics/codes/layout-rules.ts'
import { codeInData } from '../compiler/formats/markdown/code/code-in-data.ts'
import { createParser } from '../compiler/formats/markdown/parse-markdown.ts'
import { type AnyBlock, defineBlock } from '../compiler/model/block.ts'
import { dataFile } from '../compiler/model/data-file.ts'
import { createRegistry } from '../compiler/model/registry.ts'
import type { SiteView } from '../compiler/model/site.ts'
import { parseBody } from '../compiler/parse/parse-body.ts'
import { validatePage } from '../compiler/validate/validate.ts'
import { listFiles } from './architecture/sources.ts'
import { compileFragment } from './fragment.ts'
import { root } from './root.ts'

/** Owns `top` and `a`, gives `a` to its first paragraph, and says what it got. */
const owner = defineBlock<{ text?: string | undefined }, { owned: string; url: string }>({
  name: 'Owner',
  summary: 'Owns ids.',
  contract: z.object({ text: z.string().optional() }),
  children: { allow: 'content' },
  model: ({ use, owned, id, file, props }) => {
    const first = use.children.find((child) => child.type === 'paragraph')
    const anchor = owned.has('a') ? 'a' : id('letter-a')
    return {
      model: { owned: [...owned].join(), url: file('words.json', JSON.stringify(props.text ?? '')) },
      nodeIds: new Map(first === undefined ? [] : [[first, anchor]]),
    }
  },
  Template: ({ model, children }) => (
    <div data-owned={model.owned} data-url={model.url}>
      {children}
    </div>
  ),
  markdown: ({ children }) => children,

  more: {
    placement: { owns: ({ props }) => (props.text === 'none' ? [] : ['top', 'a']) },
  },
})

const html = (text: string) => compileFragment(text, undefined, { blocks: [owner as AnyBlock] }).html

test('the first block of a page owns its ids, whatever stands before it', () => {
  const shown = html('## A\n\n<Owner>\n\n  one\n\n  two\n\n</Owner>\n\n<Owner>\n\n  three\n\n</Owner>\n')
  assert.match(shown, /<h2 id="a-1">/)
  assert.match(shown, /data-owned="top,a"[^>]*><p id="a">one<\/p>/)
  assert.match(shown, /data-owned=""[^>]*><p id="letter-a">three<\/p>/)
})

test('a block that asks for none leaves them to the next; an id set by hand goes before', () => {
  assert.match(html('<Owner text="none" />\n\n<Owner />\n'), /data-owned=""[\s\S]*data-owned="top,a"/)
  const taken = html('## First {/* #a */}\n\n<Owner>\n\n  one\n\n</Owner>\n')
  assert.match(taken, /<h2 id="a">/)
  assert.match(taken, /data-owned="top"[^>]*><p id="letter-a">one/)
  assert.match(html('<p id="top">x</p>\n\n<Owner />\n'), /data-owned="a"/)
})

test('ids of children survive where HTML of the author is cut', () => {
  assert.match(html('<b onclick="x">bold</b>\n\n<Owner>\n\n  one\n\n</Owner>\n'), /<p id="a">one/)
})

function checkedPage(text: string) {
  const registry = createRegistry([owner as AnyBlock])
  const parsed = parseBody({ path: 'content/pages/x.mdx', text }, registry, createParser(registry.byDirective))
  const frontMatter = { title: 'X', layout: 'doc', toc: true, search: true, draft: false } as const
  return validatePage(parsed, '/x', frontMatter, {
    registry,
    variables: () => undefined,
    variableNames: [],
    partials: new Map(),
  })
}

test('data files travel with the page, each content once, and their URL holds a hash of it', () => {
  const checked = checkedPage('<Owner text="a" />\n\n<Owner text="b" />\n\n<Owner text="a" />\n')
  const link = (url: string) => ({ href: url, external: false })
  // A page is modelled again when the site around it has changed.
  for (const _ of [1, 2]) {
    const { files, models } = modelPage(checked, {
      site: { config: { base: '' } } as SiteView,
      link,
      html: (text) => text,
      code: codeInData,
    })
    assert.deepEqual(
      files.map(({ content }) => content),
      ['"a"', '"b"'],
    )
    const urls = models.map((model) => (model as { url: string }).url)
    assert.deepEqual(
      urls,
      [0, 1, 0].map((index) => `/${files[index]?.path}`),
    )
    assert.match(urls[0] ?? '', /^\/_assets\/words-[0-9A-F]{8}\.json$/)
  }
})

test('how often a page has a block is counted once, not for each of them', () => {
  const checked = checkedPage('<Owner />\n\n'.repeat(300))
  let reads = 0
  const blocks = new Proxy(checked.blocks, {
    get(list, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads++
      return Reflect.get(list, key, receiver)
    },
  })
  const { models } = modelPage(
    { ...checked, blocks },
    {
      site: { config: { base: '' } } as SiteView,
      link: (url) => ({ href: url, external: false }),
      html: (written) => written,
      code: codeInData,
    },
  )
  assert.equal(models.length, 300)
  assert.ok(reads < 20 * 300, String(reads))
})

test('a name that could leave the folder is a fault of the block', () => {
  for (const name of ['../x.json', 'a/b.json', 'Words.json', 'words', '.json', 'a.b.json'])
    assert.throws(() => dataFile(name, ''), /No name for a data file/, name)
})

test('what a block of a site says of itself has the general codes, or the one that it names', () => {
  const findings = [
    { message: 'An error' },
    { message: 'A warning', severity: 'warning' as const },
    { message: 'A rule', code: takenAnchor.code },
  ]
  const strict = defineBlock({
    name: 'Strict',
    summary: 'Finds something in every use.',
    contract: z.object({}),
    children: { allow: 'nothing' },
    check: () => findings,
    Template: () => null,
    markdown: () => '',
  })
  const { diagnostics } = compileFragment('<Strict />\n', undefined, { blocks: [strict as AnyBlock] })
  assert.deepEqual(
    diagnostics.map(({ code, severity, message }) => `${severity} ${code} ${message}`),
    ['error SP3009 An error', 'warning SP3014 A warning', 'warning SP3117 A rule'],
  )
})

test('each rule of the blocks that come with the tool has a code of its own', () => {
  const golden = listFiles('templates/blocks').filter((path) => path.endsWith('.out'))
  const general = golden.filter((path) => /\bSP(?:3009|3014)\b/.test(readFileSync(join(root, path), 'utf8')))
  assert.deepEqual(general, [])
})

test("a block's own check says what it knows besides what its contract refuses", () => {
  const range = defineBlock<{ name: string; from: number; to: number; note?: string | undefined }, null>({
    name: 'Range',
    summary: 'From here to there.',
    contract: z.object({ name: z.string(), from: z.number(), to: z.number(), note: z.string().optional() }),
    check: ({ props }) => [
      ...(props.from > props.to ? [{ message: 'The end comes first', path: ['to'] }] : []),
      ...(props.note === '' ? [{ message: 'Say something' }] : []),
    ],
    model: () => ({ model: null }),
    Template: () => null,
    markdown: () => '',
  })
  const messages = (text: string) =>
    compileFragment(text, undefined, { blocks: [range as AnyBlock] }).diagnostics.map(
      ({ message, line, column }) => `${line}:${column} ${message}`,
    )
  const late = 'The end comes first'
  assert.deepEqual(messages('<Range name="a" from={2} to={1} />'), [`1:26 ${late}`])
  // One that the check does not ask about: missing, of another type, misspelt, no data, unknown.
  assert.deepEqual(messages('<Range from={2} to={1} />'), ['1:1 Missing property `name` on `Range`', `1:17 ${late}`])
  for (const name of ['name={1}', 'nam="a"', 'name={a()}', 'name="a" other="b"']) {
    const found = messages(`<Range ${name} from={2} to={1} />`)
    assert.equal(found.length, 2, found.join('\n'))
    assert.ok(
      found.some((message) => message.endsWith(late)),
      name,
    )
  }
  // What follows from a property that is wrong is not said.
  for (const text of [
    '<Range name="a" from="2" to={1} />',
    '<Range name="a" to={1} />',
    '<Range name={1} from="2" to={1} />',
  ])
    assert.ok(!messages(text).join().includes(late), text)
  // The check fails where it looks into what is not known.
  const fails = { ...range, check: ({ props }: { props: { name: string } }) => [{ message: props.name.trim() }] }
  const found = compileFragment('<Range from={2} to={1} />', undefined, { blocks: [fails as AnyBlock] }).diagnostics
  assert.deepEqual(
    found.map(({ message }) => message),
    ['Missing property `name` on `Range`'],
  )
})

test('a pipe in a property of a block in a table is written as in any cell, and is one in the Markdown form', () => {
  const key = defineBlock<{ name: string }, { name: string }>({
    name: 'Key',
    summary: 'A key.',
    inline: true,
    contract: z.object({ name: z.string() }),
    model: ({ props }) => ({ model: props }),
    Template: ({ model }) => <kbd>{model.name}</kbd>,
    markdown: ({ model }) => `**${model.name}**`,
  })
  const compile = (text: string, extension = 'mdx') =>
    compileFragment(text, `content/pages/docs/fragment.${extension}`, { blocks: [key as AnyBlock] })
  const table = (cell: string) => `| A | B |\n| - | - |\n| ${cell} | b |\n`
  for (const [text, extension] of [
    ['<Key name="p\\|q" />', 'mdx'],
    ['**<Key name="p\\|q" />**', 'mdx'],
    [':key{name="p\\|q"}', 'md'],
  ] as const) {
    const { html, markdown, diagnostics } = compile(table(text), extension)
    assert.deepEqual(diagnostics, [])
    assert.match(html, /<kbd>p\|q<\/kbd>/)
    assert.match(markdown, /p\\\|q/)
    assert.match(compile(markdown, 'md').html, /p\|q/)
  }
  // Elsewhere nothing is taken away.
  assert.match(compile('Text <Key name="p\\|q" />\n').html, /<kbd>p\\\|q<\/kbd>/)
  const [cut] = compile(table('<Key name="p|q" />')).diagnostics
  assert.equal(cut?.hint, 'Write `name="p\\|q"`.')
})
