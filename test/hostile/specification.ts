/** @returns Markdown that has an address wherever Markdown can */
function markdownWith(url: string): string {
  const quoted = url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const html = `<a href="${quoted}">y</a> <q cite="${quoted}">z</q> <img src="${quoted}" alt="">`
  // What one reader takes for code is none to another.
  const hidden = `\\\\<script>alert(1)</script> \\\\<img src=x onerror=alert(1)> <b title="\`"> [x](<${url}>) <b title="\`"> \\\` [x](<${url}>) \\\``
  return `[x](<${url}>) ![i](<${url}>) <${url}> ${html}\n\n[r]\n\n[r]: <${url}>\n\n${url}\n\n${hidden}\n`
}

/** @returns an OpenAPI document with an address in every place where one, or a text, may stand */
export function hostileSpecification(url: string): unknown {
  const description = markdownWith(url)
  const externalDocs = { url, description }
  const server = { url, description }
  const variable = { default: url, enum: [url], description }
  const schema = { $ref: '#/components/schemas/S' }
  const json = (examples: object) => ({ 'application/json': { schema, ...examples } })
  return {
    openapi: '3.1.0',
    info: {
      title: url,
      version: '1',
      summary: url,
      description,
      termsOfService: url,
      contact: { url, email: url, name: url },
      license: { name: url, url },
    },
    externalDocs,
    tags: [{ name: 'T', description, externalDocs: { url } }],
    servers: [server, { url: 'https://{h}.example/{p}', variables: { h: variable, p: variable } }],
    paths: {
      '/a': {
        get: {
          operationId: 'Send',
          tags: ['T'],
          summary: url,
          description,
          externalDocs,
          security: [{ oauth: [url] }, { openId: [] }, { key: [] }],
          parameters: [
            {
              name: 'q',
              in: 'query',
              description,
              schema: { type: 'string', format: 'uri', default: url, example: url, externalDocs, title: url },
            },
            { name: url, in: 'header', schema: {} },
          ],
          requestBody: {
            description,
            content: json({ examples: { a: { externalValue: url, summary: url, description }, b: { value: url } } }),
          },
          responses: {
            200: {
              description,
              headers: { X: { description, schema: { example: url } } },
              content: json({}),
              links: { l: { operationRef: '#/paths/~1a/get', description, server } },
            },
            302: { description: url },
          },
          callbacks: {
            cb: { [url]: { post: { summary: url, description, externalDocs, servers: [server], responses: {} } } },
          },
          'x-codeSamples': [{ lang: 'curl', label: url, source: url }],
        },
      },
    },
    webhooks: { w: { post: { operationId: 'Hook', description, externalDocs, responses: {} } } },
    components: {
      schemas: {
        S: {
          title: url,
          description,
          externalDocs,
          xml: { namespace: url, name: 'x', prefix: 'p' },
          properties: { a: { type: 'string', description, default: url, const: url, externalDocs } },
        },
      },
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          description,
          flows: {
            authorizationCode: {
              authorizationUrl: url,
              tokenUrl: url,
              refreshUrl: url,
              scopes: { [url]: description },
            },
            implicit: { authorizationUrl: url, scopes: {} },
          },
        },
        openId: { type: 'openIdConnect', openIdConnectUrl: url, description },
        key: { type: 'apiKey', in: 'header', name: url, description },
      },
    },
  }
}
