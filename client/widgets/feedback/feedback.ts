import { element } from '../../element.ts'
import { say } from '../../say.ts'
import { createSender } from '../../services/feedback/sender.ts'
import { randomId } from '../../services/random-id.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import type { FeedbackType, Sentiment } from '../../wire/feedback.ts'
import { button, setInert } from './action-button.ts'
import { captchaNotice } from './captcha-notice.ts'
import { createFrame, type Screen } from './frame.ts'
import { createProgress } from './progress.ts'
import { commentQuestion, commentScreen, optionsScreen, typeScreen } from './screens.ts'
import * as model from './state.ts'
import { createTalk, type Talk } from './talk.ts'
import { commentPlaceholder, dialogName } from './texts.ts'

/** A talk about one section, begun with the thumb that was clicked last. */
interface SectionTalk extends Talk {
  choose(sentiment: Sentiment): void
}

/**
 * The feedback dialog of a page. Each pair of thumbs has a talk of its own, with its own session: what a reader has
 * typed about one section does not turn up at another.
 *
 * @returns a function that opens the dialog for a thumb: `data-sentiment`, and `data-section` (the heading's id, or
 *   none) say which
 */
export function createFeedback(config: ClientConfig): (trigger: HTMLElement) => void {
  const progress = createProgress()
  const back = button('button-secondary', say('Back'), () => current.talk?.update(model.previous))
  const forward = button('button-primary', say('Next'), () => goOn())
  const frame = createFrame({
    dialog: {
      label: dialogName,
      styles: config.styles.feedback,
      onClose: () => current.talk?.update(model.close),
    },
    head: progress.counter,
    above: progress.list,
    footer: element('div', { class: 'dialog-actions' }, back, forward),
    onDismiss: () => current.talk?.restart(),
  })
  const send = createSender(config, frame.challenge)
  const talks = new Map<string, SectionTalk>()
  const current: { talk: SectionTalk | null } = { talk: null }

  const goOn = () => {
    const { talk } = current
    if (talk === null) return
    const { step, stepData } = talk.state()
    if (step === 'comment') return void talk.submit()
    if (stepData[step].sent === 'idle') void talk.deliver([step])
    talk.update(model.next)
  }
  const chooseType = (type: FeedbackType) => {
    const { talk } = current
    if (talk === null) return
    const { feedbackType } = talk.state().stepData
    if (feedbackType.value !== type) talk.update((state) => model.setValue(state, 'feedbackType', type))
    if (feedbackType.value !== type || feedbackType.sent === 'idle') void talk.deliver(['sentiment', 'feedbackType'])
    talk.update(model.next)
  }
  const screenOf = (step: model.Step): Screen => {
    if (step === 'feedbackType') return typeScreen(chooseType)
    if (step === 'comment') {
      return commentScreen({
        intro: commentQuestion(),
        placeholder: commentPlaceholder,
        notice: captchaNotice(config),
        onType: (text) => current.talk?.update((state) => model.setValue(state, 'comment', text)),
      })
    }
    return optionsScreen(step, (option) => current.talk?.update((state) => model.toggleOption(state, step, option)))
  }
  const draw = (talk: Talk) => {
    if (talk !== current.talk) return
    const state = talk.state()
    progress.update(state)
    forward.textContent = state.step === 'comment' ? say('Submit') : say('Next')
    const pending = model.hasStatus(state, 'pending', ['comment'])
    setInert(forward, pending)
    setInert(back, pending)
    frame.draw(state, state.step, () => screenOf(state.step), state.step !== 'feedbackType')
    if (!state.isModalOpen) frame.dialog.hide()
  }
  const begin = (section: string): SectionTalk => {
    const given: { sentiment: Sentiment | null } = { sentiment: null }
    const talk = createTalk({
      place: { sessionId: randomId(), section },
      send,
      preset: (state) => model.setValue(state, 'sentiment', given.sentiment),
      changed: () => draw(made),
    })
    const made: SectionTalk = {
      ...talk,
      choose: (sentiment) => {
        given.sentiment = sentiment
        if (talk.state().stepData.sentiment.value !== sentiment)
          talk.update((state) => model.setValue(state, 'sentiment', sentiment))
        if (talk.state().stepData.sentiment.sent === 'idle') void talk.deliver(['sentiment'])
      },
    }
    talks.set(section, made)
    return made
  }
  return (trigger) => {
    const id = trigger.dataset.section ?? ''
    const section = id === '' ? '' : `#${id}`
    const talk = talks.get(section) ?? begin(section)
    current.talk = talk
    talk.revive()
    talk.update(model.open)
    talk.choose(trigger.dataset.sentiment === 'negative' ? 'negative' : 'positive')
    frame.open(trigger)
  }
}
