import { partHead, partsEnd } from './multipart.ts'
import { encodePart } from './pairs.ts'
import { basicOf, certificateOf, type HttpRequest, headersOf, type RequestBody } from './request.ts'
import { indent, isPlain, lines, quoter, wellFormed } from './text.ts'

// Three digits, so that none of the text can be taken for one more. `\u` is read before anything else, even in comments.
const odd = (code: number): string =>
  code < 0x100 ? `\\${code.toString(8).padStart(3, '0')}` : `\\u${code.toString(16).padStart(4, '0')}`
const text = quoter({ mark: '"', odd })
const publishers = 'HttpRequest.BodyPublishers'

/** A program with the standard library's client (Java 17). */
export function javaCode(request: HttpRequest): string {
  const { method, url, body } = request
  const basic = basicOf(request)
  const headers = headersOf(request).map(([name, value]) => `.header(${text(name)}, ${text(value)})`)
  if (basic !== null) {
    const credentials = `Base64.getEncoder().encodeToString(${text(`${basic.user}:${basic.password}`)}.getBytes())`
    headers.push(`.header("Authorization", "Basic " + ${credentials})`)
  }
  if (body?.kind === 'multipart') headers.push(`.header("Content-Type", ${text(`${body.type}; boundary=`)} + boundary)`)
  const sent = body === null ? `${publishers}.noBody()` : 'body'
  const calls = [
    ...headers,
    method === 'GET' && body === null ? '.GET()' : `.method(${text(method)}, ${sent})`,
    '.build();',
  ]
  const main = lines(
    certificateOf(request) === null
      ? null
      : '// The client certificate is set with HttpClient.newBuilder().sslContext(…).',
    ...(body?.kind === 'multipart' ? ['var boundary = UUID.randomUUID().toString();'] : []),
    body === null ? null : `var body = ${bodyCode(body)};`,
    `var request = HttpRequest.newBuilder(URI.create(${text(url)}))`,
    ...calls.map((call) => `    ${call}`),
    'var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    'System.out.println(response.statusCode() + " " + response.body());',
  )
  return lines(
    ...importsOf(body, basic !== null),
    '',
    'public class Main {',
    '  public static void main(String[] args) throws Exception {',
    // A text block loses the white space that all of its lines begin with.
    indent(main, '    '),
    '  }',
    '}',
  )
}

function importsOf(body: RequestBody | null, isBasic: boolean): readonly string[] {
  const hasFile = body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some(({ file }) => file))
  const names = [
    'java.net.URI',
    ...(body?.kind === 'form' ? ['java.net.URLEncoder'] : []),
    ...['java.net.http.HttpClient', 'java.net.http.HttpRequest', 'java.net.http.HttpResponse'],
    ...(body?.kind === 'form' ? ['java.nio.charset.StandardCharsets'] : []),
    ...(hasFile ? ['java.nio.file.Path'] : []),
    ...(isBasic ? ['java.util.Base64'] : []),
    ...(body?.kind === 'multipart' ? ['java.util.UUID'] : []),
  ]
  return names.map((name) => `import ${name};`)
}

function bodyCode(body: RequestBody): string {
  switch (body.kind) {
    case 'json':
    case 'text':
      return `${publishers}.ofString(${longText(body.text)})`
    case 'file':
      return `${publishers}.ofFile(Path.of(${text(body.file)}))`
    case 'form': {
      if (body.fields.length === 0) return `${publishers}.noBody()`
      const fields = body.fields.map(
        ([name, value]) =>
          `${text(`${encodePart(name)}=`)} + URLEncoder.encode(${text(value)}, StandardCharsets.UTF_8)`,
      )
      return `${publishers}.ofString(String.join("&",\n${indent(fields.join(',\n'), '    ')}))`
    }
    case 'multipart': {
      const parts = body.parts.flatMap((part) => {
        const head = `"--" + boundary + ${text(partHead(part))}`
        if (!part.file) return [`${publishers}.ofString(${head} + ${text(`${part.value}\r\n`)})`]
        return [
          `${publishers}.ofString(${head})`,
          `${publishers}.ofFile(Path.of(${text(part.value)}))`,
          `${publishers}.ofString("\\r\\n")`,
        ]
      })
      const all = [...parts, `${publishers}.ofString("--" + boundary + ${text(partsEnd)})`]
      return `${publishers}.concat(\n${indent(all.join(',\n'), '    ')})`
    }
  }
}

/**
 * A text block where there are several lines. The white space that all of them begin with is taken away: the first has
 * none, and the last is not empty, so that what goes is what was put there.
 */
function longText(value: string): string {
  if (!value.includes('\n') || !isPlain(value) || !/^\S.*\S$/s.test(value)) return text(value)
  const rows = wellFormed(value)
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"\\"\\"')
    .replaceAll('\t', '\\t')
    // White space at the end of a line is lost, and a mark at the end would be the block's.
    .replace(/ $/gm, '\\s')
    .replace(/"$/, '\\"')
  return `"""\n${indent(rows, '    ')}"""`
}
