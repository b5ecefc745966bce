import { deepEqual, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

/** Names that a system, a language or a reader takes for something else. One line is one name. */
const names: readonly string[] = [
  ...[
    '..',
    '../../etc/passwd',
    '..\\..\\x',
    '%2e%2e%2fx',
    '/etc/passwd',
    'C:\\x',
    '\\\\host\\share',
    'a/../../b',
    './x',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'con', 'NUL', 'aux.txt', 'com1', 'lpt9'],
  ...['index', 'index.html', '_headers', '_assets', '.git', '.', ' ', '-', '~', '*', '?', '#', '<script>', '"', "'"],
  ...['раураl', 'ｐａｔｈ', 'ﬁle', 'İ', 'ß', 'e\u0301', 'é', '\u202egnp', '日本', '👩‍💻', 'a\u0000b', 'a\r\nX: y'],
  ...['Long'.repeat(300), `${'Long'.repeat(300)}2`, 'a'.repeat(5000)],
]

const config = {
  url: 'https://docs.acme.example',
  brand: { key: 'acme', name: 'Acme' },
  locales: { default: 'en-us', all: ['en-us'] },
}

/** @returns the paths of a site whose specification has these names */
async function pathsOf(specification: object): Promise<readonly string[]> {
  const content = memoryContent({
    'content/site.yaml': JSON.stringify(config),
    'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
    'content/pages/docs/ref/index.mdx': '---\ntitle: Ref\nopenapi: main\n---\n\n<OperationIndex />\n',
    'content/data/openapi/main.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      ...specification,
    }),
  })
  return [...(await filesOf(pipelineOf(content, { mode: 'build' }))).keys()]
}

const schema = (name: string) => ({ $ref: `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` })
const operation = (more: object) => ({ responses: { 200: { description: 'x' } }, ...more })
const own = (pairs: readonly (readonly [string, unknown])[]) => Object.fromEntries(pairs)

const places: Readonly<Record<string, (all: readonly string[]) => object>> = {
  operationId: (all) => ({ paths: own(all.map((name, at) => [`/${at}`, { get: operation({ operationId: name }) }])) }),
  tag: (all) => ({
    tags: all.map((name) => ({ name })),
    paths: own(all.map((name, at) => [`/${at}`, { get: operation({ operationId: `o${at}`, tags: [name] }) }])),
  }),
  schema: (all) => ({
    paths: own(
      all.map((name, at) => [
        `/${at}`,
        {
          post: operation({
            operationId: `o${at}`,
            requestBody: { content: { 'application/json': { schema: schema(name) } } },
          }),
        },
      ]),
    ),
    components: { schemas: own(all.map((name) => [name, { type: 'object', properties: { a: { type: 'string' } } }])) },
  }),
  webhook: (all) => ({ webhooks: own(all.map((name) => [name, { post: operation({}) }])) }),
  'path of the interface': (all) => ({ paths: own(all.map((name) => [`/${name}`, { get: operation({}) }])) }),
}

/** Names of devices, with or without an extension (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

for (const [name, specification] of Object.entries(places))
  test(`every file has a path that any system takes: ${name}`, async () => {
    const paths = await pathsOf(specification(names.filter((one) => one !== '__proto__')))
    ok(paths.length > 20)
    for (const path of paths)
      for (const part of path.split('/')) {
        ok(part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= 200, path)
        ok(/^[\p{L}\p{M}\p{N}._-]+$/u.test(part) && part.normalize('NFC') === part && !device.test(part), path)
      }
    const folded = paths.map((path) => path.toLowerCase())
    deepEqual(
      folded.filter((path, at) => folded.indexOf(path) !== at),
      [],
    )
  })
