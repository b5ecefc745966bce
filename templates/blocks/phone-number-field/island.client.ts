import { element } from '../../../client/element.ts'
import { say, sayWith } from '../../../client/say.ts'
import { type CheckedNumber, checkNumber, type NumberRule } from './check-number.ts'
import type { PhoneNumberFieldModel } from './contract.ts'

/** Milliseconds without a key after which a number that is not right yet is called wrong. */
const pause = 600

/** Says what the number in the field is: at once when it is right, else when the reader stops or leaves. */
export async function hydrate(root: HTMLElement, props: unknown): Promise<void> {
  const { country, mobileOnly } = props as PhoneNumberFieldModel
  const input = root.querySelector('input')
  const output = root.querySelector('output')
  if (input === null || output === null) return
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en', 'en'], { type: 'region' })
  const rule: NumberRule = {
    country,
    mobileOnly,
    metadata: await loadMetadata(mobileOnly),
    nameOf: (code) => names.of(code) ?? code,
    say: sayWith,
  }
  const wait = { timer: 0 }
  const check = (settled: boolean) => {
    clearTimeout(wait.timer)
    const checked = checkNumber(input.value, rule)
    if (checked.state === 'wrong' && !settled) {
      // What was said of another number is no longer true.
      if (output.dataset.state === 'right') show(input, output, { state: 'empty' })
      wait.timer = setTimeout(() => check(true), pause)
    } else show(input, output, checked)
  }
  input.addEventListener('input', () => check(false))
  input.addEventListener('change', () => check(true))
}

/** Only one of them comes: whether a number is a mobile one, the smaller does not know. */
async function loadMetadata(mobileOnly: boolean): Promise<NumberRule['metadata']> {
  const module = await (mobileOnly
    ? import('libphonenumber-js/mobile/metadata')
    : import('libphonenumber-js/min/metadata'))
  return module.default
}

function show(input: HTMLInputElement, output: HTMLOutputElement, checked: CheckedNumber): void {
  output.dataset.state = checked.state
  if (checked.state === 'wrong') input.setAttribute('aria-invalid', 'true')
  else input.removeAttribute('aria-invalid')
  if (checked.state === 'empty') output.replaceChildren()
  else if (checked.state === 'wrong') output.replaceChildren(checked.message)
  else {
    const note = checked.note === null ? [] : [element('span', { class: 'phone-note' }, checked.note)]
    output.replaceChildren(`${say('E.164 form:')} `, element('code', { translate: 'no' }, checked.e164), ' ', ...note)
  }
}
