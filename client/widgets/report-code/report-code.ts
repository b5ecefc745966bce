import { element } from '../../element.ts'
import { say } from '../../say.ts'
import { sectionOf } from '../../services/feedback/section-of.ts'
import { createSender } from '../../services/feedback/sender.ts'
import { randomId } from '../../services/random-id.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import { button, setInert } from '../feedback/action-button.ts'
import { captchaNotice } from '../feedback/captcha-notice.ts'
import { createFeedbackDialog } from '../feedback/feedback-dialog.ts'
import { commentScreen } from '../feedback/screens.ts'
import { createSession, type FeedbackSession } from '../feedback/session.ts'
import * as model from '../feedback/state.ts'
import { report } from '../feedback/texts.ts'

/** What tells one sample of a site from another. */
export interface SampleIdentity {
  readonly slug: string | null
  readonly language: string | null
  readonly groupType: string | null
}

/** What a report says before the reader has typed (specification, section 4). */
function presetReport(state: model.FeedbackState, sample: SampleIdentity): model.FeedbackState {
  const { stepData } = model.initialState
  return {
    ...state,
    step: 'comment',
    stepData: {
      ...stepData,
      sentiment: { value: 'negative', sent: 'idle' },
      feedbackType: { value: 'codeSample', sent: 'idle' },
      whyAreYouHere: { value: ['Code Samples'], sent: 'idle' },
      relatedTo: { value: ['Accuracy'], sent: 'idle' },
      slug: { value: sample.slug, sent: 'idle' },
      language: { value: sample.language, sent: 'idle' },
      groupType: { value: sample.groupType, sent: 'idle' },
    },
  }
}

/**
 * The dialog that takes reports about code. Each sample has a session of its own, so that an unsent text stays with it.
 *
 * @returns a function that opens the dialog for a code block's button: `data-slug`, `data-language` and
 *   `data-group-type` are the sample's identity
 */
export function createCodeReport(config: ClientConfig): (trigger: HTMLElement) => void {
  const cancel = button('button-secondary', say('Cancel'), () => frame.dialog.hide())
  const submit = button('button-primary', say('Submit'), () => void current.session?.submit())
  const frame = createFeedbackDialog({
    dialog: {
      labelledBy: 'sp:report-code-title',
      styles: config.styles.feedback,
      onClose: () => current.session?.update(model.close),
    },
    head: element('h2', { id: 'sp:report-code-title', class: 'dialog-title' }, report.title),
    footer: element('div', { class: 'dialog-actions' }, cancel, submit),
    onDismiss: () => current.session?.restart(),
  })
  const send = createSender(config, frame.challenge)
  const sessions = new Map<string, FeedbackSession>()
  const current: { session: FeedbackSession | null } = { session: null }

  const screen = () =>
    commentScreen({
      intro: element('p', {}, report.text),
      label: report.placeholder,
      placeholder: report.placeholder,
      notice: captchaNotice(config),
      onType: (text) => current.session?.update((state) => model.setValue(state, 'comment', text)),
    })
  const draw = (session: FeedbackSession) => {
    if (session !== current.session) return
    const state = session.state()
    setInert(submit, model.hasStatus(state, 'pending', ['comment']))
    frame.draw(state, 'comment', screen, true)
    if (!state.isModalOpen) frame.dialog.hide()
  }
  return (trigger) => {
    const { slug = null, language = null, groupType = null } = trigger.dataset
    const section = sectionOf(trigger)
    const key = JSON.stringify([section, slug, language, groupType])
    const session: FeedbackSession =
      sessions.get(key) ??
      createSession({
        place: { sessionId: randomId(), section },
        send,
        preset: (state) => presetReport(state, { slug, language, groupType }),
        changed: () => draw(session),
      })
    sessions.set(key, session)
    current.session = session
    session.revive()
    session.update(model.open)
    frame.open(trigger)
  }
}
