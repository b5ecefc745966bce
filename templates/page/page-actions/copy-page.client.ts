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
  const { dataset, parentElement } = button
  dataset.copyPage ||= button.textContent ?? ''
  const showResult = (text: string) => {
    button.textContent = text
    announce(text)
    setTimeout(() => {
      button.textContent = dataset.copyPage ?? ''
    }, shown)
  }
  // The menu beside it leads there.
  const text = fetch(parentElement?.querySelector('a')?.href ?? '').then((response) => {
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
