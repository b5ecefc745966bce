import type { BodyPlan } from '../../formats/request/body-plan.ts'
import type { DataValue } from '../../formats/request/data-value.ts'
import { partHead, partsEnd } from '../../formats/request/multipart.ts'
import { encodePart } from '../../formats/request/pairs.ts'
import { showPlaceholders } from '../../formats/request/placeholder.ts'
import { bodyOf } from '../../formats/request/request.ts'
import type { Example } from '../operation/operation-model.ts'

/** Whether a media type is that of a form, whose fields are no JSON. */
export function isFormType(type: string): boolean {
  return /^(?:application\/x-www-form-urlencoded|multipart\/)/i.test(type)
}

/** @returns an example as the fields or parts that are sent, where it is one of a form; what an author wrote as text stays */
export function asForm(plan: BodyPlan, example: Example): Example {
  const { value, text, cut, externalValue } = example
  if (!isFormType(plan.type) || typeof value !== 'object' || value === null || externalValue !== null) return example
  const sent = formText(plan, value)
  // As much as there was room for.
  const shown = cut && sent.length > text.length ? `${sent.slice(0, text.length - 1)}…` : sent
  return { ...example, text: shown, language: 'text' }
}

/** Lines are broken before each field: on the wire they are one. What is in a file is left out. */
function formText(plan: BodyPlan, value: DataValue): string {
  const body = bodyOf(plan, value)
  if (body.kind === 'form')
    return showPlaceholders(body.fields.map((pair) => pair.map(encodePart).join('=')).join('\n&')).text
  if (body.kind !== 'multipart') return ''
  const parts = body.parts.map((part) => `--boundary${partHead(part)}${part.file ? '…' : part.value}\r\n`)
  return showPlaceholders(`${parts.join('')}--boundary${partsEnd}`)
    .text.replaceAll('\r\n', '\n')
    .trimEnd()
}
