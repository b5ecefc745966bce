import { type Literals, literal } from './literal.ts'
import { isRareForm, partHead, partsEnd } from './multipart.ts'
import { encodePart } from './pairs.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { bracketed, isPlain, lines, quoter, wellFormed } from './text.ts'

const by = '    '
const escaped = quoter({ mark: '"', also: /\$/g, odd: (code) => `\\u{${code.toString(16)}}` })

/** Between single marks where that is enough. */
function text(value: string): string {
  if (!isPlain(value) || /[\n\t]/.test(value)) return escaped(value)
  return `'${wellFormed(value).replace(/[\\']/g, '\\$&')}'`
}
const list = (items: readonly string[]): string => bracketed('[', items, ']', by)
const pairs = (members: readonly (readonly [string, string])[]): string =>
  list(members.map(([name, value]) => `${text(name)} => ${value}`))

/** Names that are numbers from 0 on would make a list of the object, and so would none at all. */
function object(members: readonly (readonly [string, string])[]): string {
  if (members.length === 0) return 'new stdClass()'
  return `${members[0]?.[0] === '0' ? '(object) ' : ''}${pairs(members)}`
}
const literals: Literals = { text, nothing: 'null', yes: 'true', no: 'false', list, object }

/** A request with the extension cURL. */
export function phpCode(request: HttpRequest): string {
  const { method, url, body } = request
  const basic = basicOf(request)
  const certificate = certificateOf(request)
  const manual = body?.kind === 'multipart' && (isRareForm(body) || repeats(body.parts.map(({ name }) => name)))
  const headers = [
    ...headersOf(request, body?.kind !== 'form').map(([name, value]) => text(`${name}: ${value}`)),
    ...(manual ? [`${text(`Content-Type: ${body.type}; boundary=`)} . $boundary`] : []),
  ]
  const options = [
    ['CURLOPT_RETURNTRANSFER', 'true'],
    ...(method === 'HEAD' ? [['CURLOPT_NOBODY', 'true']] : []),
    ...(method === 'GET' || method === 'HEAD' ? [] : [['CURLOPT_CUSTOMREQUEST', text(method)]]),
    ...(method === 'GET' && body !== null ? [['CURLOPT_CUSTOMREQUEST', text(method)]] : []),
    ...(headers.length === 0 ? [] : [['CURLOPT_HTTPHEADER', list(headers)]]),
    ...(basic === null ? [] : [['CURLOPT_USERPWD', text(`${basic.user}:${basic.password}`)]]),
    ...(certificate === null
      ? []
      : [
          ['CURLOPT_SSLCERT', text(certificate.file)],
          ['CURLOPT_SSLKEY', text(certificate.key)],
        ]),
    ...(body === null ? [] : [['CURLOPT_POSTFIELDS', bodyCode(body, manual)]]),
  ]
  return lines(
    '<?php',
    '',
    ...(manual ? ['$boundary = bin2hex(random_bytes(16));'] : []),
    `$request = curl_init(${text(url)});`,
    `curl_setopt_array($request, ${list(options.map((pair) => pair.join(' => ')))});`,
    '$response = curl_exec($request);',
    'echo curl_getinfo($request, CURLINFO_RESPONSE_CODE), PHP_EOL, $response;',
  )
}

const repeats = (names: readonly (string | null)[]): boolean => new Set(names).size < names.length

function bodyCode(body: RequestBody, manual: boolean): string {
  switch (body.kind) {
    case 'json':
      return `json_encode(${literal(body.value, literals)})`
    case 'text':
      return text(body.text)
    case 'file':
      return `file_get_contents(${text(body.file)})`
    case 'form':
      return formCode(body.fields)
    case 'multipart':
      if (!manual)
        return pairs(
          body.parts.map(({ name, value, file, type }) => {
            const typed = type === null ? '' : `, ${text(type)}`
            return [name ?? '', file ? `new CURLFile(${text(value)}${typed})` : text(value)]
          }),
        )
      return `implode('', ${list([
        ...body.parts.map((part) => {
          const value = part.file ? `file_get_contents(${text(part.value)})` : text(part.value)
          return `'--' . $boundary . ${text(partHead(part))} . ${value} . "\\r\\n"`
        }),
        `'--' . $boundary . ${text(partsEnd)}`,
      ])})`
  }
}

/** An array has a name once; a list repeats it. */
function formCode(fields: readonly (readonly [string, string])[]): string {
  if (!repeats(fields.map(([name]) => name)))
    return `http_build_query(${pairs(fields.map(([name, value]) => [name, text(value)]))})`
  const parts = fields.map(([name, value]) => `${text(`${encodePart(name)}=`)} . urlencode(${text(value)})`)
  return `implode('&', ${list(parts)})`
}
