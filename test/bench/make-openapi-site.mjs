// Makes a site with one invented OpenAPI specification: node test/bench/make-openapi-site.mjs FOLDER OPERATIONS
// The same number always gives the same bytes. 5,000 operations have 1,000 schemas and some 10 MB: paths with four
// methods each, parameters, bodies and responses by reference, lists, nested objects, choices, and a tag for every 50. As in
// real ones, a fifth of the descriptions has code, a fifth a link, and a few are more than sentences.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { random, sentence, siteYaml, word } from './invented.mjs'

const [folder, number] = process.argv.slice(2)
if (folder === undefined || !/^\d+$/.test(number ?? '')) {
  console.error('node test/bench/make-openapi-site.mjs FOLDER OPERATIONS')
  process.exit(2)
}

const operations = Number(number)
const schemas = Math.max(1, Math.ceil(operations / 5))

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1)
const schemaName = (at) => `Record${at}`
const schemaRef = (at) => ({ $ref: `#/components/schemas/${schemaName(at)}` })

/** @returns Markdown */
function description() {
  const kind = random(25)
  if (kind < 14) return sentence()
  if (kind < 19) return `${sentence()} Can be \`${word()}\` or \`${word()}_${word()}\`: ${sentence()}`
  if (kind < 24) return `${sentence()} See [the ${word()} of a ${word()}](https://acme.example/${word()}/${word()}).`
  return `${sentence()}\n\n- **${word()}**: ${sentence()}\n- \`${word()}\``
}

const scalars = [
  () => ({ type: 'string', example: `${word()}-${random(900)}` }),
  () => ({ type: 'string', format: 'date-time' }),
  () => ({ type: 'string', minLength: 34, maxLength: 34, pattern: '^AC[0-9a-fA-F]{32}$' }),
  () => ({ type: 'integer', minimum: 0, maximum: 100 + random(900), default: random(100) }),
  () => ({ type: 'boolean', default: random(2) === 1 }),
  () => ({ type: 'string', enum: [...new Set([word(), word(), word(), word()])] }),
  () => ({ type: 'string', format: 'uri', nullable: true }),
]
const scalar = () => ({ ...scalars[random(scalars.length)](), description: description() })

function schema(at) {
  const properties = Object.fromEntries(
    Array.from({ length: 10 }, (_, index) => [`${word()}_${word()}_${index}`, scalar()]),
  )
  // Only to schemas before it, so that they end; some lead to themselves, as real ones do.
  const before = () => schemaRef(random(Math.max(1, at)))
  if (at > 0) properties.related = random(10) === 0 ? schemaRef(at) : before()
  if (at % 3 === 0) properties.items = { type: 'array', items: at === 0 ? { type: 'string' } : before() }
  if (at % 7 === 6) properties.origin = { oneOf: [before(), { type: 'string', description: sentence() }] }
  const required = Object.keys(properties).slice(0, 2)
  return { type: 'object', description: description(), required, properties }
}

const methods = ['get', 'post', 'patch', 'delete']
const json = (content) => ({ 'application/json': { schema: content } })
const page = (of) => ({
  type: 'object',
  properties: { data: { type: 'array', items: of }, next_page_uri: { type: 'string', format: 'uri', nullable: true } },
})

function operation(at) {
  const method = methods[at % 4]
  const own = schemaRef(random(schemas))
  const what = `${word()} ${word()}`
  const fields = Array.from({ length: 3 }, (_, index) => [`${capital(word())}${capital(word())}${index}`, scalar()])
  return {
    operationId: `${method}${capital(word())}${at}`,
    summary: `${capital(method)} the ${what}`,
    description: `${sentence()} ${description()}`,
    tags: [`Part ${Math.floor(at / 50)}`],
    parameters: [
      { name: 'AccountSid', in: 'path', required: true, description: description(), schema: { type: 'string' } },
      ...(method === 'get'
        ? Array.from({ length: 3 }, (_, index) => ({ name: `${word()}_${index}`, in: 'query', schema: scalar() }))
        : []),
    ],
    ...(method === 'post' && { requestBody: { required: true, content: json(own) } }),
    ...(method === 'patch' && {
      requestBody: {
        content: {
          'application/x-www-form-urlencoded': { schema: { type: 'object', properties: Object.fromEntries(fields) } },
        },
      },
    }),
    responses: {
      ...(method === 'delete'
        ? { 204: { description: 'Gone.' } }
        : { 200: { description: sentence(), content: json(method === 'get' && at % 8 === 0 ? page(own) : own) } }),
      400: { $ref: '#/components/responses/Refused' },
    },
  }
}

const paths = {}
for (let at = 0; at < operations; at++) {
  const path = `/v1/Accounts/{AccountSid}/${capital(word())}s/Part${Math.floor(at / 4)}`
  const key = at % 4 === 0 ? path : Object.keys(paths).at(-1)
  paths[key] ??= {}
  paths[key][methods[at % 4]] = operation(at)
}
const text = JSON.stringify(
  {
    openapi: '3.0.3',
    info: { title: 'Acme', version: '1.0.0', description: sentence() },
    servers: [{ url: 'https://api.acme.example' }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'basic' } },
      responses: { Refused: { description: 'The request is wrong.', content: json({ ...schemaRef(0) }) } },
      schemas: Object.fromEntries(Array.from({ length: schemas }, (_, at) => [schemaName(at), schema(at)])),
    },
  },
  null,
  1,
)

function write(path, content) {
  const target = join(folder, 'content', path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, content)
}

write('site.yaml', siteYaml)
write('pages/docs/index.md', '---\ntitle: Home\n---\n\nSee the [reference](/docs/reference).\n')
write('pages/docs/reference.md', `---\ntitle: Reference\nopenapi: acme\n---\n\n${sentence()}\n`)
write('data/openapi/acme.json', text)
console.log(`${operations} operations, ${schemas} schemas, ${(text.length / 1e6).toFixed(1)} MB`)
