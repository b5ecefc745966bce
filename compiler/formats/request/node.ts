import type { Multipart } from './body-plan.ts'
import { type Literals, literal } from './literal.ts'
import { isRareForm, partHead, partsEnd } from './multipart.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { bracketed, hexEscape, lines, quoter } from './text.ts'

const text = quoter({ mark: "'", odd: hexEscape })
const list = (items: readonly string[]): string => bracketed('[', items, ']')

/** A name that needs no quotes. `__proto__` would set the prototype; in brackets it is a property like any other. */
function key(name: string): string {
  if (name === '__proto__') return `[${text(name)}]`
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name)
}
const object = (members: readonly (readonly [string, string])[]): string =>
  bracketed(
    '{',
    members.map(([name, value]) => `${key(name)}: ${value}`),
    '}',
  )
const literals: Literals = { text, nothing: 'null', yes: 'true', no: 'false', list, object }

/** A call of `fetch`, as a module of Node.js. */
export function nodeCode(request: HttpRequest): string {
  const { method, url, body } = request
  // `fetch` refuses a body of these.
  const refuses = method === 'GET' || method === 'HEAD' || method === 'TRACE'
  const sent = refuses ? null : body
  const basic = basicOf(request)
  // A form's type is set by what holds it.
  const headers = headersOf({ ...request, body: sent }, sent?.kind !== 'form').map(
    ([name, value]) => [name, text(value)] as const,
  )
  if (basic !== null) {
    const credentials = `Buffer.from(${text(`${basic.user}:${basic.password}`)}).toString('base64')`
    headers.push(['Authorization', `'Basic ' + ${credentials}`])
  }
  const options = [
    ...(method === 'GET' ? [] : [['method', text(method)] as const]),
    ...(headers.length === 0 ? [] : [['headers', object(headers)] as const]),
    ...(sent === null ? [] : [['body', bodyCode(sent)] as const]),
  ]
  return lines(
    ...imports(sent),
    refuses && body !== null ? `// fetch sends no body with ${method}: take another client for this request.` : null,
    certificateOf(request) === null ? null : '// The client certificate is set on a dispatcher of undici.',
    ...formLines(sent),
    `const response = await fetch(${text(url)}${options.length === 0 ? '' : `, ${object(options)}`})`,
    'console.log(response.status, await response.text())',
  )
}

function imports(body: RequestBody | null): readonly string[] {
  if (body?.kind === 'file') return ["import { readFile } from 'node:fs/promises'", '']
  const hasFile = body?.kind === 'multipart' && body.parts.some(({ file }) => file)
  return hasFile ? ["import { openAsBlob } from 'node:fs'", ''] : []
}

function formLines(body: RequestBody | null): readonly string[] {
  if (body?.kind !== 'multipart') return []
  if (isRareForm(body)) return writtenForm(body)
  const parts = body.parts.map(({ name, value, file, type }) => {
    const typed = type === null ? '' : `, { type: ${text(type)} }`
    return file
      ? `form.append(${text(name ?? '')}, await openAsBlob(${text(value)}${typed}), ${text(value)})`
      : `form.append(${text(name ?? '')}, ${text(value)})`
  })
  return ['const form = new FormData()', ...parts, '']
}

function writtenForm({ type: form, parts }: Multipart): readonly string[] {
  const pieces = parts.flatMap((part) => [
    `'--' + boundary + ${text(partHead(part))}`,
    part.file ? `await openAsBlob(${text(part.value)})` : text(part.value),
    `'\\r\\n'`,
  ])
  const type = `{ type: ${text(`${form}; boundary=`)} + boundary }`
  return [
    'const boundary = crypto.randomUUID()',
    `const form = new Blob(${list([...pieces, `'--' + boundary + ${text(partsEnd)}`])}, ${type})`,
    '',
  ]
}

function bodyCode(body: RequestBody): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${literal(body.value, literals)})`
    case 'text':
      return text(body.text)
    case 'file':
      return `await readFile(${text(body.file)})`
    case 'form':
      return `new URLSearchParams(${list(body.fields.map(([name, value]) => `[${text(name)}, ${text(value)}]`))})`
    case 'multipart':
      return 'form'
  }
}
