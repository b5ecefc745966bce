import { announce } from '../../../client/announce.ts'
import { createDialog } from '../../../client/dialog/dialog.ts'
import { element } from '../../../client/element.ts'
import { say } from '../../../client/say.ts'
import { readConfig } from '../../../client/services/config.ts'
import type { TryPlan } from '../../../compiler/formats/request/fields.ts'
import { filledRequest } from '../../../compiler/formats/request/fill.ts'
import { chosenExample } from '../reference/chosen-example.client.ts'
import { answerView } from './answer.client.ts'
import { createForm, type Form, type Secrets } from './form.client.ts'
import type { TryReply } from './message.client.ts'
import { createRequestView } from './request-view.client.ts'
import { createSender, type Send, sentRequest } from './send.client.ts'

interface TryIt {
  show(trigger: HTMLElement): void
}

/** @returns a function that opens the dialog of an operation; what was typed stays while the page does */
function createTryIt(): (trigger: HTMLElement, frame: string) => Promise<void> {
  const secrets: Secrets = new Map()
  const senders = new Map<string, Send>()
  const opened = new Map<string, Promise<TryIt>>()
  const make = async (url: string, frame: string, title: string) => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`${url}: ${response.status}`)
    const send = senders.get(frame) ?? createSender(frame)
    senders.set(frame, send)
    const plan: TryPlan = await response.json()
    return createPanel(plan, title, secrets, send)
  }
  return async (trigger, frame) => {
    const { tryIt = '', operation = '' } = trigger.dataset
    const panel = opened.get(tryIt) ?? make(tryIt, frame, operation)
    opened.set(tryIt, panel)
    // Without a connection it is tried again at the next click.
    await panel.then(
      (one) => one.show(trigger),
      () => {
        opened.delete(tryIt)
        announce(say('This could not be loaded. Try again.'))
      },
    )
  }
}

export const open = createTryIt()

function createPanel(plan: TryPlan, title: string, secrets: Secrets, send: Send): TryIt {
  const dialog = createDialog({
    label: say('Try it'),
    className: 'try-it',
    styles: readConfig().styles.tryIt ?? '',
  })
  const form: Form = createForm(plan, secrets, () => request.draw())
  const request = createRequestView(plan, form.filled)
  const submit = element('button', { type: 'submit', class: 'button button-primary' }, say('Send request'))
  const answer = createAnswer()
  const { run, stop } = createRun(form, submit, answer, (signal) =>
    send(sentRequest(filledRequest(plan, form.filled()), form.file), signal),
  )
  dialog.root.append(
    element('div', { class: 'dialog-head' }, headingOf(title), dialog.closeButton),
    element(
      'form',
      {
        class: 'try-columns',
        novalidate: true,
        autocomplete: 'off',
        submit: (event) => {
          event.preventDefault()
          void run()
        },
      },
      form.node,
      element(
        'div',
        { class: 'try-side' },
        request.node,
        element('div', { class: 'dialog-actions' }, submit, stop),
        answer.node,
      ),
    ),
  )
  request.draw()
  const followed = { server: '', example: '' }
  return {
    show: (trigger) => {
      form.refresh()
      followPage(trigger, form, followed)
      request.draw()
      dialog.show(trigger, () => form.node.querySelector<HTMLElement>('input, select, textarea') ?? submit)
    },
  }
}

/** Sends one request at a time, and stops it where the reader asks for that. */
function createRun(
  form: Form,
  submit: HTMLElement,
  answer: ReturnType<typeof createAnswer>,
  send: (stop: AbortSignal) => Promise<TryReply>,
) {
  /** Stops the request that is on its way. */
  let sending: AbortController | null = null
  const stop = element(
    'button',
    { type: 'button', class: 'button button-secondary', hidden: true, click: () => sending?.abort() },
    say('Stop request'),
  )
  const run = async () => {
    if (sending !== null) return
    const wrong = form.firstFault()
    if (wrong !== null) return wrong.focus()
    sending = new AbortController()
    submit.setAttribute('aria-disabled', 'true')
    stop.hidden = false
    answer.showWaiting()
    answer.show(await send(sending.signal))
    // The button goes.
    if (document.activeElement === stop) submit.focus()
    stop.hidden = true
    submit.removeAttribute('aria-disabled')
    sending = null
  }
  return { run, stop }
}

/** A path that is longer than a line goes on in the next one at a segment's beginning, as in the page's heading. */
function headingOf(title: string): HTMLElement {
  const segments = title.split(/(?=\/)/).flatMap((segment) => [element('wbr'), segment])
  return element(
    'h2',
    { class: 'dialog-title' },
    `${say('Try it')} `,
    element('code', { translate: 'no' }, ...segments),
  )
}

/** The part of the panel that shows what the server answers; hidden until something is sent. */
function createAnswer() {
  const title = element('h3', {}, say('Response'))
  const status = element('div', { class: 'try-help', role: 'status' })
  const node = element('div', { class: 'try-answer', role: 'group', 'aria-label': say('Response'), hidden: true })
  return {
    node,
    showWaiting() {
      node.hidden = false
      status.textContent = say('Sending…')
      node.replaceChildren(title, status)
    },
    show(reply: TryReply) {
      const { head, rest } = answerView(reply, navigator.onLine)
      status.replaceChildren(head)
      node.append(...rest)
      node.scrollIntoView({ block: 'nearest' })
    },
  }
}

/**
 * Begins with the server and the example that the page shows. What was typed stays while the reader chooses nothing else there.
 *
 * @param followed what was followed last
 */
function followPage(trigger: HTMLElement, form: Form, followed: { server: string; example: string }): void {
  const page = trigger.closest<HTMLElement>('.ref-samples')
  if (page === null) return
  const server = page.querySelector<HTMLSelectElement>('[data-server]')?.selectedOptions[0]?.text ?? ''
  const example = chosenExample(page)
  const key = example === null ? '' : `${example.body} ${example.index}`
  form.begin(server === followed.server ? null : server, key === followed.example ? null : example)
  Object.assign(followed, { server, example: key })
}
