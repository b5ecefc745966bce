import { element } from '../../../client/element.ts'
import { say } from '../../../client/say.ts'
import { isJson, type RequestField, type TryPlan } from '../../../compiler/formats/request/fields.ts'
import type { Filled } from '../../../compiler/formats/request/fill.ts'
import { type Control, choice, control, fieldControl } from './fields.client.ts'

/** What a reader has typed for schemes, by scheme and part. It is in the page's memory only, and goes with it. */
export type Secrets = Map<string, string>

export interface Form {
  readonly node: HTMLElement
  /** Its content now. */
  filled(): Filled
  /** @returns the file of a field of a form; with null, of the whole body */
  file(name: string | null): File | null
  /** Checks all that is shown. @returns the first field that is wrong, or null */
  firstFault(): HTMLElement | null
  /** Another operation may have been given secrets meanwhile. */
  refresh(): void
}

const titles = { path: 'Path parameters', query: 'Query parameters', header: 'Headers', cookie: 'Cookies' } as const

/** @param changed anything was typed or chosen */
export function createForm(plan: TryPlan, secrets: Secrets, changed: () => void): Form {
  const ids = { last: 0 }
  const id = () => {
    ids.last += 1
    return `try-it-${ids.last}`
  }
  const server = choice(
    id(),
    say('Server'),
    plan.servers.map(({ url }) => url.replace(/^https:\/\//, '')),
    () => draw(),
  )
  const variables = new Map(
    plan.servers
      .flatMap((one) => one.variables)
      .map(({ name, default: first }) => [name, textControl(id(), name, first ?? '')] as const),
  )
  const fields = new Map<RequestField, Control>(plan.fields.map((field) => [field, fieldControl(field, id())]))
  const ways = plan.signIns.map((way) => way.map(({ scheme }) => scheme).join(` ${say('and')} `) || say('None'))
  const way = choice(id(), say('Way to sign in'), ways, () => draw())
  const schemes = plan.signIns.map((schemesOf) =>
    schemesOf.flatMap(({ scheme, sent }) => secretControls(scheme, sent, secrets, id)),
  )
  const type = choice(
    id(),
    say('Content type'),
    [...plan.bodies.map((body) => body.type), ...(plan.isBodyRequired ? [] : [say('No body')])],
    () => draw(),
  )
  const bodies = plan.bodies.map((body) => {
    for (const field of body.fields ?? []) fields.set(field, fieldControl(field, id()))
    return body.fields === null
      ? [wholeBody(body, plan.isBodyRequired, id())]
      : body.fields.map((field) => fields.get(field) as Control)
  })
  const node = element('div', { class: 'try-form', input: changed, change: changed })
  const index = ({ input }: Control) => Number(input.value)

  const shown = (): readonly (readonly [title: string, note: string, controls: readonly Control[]])[] => {
    const free = plan.servers[index(server)]?.variables ?? []
    const at = (location: keyof typeof titles) =>
      [...fields].flatMap(([field, one]) => (field.location === location ? [one] : []))
    return [
      [
        // A choice of servers has this name itself.
        plan.servers.length > 1 ? '' : 'Server',
        '',
        [...(plan.servers.length > 1 ? [server] : []), ...free.flatMap(({ name }) => variables.get(name) ?? [])],
      ],
      [
        'Authentication',
        say('Kept in the memory of this page only, and sent to the server alone.'),
        [...(ways.length > 1 ? [way] : []), ...(schemes[index(way)] ?? [])].map((one) => one),
      ],
      [titles.path, '', at('path')],
      [titles.query, '', at('query')],
      [titles.header, '', at('header')],
      [titles.cookie, say('Browsers send no cookies that a page names: these stand in the code alone.'), at('cookie')],
      ['Body', '', [...(type.input.children.length > 1 ? [type] : []), ...(bodies[index(type)] ?? [])]],
    ]
  }
  const draw = () => {
    const { activeElement } = document
    node.replaceChildren(
      ...shown().flatMap(([title, note, controls]) =>
        controls.length === 0
          ? []
          : [
              element(
                'fieldset',
                { class: 'try-part' },
                ...(title === '' ? [] : [element('legend', {}, say(title))]),
                ...(note === '' ? [] : [element('p', { class: 'try-help' }, note)]),
                ...controls.map((one) => one.node),
              ),
            ],
      ),
    )
    if (activeElement instanceof HTMLElement && node.contains(activeElement)) activeElement.focus()
  }
  draw()
  return {
    node,
    filled: () => ({
      server: index(server),
      isSent: true,
      signIn: index(way),
      body: index(type) < plan.bodies.length ? index(type) : null,
      text: bodies[index(type)]?.[0]?.value() ?? '',
      value: (field) => fields.get(field)?.value() ?? '',
      variable: (name) => variables.get(name)?.value() ?? '',
      secret: (scheme, part) => secrets.get(`${scheme} ${part}`) ?? '',
    }),
    file: (name) => {
      const own = plan.bodies[index(type)]
      if (name === null) return bodies[index(type)]?.[0]?.file() ?? null
      const field = own?.fields?.find((one) => one.name === name)
      return field === undefined ? null : (fields.get(field)?.file() ?? null)
    },
    firstFault: () =>
      shown()
        .flatMap(([, , controls]) => controls)
        .filter((one) => !one.check())[0]?.input ?? null,
    refresh: () => {
      for (const one of schemes.flat()) one.input.value = secrets.get(one.input.dataset.secret ?? '') ?? ''
    },
  }
}

function textControl(id: string, label: string, value: string): Control {
  const input = element('input', { type: 'text', class: 'try-input', autocomplete: 'off', spellcheck: 'false' })
  input.value = value
  return control({ id, label, input })
}

function wholeBody({ text, type }: TryPlan['bodies'][number], required: boolean, id: string): Control {
  if (text === null)
    return control({ id, label: say('File'), required, input: element('input', { type: 'file', class: 'try-file' }) })
  const input = element('textarea', {
    class: 'try-input try-body',
    rows: '10',
    spellcheck: 'false',
    autocapitalize: 'off',
  })
  input.value = text
  const fault = (written: string) => {
    if (written === '') return required ? say('Fill in this field.') : null
    return /json/i.test(type) && !isJson(written) ? say('This is not valid JSON.') : null
  }
  return control({ id, label: say('Request body'), type, required, input, fault })
}

type SignIn = TryPlan['signIns'][number][number]['sent']

function secretControls(scheme: string, sent: SignIn, secrets: Secrets, id: () => string): readonly Control[] {
  const secret = (label: string, part: string, type: 'password' | 'text') => {
    const key = `${scheme} ${part}`
    // No form of a log-in: nothing offers to keep it.
    const input = element('input', {
      type,
      class: 'try-input',
      autocomplete: 'off',
      spellcheck: 'false',
      'data-secret': key,
    })
    input.value = secrets.get(key) ?? ''
    input.addEventListener('input', () => secrets.set(key, input.value))
    return control({ id: id(), label, input })
  }
  if (sent.kind === 'basic')
    return [secret(say('Username'), 'user', 'text'), secret(say('Password'), 'password', 'password')]
  if (sent.kind === 'certificate') return []
  return [secret(sent.name === 'Authorization' ? say('Token') : sent.name, 'value', 'password')]
}
