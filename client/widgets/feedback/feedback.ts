import { element } from '../../element.ts'
import { say } from '../../say.ts'
import { sectionOf } from '../../services/feedback/section-of.ts'
import { createSender, type SendFeedback } from '../../services/feedback/sender.ts'
import { randomId } from '../../services/random-id.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { FeedbackType, Sentiment } from '../../wire/feedback.ts'
import { button, setInert } from './action-button.ts'
import { captchaNotice } from './captcha-notice.ts'
import { createFeedbackDialog, type Screen } from './feedback-dialog.ts'
import { createProgress } from './progress.ts'
import { commentQuestion, commentScreen, optionsScreen, typeScreen } from './screens.ts'
import { createSession, type FeedbackSession } from './session.ts'
import * as model from './state.ts'
import { commentPlaceholder, dialogName } from './texts.ts'

/** A session about one section, begun with the thumb that was clicked last. */
interface SectionSession extends FeedbackSession {
  choose(sentiment: Sentiment): void
}

/**
 * The feedback dialog of a page. Each pair of thumbs has a session of its own: what a reader has
 * typed about one section does not turn up at another.
 *
 * @returns a function that opens the dialog for a thumb
 */
export function createFeedback(config: ClientConfig): (trigger: HTMLElement) => void {
  const progress = createProgress()
  const back = button('button-secondary', say('Back'), () => current.session?.update(model.previous))
  const forward = button('button-primary', say('Next'), () => toSession(goOn))
  const frame = createFeedbackDialog({
    dialog: {
      label: dialogName,
      styles: config.styles.feedback,
      onClose: () => current.session?.update(model.close),
    },
    head: progress.counter,
    above: progress.list,
    footer: element('div', { class: 'dialog-actions' }, back, forward),
    onDismiss: () => current.session?.restart(),
  })
  const send = createSender(config, frame.challenge)
  const sessions = new Map<string, SectionSession>()
  const current: { session: SectionSession | null } = { session: null }

  const toSession = (act: (session: FeedbackSession) => void) => {
    if (current.session !== null) act(current.session)
  }
  const screenOf = (step: model.Step): Screen => {
    if (step === 'feedbackType') return typeScreen((type) => toSession((session) => chooseType(session, type)))
    if (step === 'comment') {
      return commentScreen({
        intro: commentQuestion(),
        placeholder: commentPlaceholder,
        notice: captchaNotice(config),
        onType: (text) => current.session?.update((state) => model.setValue(state, 'comment', text)),
      })
    }
    return optionsScreen(step, (option) => current.session?.update((state) => model.toggleOption(state, step, option)))
  }
  const draw = (session: FeedbackSession) => {
    if (session !== current.session) return
    const state = session.state()
    progress.update(state)
    forward.textContent = state.step === 'comment' ? say('Submit') : say('Next')
    const pending = model.hasStatus(state, 'pending', ['comment'])
    setInert(forward, pending)
    setInert(back, pending)
    frame.draw(state, state.step, () => screenOf(state.step), state.step !== 'feedbackType')
    if (!state.isModalOpen) frame.dialog.hide()
  }
  return (trigger) => {
    const section = sectionOf(trigger)
    const session = sessions.get(section) ?? beginSession(section, send, draw)
    sessions.set(section, session)
    current.session = session
    session.revive()
    session.update(model.open)
    session.choose(trigger.previousElementSibling === null ? 'positive' : 'negative')
    frame.open(trigger)
  }
}

/** Sends what the step asks for, where that was not sent before, and goes to the next. */
function goOn(session: FeedbackSession): void {
  const { step, stepData } = session.state()
  if (step === 'comment') return void session.submit()
  if (stepData[step].sent === 'idle') void session.deliver([step])
  session.update(model.next)
}

function chooseType(session: FeedbackSession, type: FeedbackType): void {
  const { feedbackType } = session.state().stepData
  if (feedbackType.value !== type) session.update((state) => model.setValue(state, 'feedbackType', type))
  if (feedbackType.value !== type || feedbackType.sent === 'idle') void session.deliver(['sentiment', 'feedbackType'])
  session.update(model.next)
}

/** @param changed is given the session after each change */
function beginSession(
  section: string,
  send: SendFeedback,
  changed: (session: FeedbackSession) => void,
): SectionSession {
  let given: Sentiment | null = null
  const session = createSession({
    place: { sessionId: randomId(), section },
    send,
    preset: (state) => model.setValue(state, 'sentiment', given),
    changed: () => changed(made),
  })
  const made: SectionSession = {
    ...session,
    choose: (sentiment) => {
      given = sentiment
      if (session.state().stepData.sentiment.value !== sentiment)
        session.update((state) => model.setValue(state, 'sentiment', sentiment))
      if (session.state().stepData.sentiment.sent === 'idle') void session.deliver(['sentiment'])
    },
  }
  return made
}
