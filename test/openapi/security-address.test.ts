import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readSpecifications } from '../../compiler/openapi/read-specifications.ts'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

const operation = (id: string, security: string) =>
  `    get:\n      operationId: ${id}\n      security: ${security}\n      responses: { '204': { description: Done } }`

/** Schemes in the file itself, in another one, and in one that is nothing else. */
const specification = `openapi: 3.2.0
$self: https://acme.example/kites.yaml
info: { title: Kites, version: '1' }
servers: [{ url: https://api.acme.example }]
security: [{ '#/components/securitySchemes/login': [] }]
paths:
  /a:
${operation('other', "[{ 'shared.yaml#/components/securitySchemes/key': [], login: [] }]")}
  /b:
${operation('whole', "[{ './token.yaml': [] }, { 'https://acme.example/kites.yaml#/components/securitySchemes/login': [] }]")}
  /c:
    get: { operationId: inherited, responses: { '204': { description: Done } } }
components:
  securitySchemes:
    login: { type: http, scheme: basic }
`
const shared =
  'components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key, description: Ask for one. } } }\n'

function siteWith(kites: string, sharedText = shared) {
  return pipelineOf(
    memoryContent({
      'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
      'content/data/openapi/kites.yaml': kites,
      'content/data/openapi/shared.yaml': sharedText,
      'content/data/openapi/token.yaml': 'type: http\nscheme: bearer\n',
      'content/pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
      'content/pages/docs/api.md': '---\ntitle: API\nopenapi: kites\n---\n\nText.\n',
    }),
    { mode: 'build' },
  )
}

const problemsOf = (pipeline: ReturnType<typeof siteWith>) =>
  pipeline.site.report().diagnostics.map(({ code, line, column, message }) => `${line}:${column} ${code} ${message}`)

const pipeline = siteWith(specification)
const files = await filesOf(pipeline)

test('a scheme that a requirement names by its address is shown as one that it names', () => {
  assert.deepEqual(problemsOf(pipeline), [])
  const page = (name: string) => files.get(`docs/api/${name}.md`) ?? ''
  assert.match(page('other'), /key[\s\S]*X-Key[\s\S]*Ask for one\./)
  assert.match(page('other'), /-H 'X-Key: /)
  assert.match(page('whole'), /Authentication: Bearer token, or HTTP Basic/)
  assert.match(page('whole'), /-H 'Authorization: Bearer /)
  assert.match(page('inherited'), /Authentication: HTTP Basic/)
  for (const name of ['other', 'whole', 'inherited']) assert.doesNotMatch(page(name), /securitySchemes|token\.yaml/)
})

test('the published description has such a scheme among its components, under its name', () => {
  const { security, paths, components } = JSON.parse(files.get('docs/api/openapi.json') ?? '{}')
  assert.deepEqual(security, [{ login: [] }])
  assert.deepEqual(paths['/a'].get.security, [{ key: [], login: [] }])
  assert.deepEqual(paths['/b'].get.security, [{ token: [] }, { login: [] }])
  assert.deepEqual(Object.keys(components.securitySchemes).sort(), ['key', 'login', 'token'])
})

test('an address that leads nowhere, or to what is no scheme, is unknown; faults of a scheme are told where they are', () => {
  const wrong = specification.replace("{ 'https:", "{ './tokn.yaml': [] }, { '': [] }, { 'https:")
  const faulty = shared.replace('components: {', 'components: { schemas: { A: {} },').replace('Ask for one.', '[]')
  assert.deepEqual(
    problemsOf(siteWith(wrong.replace("key': []", "key': [], 'shared.yaml#/components/schemas/A': []"), faulty)),
    [
      '10:71 SP6520 Unknown security scheme `shared.yaml#/components/schemas/A`',
      '15:44 SP6520 Unknown security scheme `./tokn.yaml`',
      '15:67 SP6520 Unknown security scheme ``',
      '1:113 SP6516 Unexpected list in `description`, expected text',
    ],
  )
})

test('a change of such a scheme makes pages of the operations that ask for it new, and no others', () => {
  const prints = (sharedText: string, kites = specification) => {
    const texts = { kites, shared: sharedText, token: 'type: http\nscheme: bearer\n' }
    const sources = Object.entries(texts).map(([name, text]) => ({
      name,
      source: { path: `content/data/openapi/${name}.yaml`, text },
    }))
    const view = readSpecifications(sources, 'acme', new Set(['kites'])).value.byName.get('kites')
    return ['other', 'whole', 'inherited'].map((operationId) => view?.partPrint({ operationId }))
  }
  const [other, whole] = prints(shared)
  const changed = shared.replace('Ask for one.', 'Find it.')
  const [otherNow, wholeNow] = prints(changed)
  assert.ok(other !== undefined && other !== otherNow)
  assert.equal(whole, wholeNow)
  const ofAll = specification.replace(
    "'#/components/securitySchemes/login'",
    "'shared.yaml#/components/securitySchemes/key'",
  )
  assert.notEqual(prints(shared, ofAll)[2], prints(changed, ofAll)[2])
})
