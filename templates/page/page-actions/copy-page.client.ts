import type * as Clipboard from '../../../client/clipboard.ts'
import { say } from '../../../client/say.ts'

/** Milliseconds that a confirmation shows (spec 9). */
const shown = 1500

/**
 * Copies the page's Markdown twin.
 *
 * @param button the one that was clicked
 * @param clipboard what boot.ts has already: an import of it here would make it a file, and a request, of its own
 */
export function copyPage(button: HTMLElement, { announce, copyText }: typeof Clipboard): void {
  const label = button.querySelector<HTMLElement>('[data-copy-label]')
  if (!label) return
  label.dataset.copyLabel ||= label.textContent ?? ''
  const showResult = (text: string) => {
    label.textContent = text
    announce(text)
    setTimeout(() => {
      label.textContent = label.dataset.copyLabel ?? ''
    }, shown)
  }
  const text = fetch(button.dataset.copyPage ?? '').then((response) => {
    if (!response.ok) throw new Error(`${response.status} ${response.url}`)
    return response.text()
  })
  copyText(text).then(
    () => showResult(say('Copied!')),
    (error) => {
      console.error(error)
      showResult(say('Could not copy'))
    },
  )
}
