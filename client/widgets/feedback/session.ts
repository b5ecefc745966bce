import type { FeedbackPlace, SendFeedback } from '../../services/feedback/sender.ts'
import { track } from '../../services/track.ts'
import type { FeedbackValues } from '../../wire/feedback.ts'
import * as model from './state.ts'

/** Milliseconds that the thanks stay, and from the closing to the reset (specification, section 9). */
const thanks = { shown: 1600, reset: 100 } as const

/** One reader's feedback about one place: its state, and what is sent of it. */
export interface FeedbackSession {
  state(): model.FeedbackState
  update(change: (state: model.FeedbackState) => model.FeedbackState): void
  /** Sends the values of these fields; how it ended is in their send status. Never rejects. */
  deliver(names: readonly model.FieldName[]): Promise<boolean>
  /** Sends all that the reader was asked, once; when it has arrived, says thanks, closes and resets. */
  submit(): Promise<void>
  /** A new try: everything back to the start, but for the text that was typed. */
  restart(): void
  /** Resets a session that ended with thanks or with an error, so that it can be opened again. */
  revive(): void
}

interface SessionOptions {
  readonly place: FeedbackPlace
  readonly send: SendFeedback
  /** What is known before the reader says a word; a reset keeps it. */
  preset(state: model.FeedbackState): model.FeedbackState
  changed(): void
}

/** Keeps the state of one dialog from opening to the end of its posts, and tells `changed` of each change. */
export function createSession({ place, send, preset, changed }: SessionOptions): FeedbackSession {
  let state = preset(model.initialState)
  // The end of a post that began before a reset must not change the state after it.
  let generation = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const update: FeedbackSession['update'] = (change) => {
    state = change(state)
    changed()
  }
  const startAgain = (text: string) => {
    generation += 1
    clearTimeout(timer)
    update((now) => model.setValue(preset(model.reset(now)), 'comment', text))
  }
  const deliver: FeedbackSession['deliver'] = async (names) => {
    const values = model.valuesOf(state, names)
    const sentIn = generation
    update((now) => model.markSent(now, values))
    const arrived = await send(values, place).then(
      () => true,
      (error) => {
        // The reader sees that it failed; why is for whoever opens the console.
        console.warn(error)
        return false
      },
    )
    if (arrived) report(values, place)
    if (sentIn !== generation) return false
    update((now) => model.settle(now, values, arrived ? 'resolved' : 'rejected'))
    return arrived
  }
  return {
    state: () => state,
    update,
    deliver,
    submit: async () => {
      if (model.hasStatus(state, 'pending', ['comment']) || model.isDone(state)) return
      const { feedbackType } = state.stepData
      const fields = feedbackType.value === 'product' ? productFields : allFields
      if (!(await deliver(fields))) return
      timer = setTimeout(() => {
        update(model.close)
        timer = setTimeout(() => startAgain(''), thanks.reset)
      }, thanks.shown)
    },
    restart: () => startAgain(state.stepData.comment.value),
    revive: () => {
      if (model.isDone(state)) startAgain('')
      else if (model.hasStatus(state, 'rejected')) startAgain(state.stepData.comment.value)
    },
  }
}

const allFields = Object.keys(model.initialState.stepData) as readonly model.FieldName[]
/** Answers that a reader gave before the change of mind from documentation to product do not belong to it. */
const productFields: readonly model.FieldName[] = ['sentiment', 'feedbackType', 'comment']

function report({ sentiment, feedbackType, comment }: FeedbackValues, { section }: FeedbackPlace) {
  if (sentiment === undefined) return
  track('feedback', {
    sentiment,
    section,
    complete: comment !== undefined,
    ...(feedbackType === undefined ? {} : { feedbackType }),
  })
}
