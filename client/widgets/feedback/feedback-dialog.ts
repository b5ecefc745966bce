import { createDialog, type Dialog } from '../../dialog/dialog.ts'
import { element } from '../../element.ts'
import { say } from '../../say.ts'
import { type FeedbackState, hasStatus, isDone } from './state.ts'
import { failure, thankYou } from './texts.ts'

/** What the dialog asks at one moment. */
export interface Screen {
  readonly node: HTMLElement
  /** Gets the focus when the screen comes. */
  readonly first: HTMLElement
  /** @param locked nothing may change: something is being sent, or has failed */
  update(state: FeedbackState, locked: boolean): void
}

interface FeedbackDialogOptions {
  /** Creates the dialog around its content. */
  readonly dialog: Omit<Parameters<typeof createDialog>[0], 'className'>
  /** Shown beside the close button. */
  readonly head: HTMLElement
  /** Shown between the head and the question. */
  readonly above?: HTMLElement
  readonly footer: HTMLElement
  onDismiss(): void
}

export interface FeedbackDialog {
  readonly dialog: Dialog
  /** Where a captcha may show a challenge. */
  readonly challenge: HTMLElement
  /**
   * Shows a state.
   *
   * @param key names the screen; a new one is made only when it changes, so that the focus stays
   * @param hasFooter whether this screen has buttons at its end
   */
  draw(state: FeedbackState, key: string, make: () => Screen, hasFooter: boolean): void
  open(trigger: HTMLElement): void
}

/** What both dialogs of feedback share: thanks, the error callout, the note that something is being sent. */
export function createFeedbackDialog({
  dialog: given,
  head,
  above,
  footer,
  onDismiss,
}: FeedbackDialogOptions): FeedbackDialog {
  const dialog = createDialog({ ...given, className: 'feedback' })
  const body = element('div', { class: 'dialog-body' })
  const alert = element('div', { role: 'alert' })
  const status = element('p', { class: 'feedback-status', role: 'status' })
  const challenge = element('div', { class: 'feedback-challenge' })
  const foot = element('div', { class: 'dialog-foot' }, status, footer)
  dialog.root.append(element('div', { class: 'dialog-head' }, head, dialog.closeButton))
  if (above !== undefined) dialog.root.append(above)
  dialog.root.append(alert, body, challenge, foot)
  const shown: { key: string; screen: Screen | null; failed: boolean } = { key: '', screen: null, failed: false }
  const focus = (target: HTMLElement | null | undefined) => {
    if (dialog.root.open) target?.focus()
  }
  const drawFailure = (failed: boolean) => {
    if (failed === shown.failed) return
    shown.failed = failed
    alert.replaceChildren(...(failed ? [failureCallout(onDismiss)] : []))
    focus(failed ? alert.querySelector('button') : shown.screen?.first)
  }
  return {
    dialog,
    challenge,
    open: (trigger) => dialog.show(trigger, () => alert.querySelector('button') ?? shown.screen?.first ?? body),
    draw: (state, key, make, hasFooter) => {
      const done = isDone(state)
      const failed = hasStatus(state, 'rejected')
      const pending = hasStatus(state, 'pending', ['comment'])
      const now = done ? 'thanks' : key
      if (now !== shown.key || shown.screen === null) {
        shown.key = now
        shown.screen = done ? thanksScreen() : make()
        body.replaceChildren(shown.screen.node)
        if (!failed) focus(shown.screen.first)
      }
      shown.screen.update(state, failed || pending)
      foot.hidden = done || failed || !hasFooter
      status.textContent = pending ? say('Sending…') : ''
      drawFailure(failed)
    },
  }
}

function thanksScreen(): Screen {
  const node = element(
    'div',
    { class: 'feedback-thanks', tabindex: '-1' },
    element('h2', {}, thankYou.title),
    element('p', {}, thankYou.text),
  )
  return { node, first: node, update: () => {} }
}

function failureCallout(onDismiss: () => void): HTMLElement {
  return element(
    'div',
    { class: 'feedback-error' },
    element('p', { class: 'feedback-error-title' }, failure.title),
    element('p', {}, failure.text),
    element('button', { type: 'button', class: 'button button-secondary', click: onDismiss }, say('Dismiss')),
  )
}
