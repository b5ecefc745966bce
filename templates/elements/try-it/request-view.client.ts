import { element } from '../../../client/element.ts'
import { say } from '../../../client/say.ts'
import { codeOf } from '../../../compiler/formats/request/code.ts'
import type { TryPlan } from '../../../compiler/formats/request/fields.ts'
import { type Filled, filledRequest } from '../../../compiler/formats/request/fill.ts'
import { shownLanguage } from '../code-group/code-language.client.ts'

export interface RequestView {
  readonly node: HTMLElement
  /** Shows the code of the request as it is filled in now. */
  draw(): void
}

/** Milliseconds that 'Copied!' stays. */
const copiedMs = 2000

/** The request as code, in the language that the reader chooses. Without a tick, names take the place of secrets. */
export function createRequestView(plan: TryPlan, filled: () => Filled): RequestView {
  const code = element('pre', {
    class: 'try-code',
    tabindex: '0',
    role: 'group',
    'aria-label': say('Code of the request'),
  })
  code.translate = false
  const language = element('select', { class: 'try-input', 'aria-label': say('Code language'), change: () => draw() })
  const reveal = element('input', { class: 'check-box', type: 'checkbox', change: () => draw() })
  let text = ''
  const draw = () => {
    const shown: Filled = { ...filled(), isSent: false, ...(reveal.checked ? {} : { secret: () => '' }) }
    const codes = codeOf(filledRequest(plan, shown))
    if (language.options.length === 0) {
      language.append(...codes.map(({ label }) => element('option', {}, label)))
      const wanted = shownLanguage()
      if (codes.some(({ label }) => label === wanted)) language.value = wanted ?? ''
    }
    const chosen = codes.find(({ label }) => label === language.value) ?? codes[0]
    text = chosen?.code ?? ''
    code.innerHTML = (chosen?.html ?? []).join('\n')
  }
  const hasSecrets = plan.signIns.some((way) => way.length > 0)
  const node = element(
    'div',
    { class: 'try-request', role: 'group', 'aria-label': say('Request') },
    element(
      'div',
      { class: 'try-tools' },
      element('h3', {}, say('Request')),
      element('div', { class: 'try-choice' }, language),
      copyButton(() => text),
    ),
    code,
    ...(hasSecrets
      ? [element('label', { class: 'try-reveal' }, reveal, ` ${say('Show credentials in the code')}`)]
      : []),
  )
  return { node, draw }
}

function copyButton(text: () => string): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'button button-secondary', 'aria-live': 'polite', click: () => copy() },
    say('Copy code'),
  )
  const showResult = (result: string) => {
    button.textContent = result
    setTimeout(() => {
      button.textContent = say('Copy code')
    }, copiedMs)
  }
  const copy = () =>
    navigator.clipboard.writeText(text()).then(
      () => showResult(say('Copied!')),
      () => showResult(say('Could not copy')),
    )
  return button
}
