import { element } from '../../../client/element.ts'
import type { Loading } from '../../../client/loading.ts'
import type { RequestCode } from '../../../compiler/formats/request/code.ts'
import type { DataValue } from '../../../compiler/formats/request/data-value.ts'
import type { RequestPlan } from '../../../compiler/formats/request/request.ts'
import { type ChosenExample, chosenExample } from './chosen-example.client.ts'

/**
 * Writes the generated samples again when a reader chooses another example or server. What writes them is loaded then.
 *
 * @param panel the group 'Request'
 * @param plan what the samples of the page were made from
 * @param loading loads it, and says where it can't
 */
export function followChoices(panel: HTMLElement, plan: RequestPlan, { importer, tellFault }: Loading): void {
  const code = importer(() => import('../../../compiler/formats/request/code.ts'))
  const request = importer(() => import('../../../compiler/formats/request/request.ts'))
  const server = panel.querySelector<HTMLSelectElement>('[data-server]')
  let last = ''
  const write = async () => {
    const example = chosenExample(panel)
    const choice = `${server?.value} ${example?.id}`
    if (choice === last) return
    last = choice
    const [{ codeOf }, { requestOf }] = await Promise.all([code(), request()])
    // The reader may have chosen again meanwhile.
    if (choice !== last) return
    const value = example === null ? undefined : bodyOf(example.holder)
    const codes = codeOf(requestOf(plan, { server: Number(server?.value ?? 0), body: example?.body ?? 0, value }))
    for (const sample of panel.querySelectorAll<HTMLElement>('[data-generated]')) {
      const code = codes.find(({ label }) => label === sample.dataset.generated)
      if (code !== undefined) show(sample, code)
    }
  }
  const scheduleUpdate = () =>
    void write().catch((error) => {
      // The same choice asks again.
      last = ''
      tellFault(error)
    })
  server?.addEventListener('change', scheduleUpdate)
  // In a later task, after the tabs have handled the event.
  for (const type of ['click', 'keyup', 'beforematch'])
    panel.querySelector('.ref-bodies')?.addEventListener(type, () => setTimeout(scheduleUpdate))
  // The page shows the first of all. Something else may have been chosen before this script came.
  const isFirst = (example: ChosenExample | null) => example === null || example.isFirst
  if ((server?.value ?? '0') === '0' && isFirst(chosenExample(panel)))
    last = `${server?.value} ${chosenExample(panel)?.id}`
  else scheduleUpdate()
}

function bodyOf(holder: HTMLElement): DataValue | undefined {
  const text = holder.querySelector('.code-body')?.textContent?.replace(/\n$/, '')
  const { form, value, end = '' } = holder.dataset
  if (value !== undefined) return JSON.parse(value)
  if (text === undefined || form === 'none') return undefined
  return form === 'json' ? JSON.parse(text) : text + end
}

function show(sample: HTMLElement, { html, placeholders }: RequestCode): void {
  const code = sample.querySelector('.code-body > code')
  if (code !== null) code.innerHTML = html.map((line) => `${line}\n`).join('')
  // The button tells the number of lines of the sample before. Without it the code scrolls.
  sample.querySelector('.code-more')?.remove()
  const note = sample.querySelector<HTMLElement>('.ref-placeholders')
  const names = note?.querySelector('span')
  if (!note || !names) return
  note.hidden = placeholders.length === 0
  names.replaceChildren(...placeholders.flatMap((name, index) => [index > 0 ? ', ' : '', element('code', {}, name)]))
}
