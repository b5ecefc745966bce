import type { DataValue, Operation, Parameter, SecurityScheme } from './model.ts'
import { placeholder, showPlaceholders } from './placeholder.ts'
import { encodePart, formPairs, type Pair, queryPairs } from './serialize.ts'

/** Code that makes the request. */
export interface RequestSample {
  /** The language label: one of the product's code languages where it is one. */
  readonly label: string
  /** The fence's language, for highlighting. */
  readonly lang: string
  readonly code: string
  /** `generated` from the operation, or as the `specification` has it. */
  readonly source: 'generated' | 'specification'
  /** Texts such as `<AccountSid>` in the code that a reader has to put a value of their own for. */
  readonly placeholders: readonly string[]
}

/**
 * The samples of an operation: those that the specification brings, and a curl command unless one of them is.
 * A webhook or callback is called by the provider, so nothing is made up for it.
 */
export function samplesFor(operation: Operation): readonly RequestSample[] {
  const supplied = operation.samples.map(({ lang, label, code }): RequestSample => {
    const known = labelOf(lang)
    return {
      label: label === lang ? known.label : label,
      lang: known.lang,
      code,
      source: 'specification',
      placeholders: [],
    }
  })
  if (operation.kind !== 'operation' || supplied.some(({ label }) => label.toLowerCase() === 'curl')) return supplied
  const curl = curlSample(operation)
  return curl === null ? supplied : [...supplied, curl]
}

/**
 * A curl command for an operation's first server: required parameters, the first example of its body (else what the body
 * must hold), and the first way to sign in. Values that nobody gave are placeholders in angle brackets, in quotes, so that
 * a shell does nothing with them.
 *
 * @returns null when the server is no HTTP address
 */
export function curlSample(operation: Operation): RequestSample | null {
  const server = serverOf(operation)
  if (server === null) return null
  const parameters = operation.parameters.flatMap((group) => group.parameters)
  const [signIn = []] = operation.security
  const auth = signIn.map(authOf)
  const query = [...parameters.filter(isSent('query')).flatMap(queryPairs), ...auth.flatMap(({ query = [] }) => query)]
  const path = pathOf(operation.path, parameters)
  const url = `${server}${path}${query.length === 0 ? '' : `?${query.map(encodePair).join('&')}`}`
  const body = bodyOf(operation)
  const method = methodOf(operation.method, body.length > 0)
  const headers = parameters
    .filter(isSent('header'))
    .map(({ name, ...parameter }) => `${name}: ${sentValue({ name, ...parameter })}`)
  const cookies = parameters
    .filter(isSent('cookie'))
    .map((parameter) => `${parameter.name}=${encodePart(sentValue(parameter))}`)
  const allCookies = [...cookies, ...auth.flatMap(({ cookie = [] }) => cookie)]
  const lines = [
    `curl ${method}${url.startsWith('-') ? '--url ' : ''}${quote(url)}`,
    ...headers.map((header) => `-H ${quote(header)}`),
    ...(allCookies.length === 0 ? [] : [`-b ${quote(allCookies.join('; '))}`]),
    ...body,
    ...auth.flatMap(({ options = [] }) => options),
  ]
  const { text, placeholders } = showPlaceholders(lines.join(' \\\n  '))
  return { label: 'curl', lang: 'bash', code: text, source: 'generated', placeholders }
}

