import type { Multipart } from './body-plan.ts'
import { type Literals, literal } from './literal.ts'
import { isRareForm, partHead, partsEnd } from './multipart.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { bracketed, lines, quoter, unicodeEscape } from './text.ts'

const text = quoter({ mark: '"', also: /#(?=[{$@])/g, odd: unicodeEscape })
const list = (items: readonly string[]): string => bracketed('[', items, ']')
const object = (members: readonly (readonly [string, string])[]): string =>
  bracketed(
    '{',
    members.map(([name, value]) => `${text(name)} => ${value}`),
    '}',
  )
const literals: Literals = { text, nothing: 'nil', yes: 'true', no: 'false', list, object }
const usual = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])

/** A request with the standard library's `net/http`. */
export function rubyCode(request: HttpRequest): string {
  const { method, body } = request
  const basic = basicOf(request)
  const certificate = certificateOf(request)
  const made = usual.has(method)
    ? `Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`
    : `Net::HTTPGenericRequest.new(${text(method)}, ${body !== null}, true, uri)`
  return lines(
    body?.kind === 'json' ? 'require "json"' : null,
    'require "net/http"',
    ...(body?.kind === 'multipart' && isRareForm(body) ? ['require "securerandom"'] : []),
    ...(certificate === null ? [] : ['require "openssl"']),
    '',
    `uri = URI(${text(request.url)})`,
    `request = ${made}`,
    ...headersOf(request, body?.kind !== 'form').map(([name, value]) => `request[${text(name)}] = ${text(value)}`),
    basic === null ? null : `request.basic_auth(${text(basic.user)}, ${text(basic.password)})`,
    body === null ? null : bodyCode(body),
    '',
    `http = Net::HTTP.new(uri.host, uri.port)`,
    'http.use_ssl = uri.scheme == "https"',
    ...(certificate === null
      ? []
      : [
          `http.cert = OpenSSL::X509::Certificate.new(File.read(${text(certificate.file)}))`,
          `http.key = OpenSSL::PKey.read(File.read(${text(certificate.key)}))`,
        ]),
    'response = http.request(request)',
    'puts response.code, response.body',
  )
}

function bodyCode(body: RequestBody): string {
  switch (body.kind) {
    case 'json':
      return `request.body = JSON.generate(${literal(body.value, literals)})`
    case 'text':
      return `request.body = ${text(body.text)}`
    case 'file':
      return `request.body = File.binread(${text(body.file)})`
    case 'form':
      return `request.set_form_data(${list(body.fields.map(([name, value]) => `[${text(name)}, ${text(value)}]`))})`
    case 'multipart': {
      if (isRareForm(body)) return writtenForm(body)
      const parts = body.parts.map(({ name, value, file, type }) => {
        const typed = type === null ? '' : `, { content_type: ${text(type)} }`
        return `[${text(name ?? '')}, ${file ? `File.open(${text(value)}, "rb")` : text(value)}${typed}]`
      })
      return `request.set_form(${list(parts)}, "multipart/form-data")`
    }
  }
}

function writtenForm({ type, parts }: Multipart): string {
  const pieces = parts.map((part) => {
    const value = part.file ? `File.binread(${text(part.value)})` : `${text(part.value)}.b`
    return `"--" + boundary + ${text(partHead(part))}.b + ${value} + "\\r\\n"`
  })
  return lines(
    'boundary = SecureRandom.hex(16)',
    `request["Content-Type"] = ${text(`${type}; boundary=`)} + boundary`,
    `request.body = ${list([...pieces, `"--" + boundary + ${text(partsEnd)}`])}.join`,
  )
}
