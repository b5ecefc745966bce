import { announce } from '../../../client/announce.ts'
import { copyText } from '../../../client/clipboard.ts'
import { say } from '../../../client/say.ts'

/** Milliseconds that a confirmation shows (spec 9). */
const shown = 1500

/**
 * Copies the page's Markdown twin.
 *
 * @param button the one that was clicked
 */
export function copyPage(button: HTMLElement): void {
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
