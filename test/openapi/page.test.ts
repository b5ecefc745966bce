import assert from 'node:assert/strict'
import { test } from 'node:test'
import { show } from './show.ts'

const head = "openapi: 3.1.0\ninfo: { title: T, version: '1' }\nservers: [{ url: 'https://api.acme.example' }]\n"

/** A document of one operation. @param given indented as it stands below the operation's name, and what follows the paths */
const listing = (given: string) => ({
  'main.yaml': `${head}paths:
  /letters:
    get:
      operationId: ListLetters
${given}`,
})

test('what can follow a response, and its headers', () => {
  const { text, markdown, problems } = show({
    'main.yaml': `${head}paths:
  /letters:
    post:
      operationId: CreateLetter
      externalDocs: { url: 'https://acme.example/guides/letters', description: The guide to letters. }
      responses:
        '201':
          description: Created
          headers:
            X-Rate-Limit: { description: Requests that are left, schema: { type: integer, minimum: 0 } }
          links:
            Fetch: { operationId: FetchLetter, parameters: { Sid: '$response.body#/sid' }, description: Look it up. }
            Remove: { operationRef: '#/paths/~1letters~1{Sid}/delete', requestBody: { reason: spam } }
            Elsewhere:
              operationRef: 'https://other.example/openapi.yaml#/paths/x'
              server: { url: 'https://{area}.other.example', variables: { area: { default: eu } } }
            x-internal: { a: 1 }
  /letters/{Sid}:
    parameters: [{ name: Sid, in: path, required: true, schema: { type: string } }]
    get: { operationId: FetchLetter, responses: { '200': { description: It } } }
    delete: { operationId: DeleteLetter, deprecated: true, responses: { '204': { description: Gone } } }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(text, /Show Hide 1 header X-Rate-Limit integer Requests that are left/)
  assert.match(
    text,
    /What can follow FetchLetter Sid = \$response\.body#\/sid Look it up\. DeleteLetter Body = \{&quot;reason&quot;:&quot;spam&quot;\} Elsewhere Server = https:\/\/eu\.other\.example/,
  )
  assert.match(text, /More to read: The guide to letters/)
  assert.match(text, /This operation is deprecated\./)
  assert.doesNotMatch(text, /x-internal/)
  assert.match(markdown, /What can follow:\n\n- `FetchLetter`: `Sid` = `\$response\.body#\/sid`\. Look it up\.\n/)
  assert.match(markdown, /- `Elsewhere`: `Server` = `https:\/\/eu\.other\.example`/)
  assert.match(markdown, /More to read: \[The guide to letters\]\(https:\/\/acme\.example\/guides\/letters\)/)
})

test('examples of a parameter have the names that they are given, and schemas lead to what else there is to read', () => {
  const { text, markdown, problems } = show(
    listing(`      parameters:
        - name: Sort
          in: query
          schema: { type: string }
          examples:
            up: { summary: Oldest *first*, value: date }
            down: { value: '-date' }
            size: { value: size }
            again: { summary: Twice, value: date }
      responses:
        '200': { description: All, content: { application/json: { schema: { $ref: '#/components/schemas/Letter' } } } }
components:
  schemas:
    Letter:
      type: object
      externalDocs: { url: 'https://acme.example/letters', description: All about letters. }
      properties:
        stamp: { type: string, description: What was paid., externalDocs: { url: 'https://post.example/stamps' } }
        bad: { type: string, externalDocs: { url: 'javascript:alert(1)' } }
`),
  )
  assert.deepEqual(problems, [])
  assert.match(text, /Sort string Example: date \(Oldest \*first\*\) -date \(down\) size Responses/)
  assert.match(markdown, /Example: `date` \(Oldest \\\*first\\\*\), `-date` \(down\), `size`\./)
  assert.match(text, /More to read: All about letters/)
  assert.match(text, /stamp string What was paid\. More to read: post\.example .* bad string/)
  assert.match(markdown, /More to read: \[All about letters\]\(https:\/\/acme\.example\/letters\)/)
  assert.match(markdown, /What was paid\. More to read: \[post\.example\]\(https:\/\/post\.example\/stamps\)/)
  assert.doesNotMatch(text + markdown, /alert/)
})

test('examples that lie elsewhere', () => {
  const { html, markdown } = show(
    listing(`      responses:
        '200':
          description: All
          content:
            application/json:
              examples:
                long: { externalValue: 'https://acme.example/long (1).json' }
                near: { externalValue: ./near.json }
`),
  )
  assert.match(html, /<a href="https:\/\/acme\.example\/long \(1\)\.json" rel="external">.*?\(external link\)/)
  assert.match(html, /<code translate="no">\.\/near\.json<\/code>/)
  assert.match(markdown, /Example \(long\):\n\n\[.*\]\(https:\/\/acme\.example\/long%20%281%29\.json\)\n/)
  assert.match(markdown, /Example \(near\):\n\n`\.\/near\.json`\n/)
})

test('all examples of a parameter and of a property are shown', () => {
  const { text, markdown, problems } = show(
    listing(`      parameters:
        - name: to
          in: query
          schema: { type: string, example: nobody }
          examples: { a: { value: Ann }, b: { $ref: '#/components/examples/Ben' }, c: { externalValue: ./c.json } }
        - { name: color, in: query, schema: { type: [string, 'null'], examples: [red, red, null] } }
      responses: { default: { description: d } }
components:
  examples: { Ben: { value: Ben } }
`),
  )
  assert.deepEqual(problems, [])
  assert.match(text, /to string Example: Ann \(a\) Ben \(b\) color string or null Example: red null/)
  assert.match(markdown, /`to` \| `string` \| Example: `Ann` \(a\), `Ben` \(b\)\. \|/)
})

test('ways to sign in: flows, scopes, and what goes together', () => {
  const { text, markdown, problems } = show({
    'main.yaml': `${head}security:
  - oauth: [read, write]
    key: []
  - login: []
  - {}
paths:
  /letters: { get: { operationId: ListLetters, responses: { '200': { description: All } } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key, description: Made in the *console*. }
    login: { type: openIdConnect, openIdConnectUrl: 'https://login.acme.example/.well-known' }
    oauth:
      type: oauth2
      flows:
        authorizationCode:
          authorizationUrl: https://login.acme.example/authorize
          tokenUrl: https://login.acme.example/token
          scopes: { read: Read letters, write: Write letters, admin: Everything }
        clientCredentials: { tokenUrl: 'https://login.acme.example/token', scopes: {} }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(text, /OAuth 2\.0 \(read, write\) and API key in the header X-Key/)
  assert.match(text, /Authorization code: authorize at https:\/\/login\.acme\.example\/authorize , token from/)
  assert.match(text, /read Read letters write Write letters/)
  assert.doesNotMatch(text, /Everything/)
  assert.match(text, /Configuration at https:\/\/login\.acme\.example\/\.well-known none/)
  assert.match(text, /Made in the console \./)
  assert.match(markdown, /, or OpenID Connect, or none\n\n- Authorization code: authorize at `https/)
  assert.match(markdown, /\n- `write`: Write letters\n- API key in the header X-Key: Made in the \*console\*\.\n/)
})

test('what has no room, and no page of its own, is said to be in the specification', () => {
  const inside = Array.from({ length: 3000 }, (_, at) => `                  p${at}: { type: string }`).join('\n')
  const { text, markdown, problems } = show({
    'main.yaml': `${head}paths:
  /letters:
    get:
      operationId: ListLetters
      parameters:
        - name: filter
          in: query
          schema:
            type: object
            properties:
              deep:
                type: object
                properties:
${inside}
      responses: { default: { description: d } }
`,
  })
  assert.deepEqual(problems, [])
  const said = 'What is inside is too large for this page; the specification has it.'
  assert.ok(text.includes(said))
  assert.ok(markdown.includes(`\`filter.deep\` | \`object\` | ${said} |`))
})

test('how parameters and parts of a form are written', () => {
  const parameter = (name: string, more: string) => `        - { name: ${name}, in: query, ${more} }\n`
  const list = 'schema: { type: array, items: { type: string } }'
  const { text, markdown, problems } = show({
    'main.yaml': `${head}paths:
  /letters/{ids}:
    post:
      operationId: SendLetters
      parameters:
        - { name: ids, in: path, required: true, style: matrix, explode: true, ${list} }
${parameter('usual', list)}${parameter('commas', `explode: false, ${list}`)}${parameter('pipes', `style: pipeDelimited, ${list}`)}${parameter('deep', 'style: deepObject, schema: { type: object, properties: { a: {} } }')}${parameter('path', 'allowReserved: true, schema: { type: string }')}${parameter('blank', 'allowEmptyValue: true, schema: { type: string }')}${parameter('where', 'required: true, content: { application/json: { schema: { type: object, properties: { to: { type: string } } }, example: { to: x } } }')}      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string, format: binary }, meta: { type: object } } }
            encoding: { file: { contentType: 'image/png, image/jpeg' }, meta: { style: deepObject } }
      responses: { default: { description: d } }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(text, /ids array\[string\] required Written as: ;ids=a;ids=b/)
  assert.match(text, /usual array\[string\] commas array\[string\] Written as: commas=a,b/)
  assert.match(text, /Written as: pipes=a\|b/)
  assert.match(text, /Written as: deep\[key\]=a&amp;deep\[other\]=b/)
  assert.match(text, /Sent unencoded:/)
  assert.match(text, /blank string May be empty: blank=/)
  assert.match(text, /Encoding type: application\/json/)
  assert.match(text, /where=%7B%22to%22%3A%22x%22%7D/)
  assert.match(text, /-F 'file=@&lt;file&gt;'/)
  assert.match(text, /file is sent as image\/png, image\/jpeg meta is sent as style deepObject/)
  assert.match(markdown, /- `file` is sent as `image\/png, image\/jpeg`/)
})

test('the Markdown of a list says where its items are described, and parts a description from the limits', () => {
  const { markdown, problems } = show({
    'main.yaml': `${head}components:
  schemas:
    Folder:
      type: object
      properties:
        name: { type: string, description: As people see it, maxLength: 40 }
        hue: { type: string, description: 'In words, *not* as **a number**', maxLength: 40 }
        note: { type: string, description: 'Short, **or else.**', maxLength: 40 }
        folders: { type: array, description: What lies in it., items: { $ref: '#/components/schemas/Folder' } }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(markdown, /`name` \| `string` \| As people see it\. Max length: `40`\./)
  assert.match(markdown, /\| In words, \*not\* as \*\*a number\*\*\. Max length/)
  assert.match(markdown, /\| Short, \*\*or else\.\*\* Max length/)
  assert.match(
    markdown,
    /`folders` \| `array\[object\]` \| What lies in it\. The same as \[Folder\]\(#[\w-]+\) above\./,
  )
})

test('rules of a schema stand on the page and in its Markdown', () => {
  const { text, markdown, html, problems } = show({
    'main.yaml': `${head}components:
  schemas:
    Order:
      type: object
      properties: { country: { type: string }, code: {}, card: {} }
      if: { properties: { country: { const: US } } }
      then: { properties: { code: { pattern: '^[0-9]+$' } } }
      dependentRequired: { card: [address] }
      not: { required: [card, cash] }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(
    text,
    /Not allowed Given together: card cash If country string Always US Then code string Pattern: \^\[0-9\]\+\$/,
  )
  assert.match(text, /With card Required: address/)
  assert.match(html, /<div class="ref-choice ref-rule" id="order-then">/)
  assert.match(markdown, /\| <a id="order-then-code"><\/a>`Then\.code` \|/)
  assert.match(markdown, /`With card` \| `any` \| Required: `address`\./)
})

test('a webhook says that it is one, and nothing of how the API is called', () => {
  const { text, markdown, problems } = show({
    'main.yaml': `${head}security: [{ key: [] }]
webhooks:
  letterArrived:
    post: { operationId: letterArrived, responses: { '200': { description: Taken } } }
  letterLost:
    servers: [{ url: 'https://you.example/lost' }]
    post: { operationId: letterLost, security: [{ signature: [] }], responses: { '200': { description: Taken } } }
components:
  securitySchemes:
    key: { type: apiKey, in: header, name: X-Key }
    signature: { type: apiKey, in: header, name: X-Signature }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(text, /Webhook POST letterArrived/)
  assert.doesNotMatch(`${text}${markdown}`, /api\.acme\.example|X-Key/)
  assert.match(text, /Webhook POST letterLost .*https:\/\/you\.example\/lost .*API key in the header X-Signature/)
  assert.match(markdown, /## <a id="letter-arrived"><\/a>Webhook `POST letterArrived`/)
})

/** A page of an operation that makes this request of its own. */
const withCallback = (post: string) =>
  show({
    'main.yaml': `${head}paths:
  /letters:
    post:
      operationId: CreateLetter
      responses: { '201': { description: Created } }
      callbacks: { sent: { '{$request.body#/url}': { post: { ${post}, responses: { '200': { description: Taken } } } } } }
`,
  })

test('neither do callbacks, on the page and in its Markdown', () => {
  const { text, markdown } = withCallback('description: It left.')
  assert.equal(markdown.match(/Servers:/g)?.length, 1)
  assert.match(text, /POST \{\$request\.body#\/url\} It left\./)
})

test('what a callback is called, says and brings is there, on the page and in its Markdown', () => {
  const { text, markdown } = withCallback(`summary: A letter has left, description: We tell you once.,
        requestBody: { content: { application/json: { examples: { left: { summary: By plane, value: { by: plane } } } } } }`)
  assert.match(text, /A letter has left We tell you once\. .*by.*plane.*Encoding type/)
  assert.match(text, /sent POST \{/)
  assert.match(markdown, /<\/a>sent: `POST \{\$request\.body#\/url\}`\n\nA letter has left\n\nWe tell you once\./)
  assert.match(markdown, /"by": "plane"/)
})

test('what an example ends in is there for a request that is written again', () => {
  const { html } = show(
    listing(`      requestBody:
        content:
          text/csv: { example: "a,b" }
          text/tab-separated-values: { example: "a\\tb\\n" }
`),
  )
  const ends = [...html.matchAll(/data-body-example="\d" data-form="text"(?: data-end="([^"]*)")?>/g)]
  assert.deepEqual(
    ends.map(([, end]) => end),
    [undefined, '\n'],
  )
})

test('an example may be null', () => {
  const { markdown, problems } = show({
    'main.yaml': `${head}paths:
  /letters:
    get:
      operationId: ListLetters
      parameters: [{ name: from, in: query, schema: {}, examples: { none: { value: null } } }]
      responses: { '200': { description: All, content: { application/json: { examples: { none: { value: null } } } } } }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(markdown, /Example: `null`/)
  assert.match(markdown, /```json\nnull\n```/)
})

test('a summary that is neither the title nor how the description begins stands above the description', () => {
  const shown = (summary: string, description: string) =>
    show({
      'main.yaml': `${head}paths: { /letters: { get: { operationId: ListLetters, summary: '${summary}', description: '${description}', responses: { '200': { description: All } } } } }\n`,
    })
  for (const form of ['text', 'markdown'] as const) {
    assert.match(
      shown('All letters of a year', 'The newest first.')[form],
      /All letters of a year\s+The newest first\./,
    )
    assert.equal(shown('All letters.', 'All letters of a year.')[form].match(/All letters/g)?.length, 1)
  }
})

test('a summary that is Markdown all the same is shown as that', () => {
  const shown = (summary: string) =>
    show({
      'main.yaml': `${head}paths: { /letters: { get: { operationId: ListLetters, summary: ${JSON.stringify(summary)}, responses: { '200': { description: All } } } } }\n`,
    })
  const long = shown('**New?** See [all](/docs/all) with `a_b`.\n\nReturns <i>them</i>.')
  assert.match(long.html, /<p><strong>New\?<\/strong> See <a href="[^"]*">all<\/a> with <code>a_b<\/code>/)
  assert.match(long.markdown, /\n\n\*\*New\?\*\* See \[all\]\([^)]*\) with `a_b`\.\n\nReturns them\.\n/)
  assert.match(shown('All *new* letters <id>').html, /<p class="ref-summary">All \*new\* letters &lt;id&gt;<\/p>/)
})

test('a value stands in one line with a description of a paragraph', () => {
  const schema = '{ oneOf: [{ const: a, description: First. }, { const: b, description: "Second.\\n\\nLast." }] }'
  const { html } = show(listing(`      parameters: [{ name: sort, in: query, schema: ${schema} }]\n`))
  assert.match(html, /<li><code translate="no">a<\/code> <span class="ref-text">First\.<\/span><\/li>/)
  assert.match(html, /<li><code translate="no">b<\/code> <div class="ref-text flow"><p>Second\./)
})

test('the page and its Markdown form have the variables of servers, and say once what can be chosen from', () => {
  const { text, markdown, problems } = show(
    {
      'main.yaml': `openapi: 3.1.0
info: { title: T, version: '1' }
servers:
  - url: https://{region}.acme.example/{base}
    description: The regions
    variables:
      region: { default: eu, enum: [us, eu], description: Where your data lies. }
      base: { default: v1 }
paths:
  /pets:
    post:
      operationId: AddPet
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Pet' } } } }
      responses:
        '200': { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Pet' } } } } }
components:
  schemas:
    Pet: { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }
    Cat: { type: object, properties: { claws: { type: integer } } }
    Dog: { type: object, properties: { bark: { type: string } } }
`,
    },
    { schemas: false },
  )
  assert.deepEqual(problems, [])
  assert.match(
    markdown,
    /- `https:\/\/eu\.acme\.example\/v1`: The regions\n {2}- `\{region\}`: `us`, `eu` \(default\): Where your data lies\.\n {2}- `\{base\}`: `v1` \(default\)/,
  )
  assert.match(text, /\{region\} : us , eu \(default\) Where your data lies\. \{base\} : v1 \(default\)/)
  const [request = '', response = ''] = markdown.split('</a>Responses')
  for (const part of [request, response]) assert.equal(part.match(/One of: `Cat`, `Dog`\./g)?.length, 1, part)
})

test('a body that fills the requests of all languages leaves rows less room: below 200 kB with a long sidebar', () => {
  const names = Array.from({ length: 60 }, (_, at) => `property_${at}`)
  const wide = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) }
  const value = Object.fromEntries(names.map((name) => [name, `a value of ${name}`]))
  const deep = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, wide])) }
  const json = (content: object) => ({ 'application/json': content })
  const post = {
    operationId: 'CreateLetter',
    requestBody: { content: json({ schema: wide, example: value }) },
    responses: { 200: { description: 'It', content: json({ schema: deep }) } },
  }
  const { html } = show({ 'main.yaml': `${head}paths: ${JSON.stringify({ '/letters': { post } })}` })
  assert.ok(html.length > 100_000 && html.length < 140_000, `${html.length}`)
})

test('headings of descriptions stand below the heading that they are under, and code in them is left alone', () => {
  const { html, markdown } = show({
    'main.yaml': `${head}paths:
  /letters:
    get:
      operationId: ListLetters
      description: "# Order\\n\\nSend \`<id>\` first.\\n\\n### Newest\\n\\nText."
      responses: { '200': { description: "## All\\n\\nOf them." } }
`,
  })
  assert.deepEqual(
    [...html.matchAll(/<h(\d)[^>]*>(Order|Newest|All)</g)].map(([, level, title]) => `${level} ${title}`),
    ['3 Order', '4 Newest', '4 All'],
  )
  assert.match(markdown, /^### Order\n\nSend `<id>` first\.\n\n#### Newest$/m)
  assert.match(markdown, /^#### All$/m)
})

test('limits of lists within lists, and a list or a body that may hold null, on the page and in its Markdown', () => {
  const { text, markdown, problems } = show({
    'main.yaml': `${head}paths:
  /shapes:
    post:
      operationId: AddShape
      requestBody:
        content:
          application/json:
            schema:
              type: [object, 'null']
              properties:
                points: { type: array, maxItems: 9, items: { type: array, minItems: 2, items: { type: [number, 'null'], minimum: -1, description: Of the plane. } } }
                names: { type: object, additionalProperties: { type: [string, 'null'] } }
      responses: { '204': { description: Added } }
`,
  })
  assert.deepEqual(problems, [])
  assert.match(
    text,
    /points array\[array\[number \| null\]\] Max items: 9 Each item: Min items: 2 Each item: Of the plane\. Minimum: -1/,
  )
  assert.match(
    markdown,
    /`array\[array\[number \\\| null\]\]` \| Max items: `9`\. Each item: Min items: `2`\. Of the plane\. Each item: Minimum: `-1`\./,
  )
  assert.match(text, /names map\[string \| null\]/)
  assert.match(markdown, /Encoding type: `application\/json`\n\nType: `object` or null\n/)
})

test('a summary that the title of the page says already is not said again', () => {
  const { text, markdown } = show({
    'main.yaml': `${head}paths:
  /letters:
    get: { operationId: ListLetters, summary: Fragment., responses: { '204': { description: All } } }
    post: { operationId: CreateLetter, summary: Another one., responses: { '204': { description: Made } } }
`,
  })
  for (const shown of [text, markdown]) {
    assert.doesNotMatch(shown, /Fragment\./)
    assert.match(shown, /Another one\./)
  }
})

test('a link to the whole schema that contains itself leads to it in the Markdown form', () => {
  const { markdown } = show(
    {
      'main.yaml': `${head}paths: {}
components:
  schemas:
    Rule: { type: object, properties: { not: { $ref: '#/components/schemas/Rule' }, name: { type: string } } }
`,
    },
    { schemas: true },
  )
  assert.match(markdown, /\[Rule\]\(#rule\)/)
  assert.match(markdown, /<a id="rule"><\/a>/)
})

test('content without a schema has no properties in the Markdown form, too, and that of a file needs none', () => {
  const { text, markdown } = show({
    'main.yaml': `${head}paths:
  /letters:
    get:
      operationId: ListLetters
      responses: { '404': { description: None, content: { image/png: {}, application/json: {} } } }
`,
  })
  assert.match(text, /image\/png Encoding type: application\/json No properties defined/)
  assert.match(markdown, /`image\/png`\n\nEncoding type: `application\/json`\n\nNo properties defined/)
})

test('an example says all of what no schema describes', () => {
  const { text, markdown } = show(
    listing("      responses: { '200': { description: All, content: { text/csv: { example: 'a,b' } } } }"),
  )
  assert.doesNotMatch(text + markdown, /No properties defined/)
  assert.match(markdown, /`text\/csv`\n\nExample:\n\n```\na,b\n```/)
})

test('a body that has to be sent says so, on the page and in its Markdown', () => {
  const body = (required: string) =>
    show(
      listing(`      requestBody: { ${required}description: The letter., content: { text/plain: { schema: { type: string } } } }
      responses: { '204': { description: Sent } }`),
    )
  const sent = body('required: true, ')
  assert.match(sent.text, /Request body(?: Link to this section)? required The letter\./)
  assert.match(sent.markdown, /Request body\n\nrequired\n\nThe letter\./)
  assert.doesNotMatch(body('').text + body('').markdown, /required/)
})