/** @returns text as one word of a POSIX shell, whatever it holds */
export function quote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`
}

function isSent(location: Parameter['location']) {
  return (parameter: Parameter) => parameter.location === location && parameter.required
}

function serverOf({ servers }: Operation): string | null {
  const url = servers[0]?.url ?? '/'
  const open = url.replace(/\{([^{}]+)\}/g, (_, name: string) => placeholder(name)).replace(/[\s{}[\]]/g, encodePart)
  if (/^https?:\/\//i.test(open)) return open.replace(/\/+$/, '')
  if (/^[a-z][a-z0-9+.-]*:/i.test(open)) return null
  return `https:${open.startsWith('//') ? '' : `//${placeholder('host')}/`}${open}`
    .replace(/([^:])\/{2,}/g, '$1/')
    .replace(/\/+$/, '')
}

function pathOf(path: string, parameters: readonly Parameter[]): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const parameter = parameters.find((one) => one.location === 'path' && one.name === name)
    return parameter === undefined ? placeholder(name) : encodePart(sentValue(parameter))
  })
}

function sentValue({
  name,
  example,
  constant,
  values,
}: Pick<Parameter, 'name' | 'example' | 'constant' | 'values'>): string {
  const value = example ?? constant ?? values[0]?.value
  if (value === undefined || value === null) return placeholder(name)
  // A header is one line.
  return (typeof value === 'object' ? JSON.stringify(value) : String(value)).replace(/[\r\n]+/g, ' ')
}

function encodePair([name, value]: Pair): string {
  return `${encodePart(name)}=${encodePart(value)}`
}

function methodOf(method: string, hasBody: boolean): string {
  if (method === 'HEAD') return '--head '
  return method === 'GET' && !hasBody ? '' : `-X ${method} `
}

interface Auth {
  readonly options?: readonly string[]
  readonly query?: readonly Pair[]
  readonly cookie?: readonly string[]
}

function authOf({ type, scheme, in: location, parameter }: SecurityScheme): Auth {
  if (type === 'http' && scheme === 'basic')
    return { options: [`-u ${quote(`${placeholder('username')}:${placeholder('password')}`)}`] }
  if (type === 'http' && scheme !== 'bearer' && scheme !== null) {
    return { options: [`-H ${quote(`Authorization: ${scheme} ${placeholder('credentials')}`)}`] }
  }
  if (type === 'apiKey' && parameter !== null) {
    if (location === 'query') return { query: [[parameter, placeholder('api-key')]] }
    if (location === 'cookie') return { cookie: [`${parameter}=${placeholder('api-key')}`] }
    return { options: [`-H ${quote(`${parameter}: ${placeholder('api-key')}`)}`] }
  }
  if (type === 'mutualTLS')
    return { options: [`--cert ${quote(placeholder('certificate'))}`, `--key ${quote(placeholder('private-key'))}`] }
  return type === 'unknown' ? {} : { options: [`-H ${quote(`Authorization: Bearer ${placeholder('token')}`)}`] }
}

/** In UTF-16 units. */
const longestBody = 12_000

/** Options that send the body; `--data-raw` and `--form-string` take values that begin with `@` or `<` as they are. */
function bodyOf({ body }: Operation): readonly string[] {
  const content = body?.contents[0]
  if (content === undefined) return []
  const { encodingType, examples, skeleton, encodings } = content
  const given = examples.find(
    ({ source, externalValue, cut }) => source !== 'generated' && externalValue === null && !cut,
  )
  const value: DataValue | undefined = given?.value ?? skeleton
  if (/^application\/x-www-form-urlencoded/i.test(encodingType)) {
    return formPairs(value, encodings).map(([name, text]) => `--data-urlencode ${quote(`${encodePart(name)}=${text}`)}`)
  }
  if (/^multipart\//i.test(encodingType)) return multipart(value, content.schema)
  const header = `-H ${quote(`Content-Type: ${encodingType.replace(/[\r\n]+/g, ' ')}`)}`
  if (value === undefined) return [header, `--data-binary ${quote(`@${placeholder('file')}`)}`]
  const text = typeof value === 'string' && !/json/i.test(encodingType) ? value : JSON.stringify(value, null, 2)
  // Nobody types so much: it comes from a file.
  if (text.length > longestBody) return [header, `--data-binary ${quote(`@${placeholder('file')}`)}`]
  return [header, `--data-raw ${quote(text)}`]
}

function multipart(
  value: DataValue | undefined,
  schema: { readonly properties: readonly { readonly name: string | null; readonly typeLabel: string }[] } | null,
): readonly string[] {
  const files = new Set(
    schema?.properties.filter(({ typeLabel }) => /<binary>|^string<byte>/.test(typeLabel)).map(({ name }) => name),
  )
  return formPairs(value, new Map()).map(([name, text]) =>
    files.has(name) ? `-F ${quote(`${name}=@${placeholder(name)}`)}` : `--form-string ${quote(`${name}=${text}`)}`,
  )
}

/** Names of sample languages in specifications, by the product's labels and by the fence's language. */
const languages: readonly (readonly [pattern: RegExp, label: string, lang: string])[] = [
  [/^(?:curl|shell ?\+ ?curl)$/i, 'curl', 'bash'],
  [/^(?:node(?:\.?js)?|javascript|js|typescript|ts)$/i, 'Node.js', 'javascript'],
  [/^(?:c#|csharp|dotnet|\.net)$/i, 'C#', 'csharp'],
  [/^python3?$/i, 'Python', 'python'],
  [/^ruby$/i, 'Ruby', 'ruby'],
  [/^go(?:lang)?$/i, 'Go', 'go'],
  [/^java$/i, 'Java', 'java'],
  [/^php$/i, 'PHP', 'php'],
  [/^(?:bash|sh)$/i, 'Bash', 'bash'],
  [/^shell$/i, 'Shell', 'shell'],
]

function labelOf(lang: string): { readonly label: string; readonly lang: string } {
  const known = languages.find(([pattern]) => pattern.test(lang.trim()))
  return known === undefined ? { label: lang, lang: lang.toLowerCase() } : { label: known[1], lang: known[2] }
}
