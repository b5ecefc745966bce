import { announce, copyText } from './clipboard.ts'

/** Milliseconds that a confirmation shows (spec 9). */
const shown = 1500

/** Lets 'Copy page as Markdown' copy the page's Markdown twin. */
export function startCopyPage(): void {
  const button = document.querySelector<HTMLElement>('[data-copy-page]')
  const label = button?.querySelector('[data-copy-label]')
  if (!button || !label) return
  const name = label.textContent
  const say = (text: string) => {
    label.textContent = text
    announce(text)
    setTimeout(() => {
      label.textContent = name
    }, shown)
  }
  button.addEventListener('click', () => {
    const text = fetch(button.dataset.copyPage ?? '').then((response) => {
      if (!response.ok) throw new Error(`${response.status} ${response.url}`)
      return response.text()
    })
    copyText(text).then(
      () => say('Copied!'),
      (error) => {
        console.error(error)
        say('Could not copy')
      },
    )
  })
}
