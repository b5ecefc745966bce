import { element } from '../../element.ts'
import { say, sayWith } from '../../say.ts'
import { type FeedbackState, hasStatus, isDone, type SendStatus, type Step, stepsOf } from './state.ts'
import { dialogName, shortNames } from './texts.ts'

export interface Progress {
  /** 'Step n/total', or the dialog's title where the steps are not counted. */
  readonly counter: HTMLElement
  readonly list: HTMLElement
  update(state: FeedbackState): void
}

/** What a screen reader hears after a step's name. */
const spoken: Readonly<Record<SendStatus, string>> = {
  idle: '',
  pending: `, ${say('being sent')}`,
  resolved: `, ${say('sent')}`,
  rejected: `, ${say('not sent')}`,
}

/** The steps with their short names: shown for feedback about the documentation, whose steps are several. */
export function createProgress(): Progress {
  const steps = stepsOf('documentation')
  const counter = element('p', { class: 'dialog-title' })
  const items = steps.map((step) => {
    const status = element('span', { class: 'visually-hidden' })
    return { step, status, item: element('li', {}, shortNames[step], status) }
  })
  const list = element('ol', { class: 'feedback-steps', 'aria-label': say('Steps') }, ...items.map(({ item }) => item))
  return {
    counter,
    list,
    update: (state) => {
      const shown = state.stepData.feedbackType.value === 'documentation' && !isDone(state)
      list.hidden = !shown
      counter.textContent = shown
        ? sayWith('Step {n}/{total}', { n: steps.indexOf(state.step) + 1, total: steps.length })
        : dialogName
      for (const { step, status, item } of items) {
        const sent = statusOf(state, step)
        item.dataset.sent = sent
        status.textContent = spoken[sent]
        if (step === state.step) item.setAttribute('aria-current', 'step')
        else item.removeAttribute('aria-current')
      }
    },
  }
}

/** The sentiment has no step of its own: its failure is the first step's. */
function statusOf(state: FeedbackState, step: Step): SendStatus {
  if (step === 'feedbackType' && hasStatus(state, 'rejected', ['sentiment'])) return 'rejected'
  return state.stepData[step].sent
}
