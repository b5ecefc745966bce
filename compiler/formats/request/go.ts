import type { Part } from './body-plan.ts'
import { partHeaders } from './multipart.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { isPlain, lines, quoter, unicodeEscape, wellFormed } from './text.ts'

const text = quoter({ mark: '"', odd: unicodeEscape })
const by = '\t'

/** A program with the standard library's `net/http`. */
export function goCode(request: HttpRequest): string {
  const { method, url, body } = request
  const basic = basicOf(request)
  const isMultipart = body?.kind === 'multipart'
  const main = [
    ...(body === null ? [] : bodyLines(body)),
    `request, err := http.NewRequest(${text(method)}, ${text(url)}, ${body === null ? 'nil' : senderOf(body)})`,
    ...check,
    // `Set` would write a name in another case than the operation has it.
    ...headersOf(request).map(([name, value]) => `request.Header.Add(${text(name)}, ${text(value)})`),
    ...(isMultipart ? [`request.Header.Set("Content-Type", ${text(`${body.type}; boundary=`)}+form.Boundary())`] : []),
    ...(basic === null ? [] : [`request.SetBasicAuth(${text(basic.user)}, ${text(basic.password)})`]),
    ...(certificateOf(request) === null
      ? []
      : ['// The client certificate is set in the TLSClientConfig of a http.Transport.']),
    '',
    'response, err := http.DefaultClient.Do(request)',
    ...check,
    'defer response.Body.Close()',
    'answer, err := io.ReadAll(response.Body)',
    ...check,
    'fmt.Println(response.Status, string(answer))',
  ]
  return lines(
    'package main',
    '',
    'import (',
    ...importsOf(body).map((name) => `${by}"${name}"`),
    ')',
    '',
    'func main() {',
    ...main.map((line) => (line === '' ? line : `${by}${line}`)),
    '}',
  )
}

const check = ['if err != nil {', `${by}log.Fatal(err)`, '}']

function importsOf(body: RequestBody | null): readonly string[] {
  const isMultipart = body?.kind === 'multipart'
  const hasFile = body?.kind === 'file' || (isMultipart && body.parts.some(({ file }) => file))
  return [
    ...(isMultipart ? ['bytes'] : []),
    ...['fmt', 'io', 'log'],
    ...(isMultipart ? ['mime/multipart'] : []),
    'net/http',
    ...(isMultipart && body.parts.some(({ name, type }) => type !== null || name === null) ? ['net/textproto'] : []),
    ...(body?.kind === 'form' ? ['net/url'] : []),
    ...(hasFile ? ['os'] : []),
    ...(body !== null && body.kind !== 'file' && !isMultipart ? ['strings'] : []),
  ]
}

function bodyLines(body: RequestBody): readonly string[] {
  switch (body.kind) {
    case 'json':
    case 'text':
      return [`body := strings.NewReader(${longText(body.text)})`]
    case 'file':
      return [`body, err := os.Open(${text(body.file)})`, ...check]
    case 'form':
      return ['form := url.Values{}', ...body.fields.map(([name, value]) => `form.Add(${text(name)}, ${text(value)})`)]
    case 'multipart':
      return [
        'body := &bytes.Buffer{}',
        'form := multipart.NewWriter(body)',
        ...body.parts.flatMap(partLines),
        'form.Close()',
      ]
  }
}

function partLines(part: Part, index: number): readonly string[] {
  const [file, held] = [`file${index + 1}`, `part${index + 1}`]
  const { name, value, type } = part
  if (!part.file && type === null && name !== null) return [`form.WriteField(${text(name)}, ${text(value)})`]
  return [
    ...(part.file ? [`${file}, err := os.Open(${text(value)})`, ...check] : []),
    ...(type === null && name !== null
      ? [`${held}, err := form.CreateFormFile(${text(name)}, ${text(value)})`]
      : [
          `${held}, err := form.CreatePart(textproto.MIMEHeader{`,
          ...partHeaders(part).map(
            ([key, one]) => `${by}${`${text(key)}:`.padEnd(name === null ? 0 : 22)} {${text(one)}},`,
          ),
          '})',
        ]),
    ...check,
    part.file ? `io.Copy(${held}, ${file})` : `io.WriteString(${held}, ${text(value)})`,
  ]
}

const senderOf = (body: RequestBody): string => (body.kind === 'form' ? 'strings.NewReader(form.Encode())' : 'body')

/** A raw text where there are several lines: it takes all but its own mark as it is. */
function longText(value: string): string {
  if (!value.includes('\n') || value.includes('`') || !isPlain(value)) return text(value)
  return `\`${wellFormed(value)}\``
}
