import type { Multipart } from './body-plan.ts'
import { type Literals, literal } from './literal.ts'
import { isFormData, partHead, partsEnd } from './multipart.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { bracketed, hexEscape, indent, lines, quoter } from './text.ts'

const text = quoter({ mark: '"', odd: hexEscape })
const by = '    '
const list = (items: readonly string[]): string => bracketed('[', items, ']', by)
const object = (members: readonly (readonly [string, string])[]): string =>
  bracketed(
    '{',
    members.map(([name, value]) => `${text(name)}: ${value}`),
    '}',
    by,
  )
const literals: Literals = { text, nothing: 'None', yes: 'True', no: 'False', list, object }
const usual = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])

/** A call of the library Requests. */
export function pythonCode(request: HttpRequest): string {
  const { method, url, body } = request
  const basic = basicOf(request)
  const certificate = certificateOf(request)
  // The library writes `multipart/form-data` alone.
  const form = body?.kind === 'multipart' && !isFormData(body.type) ? body : null
  const headers = headersOf(request, !setsType(body)).map(([name, value]) => [name, text(value)] as const)
  if (form !== null) headers.push(['Content-Type', `${text(`${form.type}; boundary=`)} + boundary`])
  const call = usual.has(method) ? `requests.${method.toLowerCase()}(` : 'requests.request('
  const args = [
    ...(usual.has(method) ? [] : [text(method)]),
    text(url),
    ...(headers.length === 0 ? [] : [`headers=${object(headers)}`]),
    ...(basic === null ? [] : [`auth=(${text(basic.user)}, ${text(basic.password)})`]),
    ...(certificate === null ? [] : [`cert=(${text(certificate.file)}, ${text(certificate.key)})`]),
    ...(body === null ? [] : [form === null ? bodyCode(body) : 'data=form']),
  ]
  return lines(
    ...(body?.kind === 'json' && body.value === null ? ['import json', ''] : []),
    ...(form === null ? [] : ['import uuid', '']),
    'import requests',
    '',
    ...(form === null ? [] : writtenForm(form)),
    `response = ${call}\n${indent(args.join(',\n'), by)},\n)`,
    'print(response.status_code, response.text)',
  )
}

/** Whether the library sets the type by itself. */
function setsType(body: RequestBody | null): boolean {
  return body?.kind === 'form' || (body?.kind === 'json' && body.value !== null && body.type === 'application/json')
}

function bodyCode(body: RequestBody): string {
  switch (body.kind) {
    case 'json':
      // `json=None` is no body.
      return body.value === null ? 'data=json.dumps(None)' : `json=${literal(body.value, literals)}`
    case 'text':
      return `data=${text(body.text)}.encode()`
    case 'file':
      return `data=open(${text(body.file)}, "rb")`
    case 'form':
      return `data=${list(body.fields.map(([name, value]) => `(${text(name)}, ${text(value)})`))}`
    case 'multipart':
      return `files=${list(
        body.parts.map(({ name, value, file, type }) => {
          const key = text(name ?? '')
          if (file && type === null) return `(${key}, open(${text(value)}, "rb"))`
          const sent = file ? `${text(value)}, open(${text(value)}, "rb")` : `None, ${text(value)}`
          return `(${key}, (${sent}${type === null ? '' : `, ${text(type)}`}))`
        }),
      )}`
  }
}

function writtenForm({ parts }: Multipart): readonly string[] {
  const pieces = parts.map((part) => {
    const value = part.file ? `open(${text(part.value)}, "rb").read()` : `${text(part.value)}.encode()`
    return `("--" + boundary + ${text(partHead(part))}).encode() + ${value} + b"\\r\\n"`
  })
  return [
    'boundary = uuid.uuid4().hex',
    `form = b"".join(${list([...pieces, `("--" + boundary + ${text(partsEnd)}).encode()`])})`,
    '',
  ]
}
