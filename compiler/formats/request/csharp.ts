import { isFormData } from './multipart.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { bracketed, indent, isPlain, lines, quoter, unicodeEscape, wellFormed } from './text.ts'

const text = quoter({ mark: '"', odd: unicodeEscape })
const by = '    '
const known = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE'])

/** A program with the standard library's client (C# 11). */
export function csharpCode(request: HttpRequest): string {
  const { method, url, body } = request
  const basic = basicOf(request)
  const name = `${method.charAt(0)}${method.slice(1).toLowerCase()}`
  const verb = known.has(method) ? `HttpMethod.${name}` : `new HttpMethod(${text(method)})`
  const setsType = body !== null && body.kind !== 'form' && body.kind !== 'multipart'
  return lines(
    ...usingsOf(body, basic !== null),
    'using var client = new HttpClient();',
    certificateOf(request) === null ? null : '// The client certificate is set on an HttpClientHandler.',
    `using var request = new HttpRequestMessage(${verb}, ${text(url)});`,
    ...headersOf(request, false).map(
      ([header, value]) => `request.Headers.TryAddWithoutValidation(${text(header)}, ${text(value)});`,
    ),
    ...(basic === null
      ? []
      : [
          `var credentials = Convert.ToBase64String(Encoding.UTF8.GetBytes(${text(`${basic.user}:${basic.password}`)}));`,
          'request.Headers.TryAddWithoutValidation("Authorization", "Basic " + credentials);',
        ]),
    body === null ? null : `request.Content = ${bodyCode(body)};`,
    body?.kind === 'multipart' && !isFormData(body.type)
      ? `request.Content.Headers.ContentType!.MediaType = ${text(body.type.replace(/\s*;.*/, ''))};`
      : null,
    ...(setsType
      ? [
          'request.Content.Headers.Remove("Content-Type");',
          `request.Content.Headers.TryAddWithoutValidation("Content-Type", ${text(body.type)});`,
        ]
      : []),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  )
}

function usingsOf(body: RequestBody | null, isBasic: boolean): readonly string[] {
  const isTyped = body?.kind === 'multipart' && body.parts.some(({ type }) => type !== null)
  const names = [
    ...(isTyped ? ['System.Net.Http.Headers'] : []),
    ...(isBasic || body?.kind === 'text' || body?.kind === 'json' ? ['System.Text'] : []),
  ]
  return names.length === 0 ? [] : [...names.map((name) => `using ${name};`), '']
}

function bodyCode(body: RequestBody): string {
  switch (body.kind) {
    case 'json':
    case 'text':
      return `new StringContent(${longText(body.text)}, Encoding.UTF8)`
    case 'file':
      return `new StreamContent(File.OpenRead(${text(body.file)}))`
    case 'form': {
      const fields = body.fields.map(([name, value]) => `new(${text(name)}, ${text(value)})`)
      return `new FormUrlEncodedContent(${bracketed('new KeyValuePair<string, string>[] {', fields, '}', by)})`
    }
    case 'multipart': {
      const parts = body.parts.map(({ name, value, file, type }) => {
        const typed = type === null ? null : `MediaTypeHeaderValue.Parse(${text(type)})`
        const content = file
          ? `new StreamContent(File.OpenRead(${text(value)}))${typed === null ? '' : ` { Headers = { ContentType = ${typed} } }`}`
          : `new StringContent(${text(value)}${typed === null ? '' : `, ${typed}`})`
        return name === null ? content : `{ ${content}, ${text(name)}${file ? `, ${text(value)}` : ''} }`
      })
      return bracketed('new MultipartFormDataContent {', parts, '}', by)
    }
  }
}

/** A raw text where there are several lines: its marks are one more than any row of them inside. */
function longText(value: string): string {
  if (!value.includes('\n') || !isPlain(value)) return text(value)
  const longest = [...value.matchAll(/"+/g)].reduce((most, [row]) => Math.max(most, row.length), 2)
  const marks = '"'.repeat(longest + 1)
  const rows = wellFormed(value)
    .split('\n')
    .map((row) => `${by}${row}`)
    .join('\n')
  return `${marks}\n${rows}\n${indent(marks, by)}`
}
