import { element } from '../../element.ts'
import { say } from '../../say.ts'
import type { FeedbackType } from '../../wire/feedback.ts'
import type { Screen } from './feedback-dialog.ts'
import { commentLimit, feedbackTypes, options, questions } from './texts.ts'

const question = (text: string) => element('h2', { id: 'sp:feedback-question', class: 'feedback-question' }, text)

/** What the feedback is related to: to choose is to go on. */
export function typeScreen(onChoose: (type: FeedbackType) => void): Screen {
  const buttons = feedbackTypes.map(({ type, label }) => ({
    type,
    button: element('button', { type: 'button', class: 'feedback-choice', click: () => onChoose(type) }, label),
  }))
  const group = element(
    'div',
    { class: 'feedback-choices', role: 'group', 'aria-labelledby': 'sp:feedback-question' },
    ...buttons.map(({ button }) => button),
  )
  return {
    node: element('div', {}, question(questions.feedbackType), group),
    first: buttons[0]?.button ?? group,
    update: (state, locked) => {
      for (const { type, button } of buttons) {
        button.setAttribute('aria-pressed', String(state.stepData.feedbackType.value === type))
        button.disabled = locked
      }
    },
  }
}

/** A question with several answers. @param onToggle called with the answer that is chosen, or no more */
export function optionsScreen(name: keyof typeof options, onToggle: (option: string) => void): Screen {
  const buttons = options[name].map((option) => ({
    option,
    button: element('button', { type: 'button', class: 'feedback-toggle', click: () => onToggle(option) }, say(option)),
  }))
  const group = element(
    'div',
    { class: 'feedback-toggles', role: 'group', 'aria-labelledby': 'sp:feedback-question' },
    ...buttons.map(({ button }) => button),
  )
  return {
    node: element('div', {}, question(questions[name]), group),
    first: buttons[0]?.button ?? group,
    update: (state, locked) => {
      for (const { option, button } of buttons) {
        button.setAttribute('aria-pressed', String(state.stepData[name].value.includes(option)))
        button.disabled = locked
      }
    },
  }
}

interface CommentOptions {
  /** Shown above the field: a question that names it, or a text that describes it. */
  readonly intro: HTMLElement
  /** The field's name, when the intro does not name it. */
  readonly label?: string
  readonly placeholder: string
  readonly notice: HTMLElement | null
  onType(text: string): void
}

/** Free text. It can still be read and copied while nothing may change. */
export function commentScreen({ intro, label, placeholder, notice, onType }: CommentOptions): Screen {
  intro.id = 'sp:feedback-intro'
  const field = element('textarea', {
    class: 'feedback-comment',
    rows: '5',
    maxlength: String(commentLimit),
    placeholder,
    'aria-label': label,
    [label === undefined ? 'aria-labelledby' : 'aria-describedby']: intro.id,
    input: () => onType(field.value),
  })
  return {
    node: element('div', {}, intro, field, ...(notice === null ? [] : [notice])),
    first: field,
    update: (state, locked) => {
      if (field.value !== state.stepData.comment.value) field.value = state.stepData.comment.value
      field.readOnly = locked
    },
  }
}

/** @returns a heading of its own each time: what the screen for the comment asks first */
export const commentQuestion = (): HTMLElement => element('h2', { class: 'feedback-question' }, questions.comment)
