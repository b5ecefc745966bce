import type { BodyPlan, Multipart } from './body-plan.ts'
import type { DataValue } from './data-value.ts'
import { isJsonType, isLines } from './json-types.ts'
import { formType, partsOf, writtenType } from './multipart.ts'
import { encodePart, formPairs, type Pair, readForm } from './pairs.ts'
import { placeholder } from './placeholder.ts'
import type { WrittenNumbers } from './written-numbers.ts'

/** How a request is signed, one entry a scheme. */
export type SignIn =
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  | { readonly kind: 'header'; readonly name: string; readonly value: string }
  | { readonly kind: 'query'; readonly name: string; readonly value: string }
  | { readonly kind: 'cookie'; readonly name: string; readonly value: string }
  | { readonly kind: 'certificate'; readonly file: string; readonly key: string }

/**
 * All of a request but the body's value and the choice of a server: what code is made from, when the site is built and, for
 * an example that a reader chooses, in the browser. It is plain JSON. A value that only the reader has is a placeholder.
 */
export interface RequestPlan {
  /** In capitals. */
  readonly method: string
  /** Addresses of HTTP, without a slash at the end; never empty. */
  readonly servers: readonly string[]
  /** Percent-encoded, with a slash at the start. */
  readonly path: string
  /** `name=value`, percent-encoded; cookies likewise. */
  readonly query: readonly string[]
  readonly headers: readonly Pair[]
  readonly cookies: readonly string[]
  readonly signIn: readonly SignIn[]
  readonly bodies: readonly BodyPlan[]
  /** By which code has all digits of numbers that a value does not keep; where the request has some. */
  readonly numbers?: WrittenNumbers
}

export type RequestBody =
  | { readonly kind: 'json'; readonly type: string; readonly value: DataValue; readonly text: string }
  | { readonly kind: 'text'; readonly type: string; readonly text: string }
  | { readonly kind: 'file'; readonly type: string; readonly file: string }
  | { readonly kind: 'form'; readonly type: string; readonly fields: readonly Pair[] }
  | Multipart

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string
  readonly url: string
  /** As the operation's parameters have them, without those of `signIn`, `cookies` and `body`. */
  readonly headers: readonly Pair[]
  /** `name=value`, encoded. */
  readonly cookies: readonly string[]
  readonly signIn: readonly SignIn[]
  readonly body: RequestBody | null
  /** As in `RequestPlan`. */
  readonly numbers?: WrittenNumbers
}

/** What a reader has chosen. */
export interface RequestChoice {
  /** Index in the plan's servers. */
  readonly server: number
  /** Index in the plan's bodies. */
  readonly body: number
  /** The body's value; undefined when nothing is known of it. */
  readonly value: DataValue | undefined
}

/** In UTF-16 units. Nobody types more: it comes from a file. */
const longestBody = 12_000

/** @returns the request of a choice, ready to be written as code */
export function requestOf(plan: RequestPlan, choice: RequestChoice): HttpRequest {
  const { method, servers, path, headers, signIn, bodies, numbers } = plan
  const signed = named(signIn, 'query').map((pair) => pair.map(encodePart).join('='))
  const query = [...plan.query, ...signed].join('&')
  const body = bodies[choice.body]
  return {
    method,
    url: `${servers[choice.server] ?? servers[0]}${path}${query === '' ? '' : (path.includes('?') ? '&' : '?') + query}`,
    headers,
    cookies: [...plan.cookies, ...named(signIn, 'cookie').map((pair) => pair.join('='))],
    signIn: signIn.filter(({ kind }) => kind !== 'query' && kind !== 'cookie'),
    body: body === undefined ? null : bodyOf(body, choice.value),
    ...(numbers && { numbers }),
  }
}

function named(signIn: readonly SignIn[], wanted: 'query' | 'cookie'): readonly Pair[] {
  return signIn.flatMap((one): readonly Pair[] => (one.kind === wanted ? [[one.name, one.value]] : []))
}

/** @returns a body of that value, as it is sent */
export function bodyOf(plan: BodyPlan, value: DataValue | undefined): RequestBody {
  const { type, encodings } = plan
  if (/^application\/x-www-form-urlencoded/i.test(type))
    return { kind: 'form', type, fields: typeof value === 'string' ? readForm(value) : formPairs(value, encodings) }
  if (/^multipart\//i.test(type))
    return typeof value === 'string'
      ? { kind: 'text', type: writtenType(type, value), text: value }
      : { kind: 'multipart', type: formType(type), parts: partsOf(plan, value) }
  const file = { kind: 'file', type, file: placeholder('file') } as const
  if (value === undefined) return file
  const text = bodyText(type, value)
  if (text.length > longestBody) return file
  if (isLines(type) || (typeof value === 'string' && !isJsonType(type))) return { kind: 'text', type, text }
  // Nobody sends a range of types.
  return { kind: 'json', type: type.includes('*') ? 'application/json' : type, value, text }
}

/** @returns a body as it is sent: data as JSON, which in some types is a value a line */
export function bodyText(type: string, value: DataValue): string {
  if (typeof value === 'string' && !isJsonType(type)) return value
  if (!isLines(type)) return JSON.stringify(value, null, 2)
  return (Array.isArray(value) ? value : [value]).map((one) => JSON.stringify(one)).join('\n')
}

/** Every header of a request but those of `basic`, with the type of its body unless the language's own library gives it. */
export function headersOf(request: HttpRequest, withType = true): readonly Pair[] {
  const { headers, cookies, signIn, body } = request
  const type = body === null || !withType || body.kind === 'multipart' ? [] : [['Content-Type', body.type] as const]
  return [
    ...headers,
    ...signIn.flatMap((one): readonly Pair[] => (one.kind === 'header' ? [[one.name, one.value]] : [])),
    ...(cookies.length === 0 ? [] : [['Cookie', cookies.join('; ')] as const]),
    ...type,
  ]
}

/** @returns how to sign in with HTTP Basic, or null */
export function basicOf({ signIn }: HttpRequest): { readonly user: string; readonly password: string } | null {
  return signIn.find((one) => one.kind === 'basic') ?? null
}

/** @returns the client certificate, or null */
export function certificateOf({ signIn }: HttpRequest): { readonly file: string; readonly key: string } | null {
  return signIn.find((one) => one.kind === 'certificate') ?? null
}
