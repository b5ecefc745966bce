import type { Part } from './body-plan.ts'
import { isFormData } from './multipart.ts'
import { encodePart } from './pairs.ts'
import type { HttpRequest, RequestBody, SignIn } from './request.ts'

/** A command of curl. Values are in quotes, so that a shell does nothing with them. */
export function curlCode({ method, url, headers, cookies, body, signIn }: HttpRequest): string {
  const sent = body === null ? [] : optionsOf(body)
  return [
    `curl ${methodOf(method, sent.length > 0)}${url.startsWith('-') ? '--url ' : ''}${quote(url)}`,
    ...headers.map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    ...(cookies.length === 0 ? [] : [`-b ${quote(cookies.join('; '))}`]),
    ...sent,
    ...signIn.flatMap(signInOptions),
  ].join(' \\\n  ')
}

/** @returns text as one word of a POSIX shell, whatever it holds */
export function quote(text: string): string {
  return `'${text.replaceAll('\0', '').replaceAll("'", "'\\''")}'`
}

function methodOf(method: string, hasBody: boolean): string {
  if (method === 'HEAD') return '--head '
  return method === 'GET' && !hasBody ? '' : `-X ${method} `
}

/** `--data-raw` and `--form-string` take values that begin with `@` or `<` as they are. */
function optionsOf(body: RequestBody): readonly string[] {
  switch (body.kind) {
    case 'form':
      return body.fields.map(([name, value]) => `--data-urlencode ${quote(`${encodePart(name)}=${value}`)}`)
    case 'multipart':
      return [...(isFormData(body.type) ? [] : [typeOption(body.type)]), ...body.parts.map(partOption)]
    case 'file':
      return [typeOption(body.type), `--data-binary ${quote(`@${body.file}`)}`]
    default:
      return [typeOption(body.type), `--data-raw ${quote(body.text)}`]
  }
}

/** Between marks of its own, a value of `-F` is taken as it is; a type may follow them. */
function partOption({ name, value, file, type }: Part): string {
  const typed = type === null ? '' : `;type=${type}`
  const key = name ?? ''
  if (file) return `-F ${quote(`${key}=@${value}${typed}`)}`
  if (type === null) return `--form-string ${quote(`${key}=${value}`)}`
  return `-F ${quote(`${key}="${value.replace(/[\\"]/g, '\\$&')}"${typed}`)}`
}

const typeOption = (type: string): string => `-H ${quote(`Content-Type: ${type}`)}`

function signInOptions(one: SignIn): readonly string[] {
  if (one.kind === 'basic') return [`-u ${quote(`${one.user}:${one.password}`)}`]
  if (one.kind === 'header') return [`-H ${quote(`${one.name}: ${one.value}`)}`]
  if (one.kind === 'certificate') return [`--cert ${quote(one.file)}`, `--key ${quote(one.key)}`]
  return []
}
