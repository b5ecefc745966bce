import { element } from '../../../client/element.ts'
import { say } from '../../../client/say.ts'
import type { RequestField, TryPlan } from '../../../compiler/formats/request/fields.ts'
import type { Filled } from '../../../compiler/formats/request/fill.ts'
import { type BodyPiece, createBodyPiece } from './body.client.ts'
import { type Control, choice, control, fieldControl, indexOf, type Piece } from './fields.client.ts'

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
  /** Begins with what was chosen in the page: a server, by its address without a scheme, and an example. */
  begin(server: string | null, example: Parameters<BodyPiece['begin']>[0] | null): void
}

const titles = { path: 'Path parameters', query: 'Query parameters', header: 'Headers', cookie: 'Cookies' } as const

/** @param changed anything was typed or chosen */
export function createForm(plan: TryPlan, secrets: Secrets, changed: () => void): Form {
  let lastId = 0
  const id = () => {
    lastId += 1
    return `sp:try-it-${lastId}`
  }
  const server = createServerPiece(plan, id, () => draw())
  const fields = new Map<RequestField, Control>(plan.fields.map((field) => [field, fieldControl(field, id())]))
  const signIn = createSignInPiece(plan, secrets, id, () => draw())
  const body = createBodyPiece(plan, id, () => draw())
  const node = element('div', { class: 'try-form', input: changed, change: changed })

  const shown = (): readonly (readonly [title: string, note: string, controls: readonly Control[]])[] => {
    const at = (location: RequestField['location']) =>
      [...fields].flatMap(([field, one]) => (field.location === location ? [one] : []))
    return [
      // A choice of servers is labelled 'Server' itself.
      [plan.servers.length > 1 ? '' : 'Server', '', server.controls()],
      ['Authentication', say('Kept in the memory of this page only, and sent to the server alone.'), signIn.controls()],
      [titles.path, '', at('path')],
      [titles.query, '', [...at('query'), ...at('querystring')]],
      [titles.header, '', at('header')],
      [titles.cookie, say('Browsers send no cookies that a page names: these stand in the code alone.'), at('cookie')],
      ['Body', '', body.controls()],
    ]
  }
  const draw = () => {
    const { activeElement } = document
    node.replaceChildren(...shown().flatMap((part) => fieldset(...part)))
    if (activeElement instanceof HTMLElement && node.contains(activeElement)) activeElement.focus()
  }
  draw()
  return {
    node,
    filled: () => ({
      server: server.index(),
      isSent: true,
      signIn: signIn.index(),
      body: body.index(),
      text: body.whole()?.value() ?? '',
      value: (field) => (fields.get(field) ?? body.field(field))?.value() ?? '',
      variable: server.variable,
      secret: (scheme, part) => secrets.get(`${scheme} ${part}`) ?? '',
    }),
    file: (name) => (name === null ? body.whole() : body.named(name))?.file() ?? null,
    firstFault: () =>
      shown()
        .flatMap(([, , controls]) => controls)
        .filter((one) => !one.check())[0]?.input ?? null,
    refresh: signIn.refresh,
    begin: (address, example) => {
      if (address !== null) server.begin(address)
      if (example !== null) body.begin(example)
      draw()
    },
  }
}

/** @returns nothing for a piece of which nothing is shown */
function fieldset(title: string, note: string, controls: readonly Control[]): readonly HTMLElement[] {
  if (controls.length === 0) return []
  const legend = title === '' ? [] : [element('legend', {}, say(title))]
  const help = note === '' ? [] : [element('p', { class: 'try-help' }, note)]
  const nodes = controls.map((one) => one.node)
  return [element('fieldset', { class: 'try-part' }, ...legend, ...help, ...nodes)]
}

interface ServerPiece extends Piece {
  index(): number
  variable(name: string): string
  begin(address: string): void
}

/** Which server is asked, and the variables of its address. */
function createServerPiece({ servers }: TryPlan, id: () => string, redraw: () => void): ServerPiece {
  const addresses = servers.map(({ url }) => url.replace(/^https:\/\//, ''))
  const server = choice(id(), say('Server'), addresses, redraw)
  const variables = new Map(
    servers
      .flatMap((one) => one.variables)
      .map(({ name, default: first }) => [name, textControl(id(), name, first ?? '')] as const),
  )
  return {
    index: () => indexOf(server),
    begin: (address) => {
      const at = servers.findIndex(({ url, variables: free }) => withDefaults(url, free) === `https://${address}`)
      if (at >= 0) server.input.value = String(at)
    },
    variable: (name) => variables.get(name)?.value() ?? '',
    controls: () => [
      ...(servers.length > 1 ? [server] : []),
      ...(servers[indexOf(server)]?.variables ?? []).flatMap(({ name }) => variables.get(name) ?? []),
    ],
  }
}

type Variables = TryPlan['servers'][number]['variables']

function withDefaults(url: string, variables: Variables): string {
  return variables.reduce((text, { name, default: first }) => text.replaceAll(`{${name}}`, first ?? `<${name}>`), url)
}

interface SignInPiece extends Piece {
  index(): number
  refresh(): void
}

/** Which way to sign in, and what it takes. */
function createSignInPiece({ signIns }: TryPlan, secrets: Secrets, id: () => string, redraw: () => void): SignInPiece {
  const names = signIns.map((way) => way.map(({ scheme }) => scheme).join(` ${say('and')} `) || say('None'))
  const way = choice(id(), say('Way to sign in'), names, redraw)
  const schemes = signIns.map((one) => one.flatMap(({ scheme, sent }) => secretControls(scheme, sent, secrets, id)))
  return {
    index: () => indexOf(way),
    controls: () => [...(names.length > 1 ? [way] : []), ...(schemes[indexOf(way)] ?? [])],
    refresh: () => {
      for (const one of schemes.flat()) one.input.value = secrets.get(one.input.dataset.secret ?? '') ?? ''
    },
  }
}

function textControl(id: string, label: string, value: string): Control {
  const attributes = { type: 'text', class: 'try-input', dir: 'auto', autocomplete: 'off', spellcheck: 'false' }
  const input = element('input', attributes)
  input.value = value
  return control({ id, label, input })
}

type SignIn = TryPlan['signIns'][number][number]['sent']

function secretControls(scheme: string, sent: SignIn, secrets: Secrets, id: () => string): readonly Control[] {
  const secret = (label: string, part: string, type: 'password' | 'text') => {
    const key = `${scheme} ${part}`
    // Not marked as a password, so that no browser offers to save it.
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
