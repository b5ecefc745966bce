import type { RequestCode } from '../../../compiler/formats/request/code.ts'
import type { DataValue, RequestPlan } from '../../../compiler/formats/request/request.ts'

/**
 * Writes the generated samples again when a reader chooses another example or server. What writes them is loaded then.
 *
 * @param panel the group 'Request'
 * @param plan what the samples of the page were made from
 */
export function followChoices(panel: HTMLElement, plan: RequestPlan): void {
  const server = panel.querySelector<HTMLSelectElement>('[data-server]')
  let last = ''
  const write = async () => {
    const example = chosenExample(panel)
    const choice = `${server?.value} ${example?.id}`
    if (choice === last) return
    last = choice
    const [{ codeOf }, { requestOf }] = await Promise.all([
      import('../../../compiler/formats/request/code.ts'),
      import('../../../compiler/formats/request/request.ts'),
    ])
    // The reader may have chosen again meanwhile.
    if (choice !== last) return
    const { body = 0, value } = example ?? {}
    const codes = codeOf(requestOf(plan, { server: Number(server?.value ?? 0), body, value }))
    for (const sample of panel.querySelectorAll<HTMLElement>('[data-generated]')) {
      const code = codes.find(({ label }) => label === sample.dataset.generated)
      if (code !== undefined) show(sample, code)
    }
  }
  const scheduleUpdate = () => void write().catch(console.error)
  server?.addEventListener('change', scheduleUpdate)
  // After the tabs have heard of it.
  for (const type of ['click', 'keyup', 'beforematch'])
    panel.querySelector('.ref-bodies')?.addEventListener(type, () => setTimeout(scheduleUpdate))
  // What was chosen before this was here; the page's own choice is the first.
  const isFirst = (example: Chosen | null) => example === null || example.isFirst
  if ((server?.value ?? '0') === '0' && isFirst(chosenExample(panel)))
    last = `${server?.value} ${chosenExample(panel)?.id}`
  else scheduleUpdate()
}

interface Chosen {
  readonly id: string
  readonly isFirst: boolean
  /** Index of its media type. */
  readonly body: number
  readonly value: DataValue | undefined
}

function chosenExample(panel: HTMLElement): Chosen | null {
  const all = [...panel.querySelectorAll<HTMLElement>('.ref-bodies .tab-panel')]
  const chosen = all.find((one) => !one.hasAttribute('hidden')) ?? all[0]
  const holder =
    chosen?.querySelector<HTMLElement>('[data-body-example]') ??
    panel.querySelector<HTMLElement>('.ref-bodies [data-body-example]')
  if (!holder) return null
  return {
    id: chosen?.id ?? '',
    isFirst: chosen === all[0],
    body: Number(holder.dataset.bodyExample),
    value: bodyOf(holder),
  }
}

function bodyOf(holder: HTMLElement): DataValue | undefined {
  const text = holder.querySelector('.code-body')?.textContent?.replace(/\n$/, '')
  const { form } = holder.dataset
  if (text === undefined || form === 'none') return undefined
  return form === 'json' ? JSON.parse(text) : text
}

function show(sample: HTMLElement, { html, placeholders }: RequestCode): void {
  const code = sample.querySelector('.code-body > code')
  code?.replaceChildren(
    ...html.map((line) => {
      const row = document.createElement('span')
      row.className = 'line'
      row.innerHTML = `${line}\n`
      return row
    }),
  )
  // It counts the lines of another sample; the code scrolls without it.
  sample.querySelector('.code-more')?.remove()
  const note = sample.querySelector<HTMLElement>('.ref-placeholders')
  const names = note?.querySelector('code')
  if (!note || !names) return
  note.hidden = placeholders.length === 0
  names.textContent = placeholders.join(', ')
}
