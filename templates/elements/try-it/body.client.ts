import { element } from '../../../client/element.ts'
import { say, sayWith } from '../../../client/say.ts'
import {
  fitsType,
  type RequestField,
  type TryExample,
  type TryPlan,
  textIn,
} from '../../../compiler/formats/request/fields.ts'
import { type Control, choice, control, fieldControl, indexOf, type Piece } from './fields.client.ts'

export interface BodyPiece extends Piece {
  /** Null where none is sent. */
  index(): number | null
  /** The field of a body that is one text or one file, and the first of others. */
  whole(): Control | undefined
  field(field: RequestField): Control | undefined
  /** A field of the chosen body, by its name. */
  named(name: string): Control | undefined
  /** Begins with an example: the index of its body, and its place among that body's examples. */
  begin(example: { readonly body: number; readonly index: number }): void
}

/** Which kind of body is sent, and what is in it. */
export function createBodyPiece({ bodies, isBodyRequired }: TryPlan, id: () => string, redraw: () => void): BodyPiece {
  const types = [...bodies.map((body) => body.type), ...(isBodyRequired ? [] : [say('No body')])]
  const type = choice(id(), say('Content type'), types, redraw)
  const fields = new Map<RequestField, Control>()
  const controls = bodies.map((body) => {
    if (body.fields === null) return [wholeBody(body, isBodyRequired, id())]
    const made = body.fields.map((field) => [field, fieldControl(field, id())] as const)
    for (const [field, one] of made) fields.set(field, one)
    return made.map(([, one]) => one)
  })
  const examples = bodies.map((body, at) => exampleChoice(body, id(), (example) => fill(at, example)))
  const fill = (at: number, { text, values }: TryExample) => {
    const whole = bodies[at]?.fields === null ? controls[at]?.[0] : undefined
    if (whole !== undefined) whole.put(text ?? '')
    for (const field of bodies[at]?.fields ?? []) {
      // An example can't fill in a file: only the reader can choose one.
      if (field.kind !== 'file') fields.get(field)?.put(textIn(values, field.name))
    }
  }
  return {
    index: () => (indexOf(type) < bodies.length ? indexOf(type) : null),
    controls: () => {
      const at = indexOf(type)
      return [...(types.length > 1 ? [type] : []), ...(examples[at] ?? []), ...(controls[at] ?? [])]
    },
    whole: () => controls[indexOf(type)]?.[0],
    field: (field) => fields.get(field),
    named: (name) => {
      const field = bodies[indexOf(type)]?.fields?.find((one) => one.name === name)
      return field === undefined ? undefined : fields.get(field)
    },
    begin: ({ body, index }) => {
      if (body >= bodies.length) return
      type.put(String(body))
      const at = bodies[body]?.examples.findIndex((one) => one.index === index) ?? -1
      const example = bodies[body]?.examples[at]
      if (example === undefined) return
      examples[body]?.[0]?.put(String(at))
      fill(body, example)
    },
  }
}

/** @returns nothing for a body without several examples */
function exampleChoice(
  { examples }: TryPlan['bodies'][number],
  id: string,
  fill: (example: TryExample) => void,
): readonly Control[] {
  if (examples.length < 2) return []
  const names = examples.map(({ name, index }) => name ?? sayWith('Example {n}', { n: index + 1 }))
  const one = choice(id, say('Example'), names, () => {
    const example = examples[indexOf(one)]
    if (example !== undefined) fill(example)
  })
  return [one]
}

function wholeBody({ text, type }: TryPlan['bodies'][number], required: boolean, id: string): Control {
  if (text === null)
    return control({ id, label: say('File'), required, input: element('input', { type: 'file', class: 'try-file' }) })
  const input = element('textarea', {
    class: 'try-input try-body',
    rows: '10',
    spellcheck: 'false',
    autocapitalize: 'off',
  })
  input.value = text
  const fault = (written: string) => {
    if (written === '') return required ? say('Fill in this field.') : null
    return fitsType(type, written) ? null : say('This is not valid JSON.')
  }
  return control({ id, label: say('Request body'), type, required, input, fault })
}
