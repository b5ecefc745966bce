import type { FeedbackType, FeedbackValues, Sentiment } from '../../wire/feedback.ts'

/** The wizard of the specification (section 4, reading A) as plain data and pure functions. */
export type Step = 'feedbackType' | 'whyAreYouHere' | 'relatedTo' | 'comment'
export type SendStatus = 'idle' | 'pending' | 'resolved' | 'rejected'

export interface Field<Value> {
  readonly value: Value
  readonly sent: SendStatus
}

export interface StepData {
  readonly sentiment: Field<Sentiment | null>
  readonly feedbackType: Field<FeedbackType | null>
  readonly whyAreYouHere: Field<readonly string[]>
  readonly relatedTo: Field<readonly string[]>
  readonly comment: Field<string>
  readonly slug: Field<string | null>
  readonly language: Field<string | null>
  readonly groupType: Field<string | null>
}

export type FieldName = keyof StepData

export interface FeedbackState {
  readonly step: Step
  readonly isModalOpen: boolean
  readonly stepData: StepData
}

export const allSteps: readonly Step[] = ['feedbackType', 'whyAreYouHere', 'relatedTo', 'comment']
const fieldNames: readonly FieldName[] = [
  'sentiment',
  'feedbackType',
  'whyAreYouHere',
  'relatedTo',
  'comment',
  'slug',
  'language',
  'groupType',
]

const idle = <Value>(value: Value): Field<Value> => ({ value, sent: 'idle' })

export const initialState: FeedbackState = {
  step: 'feedbackType',
  isModalOpen: false,
  stepData: {
    sentiment: idle<Sentiment | null>(null),
    feedbackType: idle<FeedbackType | null>(null),
    whyAreYouHere: idle<readonly string[]>([]),
    relatedTo: idle<readonly string[]>([]),
    comment: idle(''),
    slug: idle<string | null>(null),
    language: idle<string | null>(null),
    groupType: idle<string | null>(null),
  },
}

/** @returns the steps in order: all for the documentation or while nothing is chosen, else the first and the last */
export function stepsOf(type: FeedbackType | null): readonly Step[] {
  return type === null || type === 'documentation' ? allSteps : ['feedbackType', 'comment']
}

/** To the following step, never past the last. */
export function next(state: FeedbackState): FeedbackState {
  const steps = stepsOf(state.stepData.feedbackType.value)
  const at = steps.indexOf(state.step)
  return { ...state, step: (at < 0 ? undefined : steps[at + 1]) ?? 'comment' }
}

/** One step back, never before the first. */
export function previous(state: FeedbackState): FeedbackState {
  const steps = stepsOf(state.stepData.feedbackType.value)
  return { ...state, step: steps[steps.indexOf(state.step) - 1] ?? 'feedbackType' }
}

/** Forgets everything but whether the dialog is open. */
export const reset = (state: FeedbackState): FeedbackState => ({ ...initialState, isModalOpen: state.isModalOpen })

/** Shows the dialog, at the step and with the values that it was left with. */
export const open = (state: FeedbackState): FeedbackState => ({ ...state, isModalOpen: true })

/** Hides the dialog, and forgets nothing: see `reset`. */
export const close = (state: FeedbackState): FeedbackState => ({ ...state, isModalOpen: false })

/** Sets a value; its send status is idle again. */
export function setValue<Name extends FieldName>(
  state: FeedbackState,
  name: Name,
  value: StepData[Name]['value'],
): FeedbackState {
  return { ...state, stepData: { ...state.stepData, [name]: idle(value) } }
}

/** Adds an option to a list, or takes it away; its send status is idle again. */
export function toggleOption(state: FeedbackState, name: 'whyAreYouHere' | 'relatedTo', option: string): FeedbackState {
  const { value } = state.stepData[name]
  return setValue(state, name, value.includes(option) ? value.filter((one) => one !== option) : [...value, option])
}

/** @returns what the named fields hold, without those that hold nothing */
export function valuesOf(state: FeedbackState, names: readonly FieldName[] = fieldNames): FeedbackValues {
  return Object.fromEntries(
    names.map((name) => [name, state.stepData[name].value] as const).filter(([, value]) => value !== null),
  )
}

/** Marks the fields whose values are being sent. @param values what is sent, by the fields */
export function markSent(state: FeedbackState, values: FeedbackValues): FeedbackState {
  return withStatus(state, 'pending', (name) => Object.hasOwn(values, name))
}

/** Marks how sending ended, where the value is still the one that was sent: a newer one stays idle. */
export function settle(state: FeedbackState, values: FeedbackValues, status: 'resolved' | 'rejected'): FeedbackState {
  return withStatus(
    state,
    status,
    (name) => state.stepData[name].sent === 'pending' && state.stepData[name].value === values[name],
  )
}

/** @returns whether any field of these has this status */
export function hasStatus(state: FeedbackState, status: SendStatus, names: readonly FieldName[] = fieldNames): boolean {
  return names.some((name) => state.stepData[name].sent === status)
}

/** @returns whether all was said and has arrived */
export const isDone = (state: FeedbackState): boolean => state.stepData.comment.sent === 'resolved'

function withStatus(state: FeedbackState, sent: SendStatus, matches: (name: FieldName) => boolean): FeedbackState {
  const changed = fieldNames.filter(matches).map((name) => [name, { ...state.stepData[name], sent }])
  return { ...state, stepData: { ...state.stepData, ...Object.fromEntries(changed) } }
}
