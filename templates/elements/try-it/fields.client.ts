import { element } from '../../../client/element.ts'
import { say, sayWith } from '../../../client/say.ts'
import { sayCount } from '../../../client/say-count.ts'
import { type FieldFault, faultOf, type RequestField } from '../../../compiler/formats/request/fields.ts'

/** One thing to type, choose or attach. */
export interface Control {
  readonly node: HTMLElement
  readonly input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
  /** What was typed; of a file, its name. */
  value(): string
  file(): File | null
  /** Puts a text there in place of what was typed; of a choice, its value. */
  put(text: string): void
  /** Shows what is wrong with it. @returns whether nothing is */
  check(): boolean
}

/** What is typed or chosen in one of the pieces of the form. */
export interface Piece {
  /** The fields that are shown now. */
  controls(): readonly Control[]
}

/** @returns what is chosen in a `choice` */
export const indexOf = ({ input }: Control): number => Number(input.value)

interface ControlOptions {
  readonly id: string
  readonly label: string
  /** Small words after the label. */
  readonly type?: string
  readonly required?: boolean
  readonly help?: string | null
  readonly input: Control['input']
  /** @returns what is wrong with a text, or null */
  fault?(text: string): string | null
}

/** A labelled field with its help and, once it was checked, what is wrong with it. */
export function control({ id, label, type, required, help, input, fault }: ControlOptions): Control {
  const error = element('p', { class: 'try-fault', id: `${id}-fault`, hidden: true })
  const about = element('p', { class: 'try-help', id: `${id}-help` }, help ?? '')
  input.id = id
  input.setAttribute('aria-describedby', help ? `${about.id} ${error.id}` : error.id)
  if (required === true) input.setAttribute('aria-required', 'true')
  const words = [type ?? '', required === true ? say('required') : ''].filter((word) => word !== '')
  const node = element(
    'div',
    { class: 'try-field' },
    element(
      'div',
      { class: 'try-label' },
      element('label', { for: id, translate: 'no' }, label),
      ...words.map((word) => element('span', { class: word === say('required') ? 'try-required' : 'try-type' }, word)),
    ),
    input instanceof HTMLSelectElement ? element('div', { class: 'try-choice' }, input) : input,
    ...(help ? [about] : []),
    error,
  )
  const check = () => {
    const found = fault?.(input.value) ?? null
    error.hidden = found === null
    error.textContent = found ?? ''
    input.toggleAttribute('aria-invalid', false)
    if (found !== null) input.setAttribute('aria-invalid', 'true')
    return found === null
  }
  // A field with a fault is checked again with each key. All others are checked when the request is sent.
  input.addEventListener('input', () => {
    if (!error.hidden) check()
  })
  const attached = () => (input instanceof HTMLInputElement ? (input.files?.[0] ?? null) : null)
  const value = () => (input.type === 'file' ? (attached()?.name ?? '') : input.value)
  const put = (text: string) => {
    input.value = text
    if (!error.hidden) check()
  }
  return { node, input, value, file: attached, put, check }
}

/** @returns a field of the kind that suits a parameter or a property of a form */
export function fieldControl(field: RequestField, id: string): Control {
  const { name, type, required, deprecated, description, example, limits } = field
  const help = [
    deprecated ? say('Deprecated.') : '',
    description ?? '',
    field.kind === 'list' ? say('One a line.') : '',
    field.kind === 'list' && field.values.length > 0 ? `${say('Possible values:')} ${field.values.join(', ')}.` : '',
    field.kind === 'json' ? say('As JSON.') : '',
    rangeOf(limits),
    // Last, because no full stop ends it.
    example === null || field.values.length > 0 ? '' : sayWith('Example: {value}', { value: example }),
  ]
  return control({
    id,
    label: name,
    type,
    required,
    help: help.filter((part) => part !== '').join(' '),
    input: inputOf(field),
    fault: (text) => wordsOf(faultOf(field, text)),
  })
}

function wordsOf(fault: FieldFault | null): string | null {
  if (fault === null) return null
  const { text, other, values } = fault
  return other === undefined ? sayWith(text, values) : sayCount(Number(values.n), text, other)
}

function rangeOf({ least, greatest }: RequestField['limits']): string {
  if (least !== undefined && greatest !== undefined) return sayWith('From {least} to {greatest}.', { least, greatest })
  if (least !== undefined) return sayWith('{least} or more.', { least })
  return greatest === undefined ? '' : sayWith('{greatest} or less.', { greatest })
}

function inputOf(field: RequestField): Control['input'] {
  const { kind, values, required, initial: first } = field
  const choices = kind === 'boolean' ? ['true', 'false'] : values
  if (kind === 'file') return element('input', { type: 'file', class: 'try-file' })
  if (choices.length > 0 && kind !== 'list') {
    const empty = required && choices.includes(first) ? [] : ['']
    const select = element('select', { class: 'try-input' }, ...[...empty, ...choices].map(option))
    if (choices.includes(first)) select.value = first
    return select
  }
  const shared = { class: 'try-input', dir: 'auto', autocomplete: 'off', spellcheck: 'false', autocapitalize: 'off' }
  if (kind !== 'list' && kind !== 'json') {
    const inputmode = kind === 'integer' ? 'numeric' : kind === 'number' ? 'decimal' : undefined
    const input = element('input', { ...shared, type: 'text', inputmode, placeholder: field.default ?? undefined })
    input.value = first
    return input
  }
  const area = element('textarea', { ...shared, rows: kind === 'list' ? '2' : '3' })
  area.value = first
  return area
}

function option(value: string): HTMLOptionElement {
  return element('option', { value }, value === '' ? say('(not sent)') : value)
}

/** A choice of one among named alternatives, by its index. */
export function choice(id: string, label: string, names: readonly string[], onChange: () => void): Control {
  const options = names.map((name, index) => element('option', { value: String(index) }, name))
  const input = element('select', { class: 'try-input', change: onChange }, ...options)
  return control({ id, label, input })
}
