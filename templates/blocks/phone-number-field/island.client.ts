import { element } from '../../../client/element.ts'
import type { Loading } from '../../../client/loading.ts'
import { say, sayWith } from '../../../client/say.ts'
import { type CheckedNumber, checkNumber, type NumberRule } from './check-number.ts'
import type { PhoneNumberFieldModel } from './contract.ts'

/** Milliseconds without a key after which a number that is not right yet is called wrong. */
const idleMs = 600

/**
 * Says what the number in the field is: at once when it is right, else when the reader stops or leaves. Where what numbers
 * are made of could not be loaded, the next change of the field asks for it again.
 */
export async function hydrate(
  root: HTMLElement,
  { country, mobileOnly }: PhoneNumberFieldModel,
  { importer, tellFault }: Loading,
): Promise<void> {
  const input = root.querySelector('input')
  const output = root.querySelector('output')
  if (input === null || output === null) return
  const names = new Intl.DisplayNames([document.documentElement.lang || 'en', 'en'], { type: 'region' })
  // Only one of the two is loaded. The smaller one can't tell mobile numbers from others.
  const load: () => Promise<{ readonly default: NumberRule['metadata'] }> = mobileOnly
    ? importer(() => import('libphonenumber-js/mobile/metadata'))
    : importer(() => import('libphonenumber-js/min/metadata'))
  const known: { metadata: NumberRule['metadata'] | null } = { metadata: null }
  const learn = async () => {
    const module = await load()
    known.metadata = module.default
  }
  const wait = { timer: 0 }
  const check = (settled: boolean) => {
    clearTimeout(wait.timer)
    const { metadata } = known
    if (metadata === null) return void learn().then(() => check(settled), tellFault)
    const nameOf = (code: string) => names.of(code) ?? code
    const checked = checkNumber(input.value, { country, mobileOnly, metadata, nameOf, say: sayWith })
    if (checked.state === 'wrong' && !settled) {
      // What was said of another number is no longer true.
      if (output.dataset.state === 'right') show(input, output, { state: 'empty' })
      wait.timer = setTimeout(() => check(true), idleMs)
    } else show(input, output, checked)
  }
  await learn().catch(console.error)
  input.addEventListener('input', () => check(false))
  input.addEventListener('change', () => check(true))
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
