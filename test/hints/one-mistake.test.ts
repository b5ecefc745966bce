import { deepStrictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { memoryContent, pipelineOf } from '../site.ts'

const site = {
  'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n',
  'content/pages/index.md': '# Home\n\nText.\n',
  'content/pages/b.md': '# B\n\nText.\n',
}

const told = (files: Readonly<Record<string, string>>) =>
  pipelineOf(memoryContent({ ...site, ...files }))
    .site.report()
    .diagnostics.map(({ code, severity, line, column, hint }) => `${severity} ${code} ${line}:${column} ${hint}`)

const sidebar = (entry: string) => ({
  'content/navigation/docs.yaml': `title: A\npath: /\nentries:\n  - page: { title: B, ${entry} }\n`,
})

test('a colon without its space is one mistake, with the key that was meant', () => {
  deepStrictEqual(told(sidebar('path:/b')), ['error SP1221 4:23 Write a space after the colon: `path: /b`.'])
})

test('the file of a page in place of its path is told with the path', () => {
  for (const [file, path] of Object.entries({ 'b.md': '/b', './b.md': '/b', 'a/index.mdx': '/a', 'index.md': '/' }))
    deepStrictEqual(told(sidebar(`path: ${file}`)), [`error SP1223 4:29 Write \`${path}\`.`])
})

test('curly quotes around a value are one mistake, be the value right without them or not', () => {
  const [url, name] = [
    'url: “https://a.example”\nbrand: { key: a, name: A }\n',
    'url: https://a.example\nbrand: { key: a, name: “A” }\n',
  ]
  const hint = (text: string) => `Write \`"${text}"\`; quotes that readers are to see stand inside straight ones.`
  deepStrictEqual(told({ 'content/site.yaml': url }), [`error SP1250 1:6 ${hint('https://a.example')}`])
  deepStrictEqual(told({ 'content/site.yaml': name }), [`warning SP1250 2:24 ${hint('A')}`])
})

test('a path parameter whose place is misspelt is not missing, too', () => {
  const parameter = '{ name: id, in: paht, required: true, schema: { type: string } }'
  const operation = `get:\n      operationId: a\n      parameters: [${parameter}]\n      responses: { "200": { description: OK } }\n`
  const spec = `openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a/{id}:\n    ${operation}`
  const page = '---\ntitle: API\nopenapi: acme\n---\n'
  deepStrictEqual(told({ 'content/data/openapi/acme.yaml': spec, 'content/pages/api.md': page }), [
    'error SP6506 7:36 Did you mean `path`?',
  ])
})
