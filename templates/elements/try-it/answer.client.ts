import { element } from '../../../client/element.ts'
import { say, sayWith } from '../../../client/say.ts'
import { jsonPieces } from './json-pieces.client.ts'
import type { TryAnswer, TryFault, TryReply } from './message.client.ts'

const unreadable =
  'Either the server can’t be reached, or it does not let this page read its answers (CORS). The request above works from your own machine.'

/** Why there is no answer, and what a reader can do. */
const faults: Readonly<Record<TryFault, readonly [title: string, text: string]>> = {
  unreadable: ['No answer that this page may read', unreadable],
  policy: ['Not sent', 'This page may only ask the servers that the specification names.'],
  late: ['No answer in time', 'The server took longer than 30 seconds. It may have done what you asked for.'],
  stopped: ['Stopped', 'You stopped the request. The server may have done what you asked for.'],
  refused: ['Not sent', 'The browser refuses to make this request.'],
  lost: ['Not sent', 'What sends requests could not be loaded. Load the page again, and try once more.'],
}
const offline = ['You are offline', 'A request needs a connection. Connect, and send it again.'] as const

/** In UTF-16 units. Each colour is an element: a longer answer is text alone. */
const maxColoured = 50_000

/** What a reader sees of an answer. */
interface AnswerView {
  /** Is read out when it comes. */
  readonly head: Node
  readonly rest: readonly Node[]
}

/** @param isOnline false where there is no connection: then that is shown, and not that an answer may not be read */
export function answerView(reply: TryReply, isOnline: boolean): AnswerView {
  if ('fault' in reply) return { head: faultView(reply, isOnline), rest: [] }
  const { status, statusText, time, size, headers } = reply
  const kind = status < 300 ? 'success' : status < 400 ? 'neutral' : 'danger'
  const head = element(
    'p',
    { class: 'try-status' },
    element('span', { class: `badge badge-${kind}` }, `${status}${statusText === '' ? '' : ` ${statusText}`}`),
    element('span', {}, `${Math.round(time)} ms`),
    element('span', {}, sizeOf(size)),
  )
  const list = headers.flatMap(([header, value]) => [element('dt', {}, header), element('dd', {}, value)])
  const rest = [
    ...bodyView(reply),
    element(
      'details',
      { class: 'try-headers', open: headers.length > 0 && headers.length < 6 },
      element('summary', {}, sayWith('Headers ({n})', { n: headers.length })),
      element('dl', {}, ...list),
      element('p', { class: 'try-help' }, say('Browsers show only the headers that the server lets pages read.')),
    ),
  ]
  return { head, rest }
}

function faultView({ fault, detail }: Extract<TryReply, { fault: TryFault }>, isOnline: boolean): Node {
  const [title, text] = fault === 'unreadable' && !isOnline ? offline : faults[fault]
  const more = fault === 'refused' && detail !== '' ? [element('p', {}, element('code', {}, detail))] : []
  return element(
    'div',
    { class: 'try-failure' },
    element('p', {}, element('strong', {}, say(title))),
    element('p', {}, say(text)),
    ...more,
  )
}

function bodyView({ text, size }: TryAnswer): readonly Node[] {
  if (size === 0) return [element('p', { class: 'try-help' }, say('No body.'))]
  if (text === null) return [element('p', { class: 'try-help' }, say('The body is not text.'))]
  const code = element('pre', { class: 'try-code', tabindex: '0', role: 'group', 'aria-label': say('Response body') })
  code.translate = false
  code.append(...shown(text))
  const isCut = new TextEncoder().encode(text).length < size
  return [code, ...(isCut ? [element('p', { class: 'try-help' }, say('Cut: the answer is longer.'))] : [])]
}

/** JSON in lines and in the colours that it has on the page, anything else as it is. */
function shown(text: string): readonly (Node | string)[] {
  const pieces = jsonPieces(text)
  if (pieces === null) return [text]
  if (text.length > maxColoured) return [pieces.map(([piece]) => piece).join('')]
  return pieces.map(([piece, role]) => (role === null ? piece : element('span', { class: `tok-${role}` }, piece)))
}

function sizeOf(bytes: number): string {
  return bytes < 1024 ? `${bytes} B` : `${(bytes / 1024).toFixed(1)} kB`
}
