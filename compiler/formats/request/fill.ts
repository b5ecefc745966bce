import type { DataValue } from './data-value.ts'
import type { RequestField, TryPlan, TryServer, TrySignIn } from './fields.ts'
import { typedValue } from './fields.ts'
import { fillPath } from './fill-path.ts'
import { encodePart, type Pair, wholeQuery } from './pairs.ts'
import { placeholder } from './placeholder.ts'
import { type HttpRequest, requestOf, type SignIn } from './request.ts'
import { cookieTexts, queryTexts, segmentText } from './styles.ts'
import { asWritten, longNumbers, type WrittenNumbers } from './written-numbers.ts'

/** What a reader has typed and chosen. */
export interface Filled {
  /** Index in the plan's servers. */
  readonly server: number
  /** Index in the plan's ways to sign in. */
  readonly signIn: number
  /** Index in the plan's bodies; null to send none. */
  readonly body: number | null
  /** Of a body that is one text. */
  readonly text: string
  /** @returns the text in a field; an empty one for none. Of a file, its name */
  value(field: RequestField): string
  variable(name: string): string
  /** To be sent: a way to sign in of which nothing was given is left out, where code names what is meant. */
  readonly isSent: boolean
  /** @returns what the reader gave for a part of a scheme (`user`, `password`, `value`); an empty text for nothing */
  secret(scheme: string, part: string): string
}

/** @returns the request as it is sent, with a placeholder for each value that is needed and not there yet */
export function filledRequest(plan: TryPlan, filled: Filled): HttpRequest {
  const body = filled.body === null ? undefined : plan.bodies[filled.body]
  const sent = (location: RequestField['location']) =>
    plan.fields.filter((field) => field.location === location && (field.required || filled.value(field) !== ''))
  const request = requestOf(
    {
      method: plan.method,
      servers: [serverUrl(plan.servers[filled.server] ?? plan.servers[0], filled)],
      path: pathOf(plan, filled),
      query: [
        ...sent('query').flatMap((field) => queryTexts(field, sentValue(field, filled.value(field)))),
        ...sent('querystring').map((field) => wholeQuery(field.encodingType, sentValue(field, filled.value(field)))),
      ],
      headers: sent('header').map((field): Pair => [field.name, headerText(field, filled.value(field))]),
      cookies: sent('cookie').flatMap((field) => cookieTexts(field, sentValue(field, filled.value(field)))),
      signIn: (plan.signIns[filled.signIn] ?? []).flatMap(
        (one) => signed(one, filled) ?? (filled.isSent ? [] : [one.sent]),
      ),
      bodies: body === undefined ? [] : [{ ...body, files: filesOf(body.fields) }],
    },
    { server: 0, body: 0, value: body === undefined ? undefined : bodyValue(body, filled) },
  )
  const numbers = longNumbers([filled.text, ...[...plan.fields, ...(body?.fields ?? [])].map(filled.value)])
  const exact = numbers === null ? request : withNumbers(request, numbers)
  // As it was typed, line by line.
  return exact.body?.kind === 'json' ? { ...exact, body: { ...exact.body, text: filled.text } } : exact
}

/** @returns a request with all digits that were typed: the values that it was made from do not keep them */
function withNumbers(request: HttpRequest, numbers: WrittenNumbers): HttpRequest {
  const exact = (text: string) => asWritten(text, numbers)
  const pairs = (all: readonly Pair[]) => all.map(([name, value]): Pair => [name, exact(value)])
  const { url, headers, cookies, body } = request
  const made = { ...request, url: exact(url), headers: pairs(headers), cookies: cookies.map(exact), numbers }
  if (body?.kind === 'form') return { ...made, body: { ...body, fields: pairs(body.fields) } }
  if (body?.kind !== 'multipart') return made
  return { ...made, body: { ...body, parts: body.parts.map((part) => ({ ...part, value: exact(part.value) })) } }
}

function filesOf(fields: readonly RequestField[] | null): readonly string[] {
  return (fields ?? []).filter(({ kind }) => kind === 'file').map(({ name }) => name)
}

function serverUrl({ url, variables }: TryServer, { variable }: Filled): string {
  return variables.reduce((text, { name }) => {
    const value = variable(name)
    return text.replaceAll(`{${name}}`, value === '' ? placeholder(name) : encodePart(value))
  }, url)
}

function pathOf({ path, fields }: TryPlan, { value }: Filled): string {
  return fillPath(path, (name) => {
    const field = fields.find((one) => one.location === 'path' && one.name === name)
    return field === undefined ? placeholder(name) : segmentText(field, sentValue(field, value(field)), encodePart)
  })
}

/** What is sent as one text goes as it was typed. */
function sentValue(field: RequestField, text: string): DataValue {
  if (field.encodingType !== null && text !== '') return text
  return typedValue(field, text) ?? placeholder(field.name)
}

/** A header is one line. */
function headerText(field: RequestField, text: string): string {
  return segmentText(field, sentValue(field, text), (part) => part.replace(/[\r\n]+/g, ' '))
}

function bodyValue(body: TryPlan['bodies'][number], { text, value }: Filled): DataValue | undefined {
  const { fields, type } = body
  if (fields !== null) {
    const given = fields.filter((field) => field.required || value(field) !== '')
    return Object.fromEntries(
      given.map((field) => [field.name, typedValue(field, value(field)) ?? placeholder(field.name)]),
    )
  }
  if (body.text === null || text === '') return undefined
  try {
    return /json|^multipart/i.test(type) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** @returns null where nothing was given for it */
function signed({ scheme, sent }: TrySignIn, { secret }: Filled): SignIn | null {
  // Browsers have the certificate.
  if (sent.kind === 'certificate') return null
  if (sent.kind === 'basic') {
    const user = secret(scheme, 'user')
    const password = secret(scheme, 'password')
    return user === '' && password === '' ? null : { kind: 'basic', user, password }
  }
  const value = secret(scheme, 'value')
  // `Bearer ` and the like go before what only the reader has.
  return value === '' ? null : { ...sent, value: `${sent.value.replace(/\uE000.*$/s, '')}${value}` }
}
