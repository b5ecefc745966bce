import { announce } from '../../../client/announce.ts'
import { copyText } from '../../../client/clipboard.ts'
import { say } from '../../../client/say.ts'

/** Milliseconds that a confirmation shows (specification 9). */
const shown = 1500

/**
 * Does what a button of a code block is for.
 *
 * @param button the button that was clicked
 */
export function press(button: HTMLElement): void {
  const body = button.closest('.code')?.querySelector<HTMLElement>('.code-body')
  if (!body) return
  if (button.dataset.codeCopy !== undefined) copy(button, body)
  if (button.dataset.codeOpen !== undefined) openPage(body)
  if (button.dataset.codeMore !== undefined) toggle(button)
}

/** The code as written: the lines hold their own line breaks, the last one too. */
const codeOf = (body: HTMLElement): string => (body.textContent ?? '').replace(/\n$/, '')

/** Of a session its commands, which can be run as they are: without prompts, and without what was answered. */
function commandsOf(body: HTMLElement): string {
  if (body.querySelector('.tok-prompt') === null) return codeOf(body)
  const all = document.createRange()
  all.selectNodeContents(body)
  const copy = all.cloneContents()
  const [prompt, answer] = ['\0', '\f']
  for (const part of copy.querySelectorAll('.tok-prompt')) part.replaceWith(prompt)
  for (const part of copy.querySelectorAll('.tok-output')) part.replaceWith(answer)
  const lines = (copy.textContent ?? '').split('\n').filter((line) => !line.includes(answer))
  return lines
    .map((line) => line.split(prompt)[1]?.trimStart() ?? line)
    .join('\n')
    .trim()
}

async function copy(button: HTMLElement, body: HTMLElement): Promise<void> {
  const { codeLabel = button.textContent ?? '', language } = button.dataset
  button.dataset.codeLabel = codeLabel
  let text = 'Copied!'
  try {
    await copyText(commandsOf(body))
    button.dataset.copied = ''
    const detail = { name: 'copy_code', properties: { language, slug: body.closest('[data-code-group]')?.id } }
    document.dispatchEvent(new CustomEvent('signalpost:track', { detail }))
  } catch (error) {
    console.error(error)
    // The reader's own command can still copy what is selected.
    getSelection()?.selectAllChildren(body)
    text = 'Could not copy'
  }
  showResult(button, say(text))
  announce(say(text))
  const turn = String(Number(button.dataset.turn ?? 0) + 1)
  button.dataset.turn = turn
  setTimeout(() => {
    // A later click shows its confirmation for the whole time.
    if (button.dataset.turn !== turn) return
    delete button.dataset.copied
    showResult(button, codeLabel)
    announce('')
  }, shown)
}

function showResult(button: HTMLElement, text: string): void {
  const tip = button.querySelector('span')
  if (tip !== null) tip.textContent = text
}

/** The URL lives as long as this page, so that the new one can be loaded again. */
function openPage(body: HTMLElement): void {
  const blob = new Blob([codeOf(body)], { type: 'text/plain;charset=utf-8' })
  open(URL.createObjectURL(blob), '_blank', 'noopener')
}

function toggle(button: HTMLElement): void {
  const block = button.closest<HTMLElement>('.code')
  const expanded = button.getAttribute('aria-expanded') !== 'true'
  button.dataset.codeMore ||= button.textContent ?? ''
  button.textContent = expanded ? say('Show fewer lines') : button.dataset.codeMore
  button.setAttribute('aria-expanded', String(expanded))
  block?.toggleAttribute('data-expanded', expanded)
  if (!expanded) block?.scrollIntoView({ block: 'nearest' })
}
