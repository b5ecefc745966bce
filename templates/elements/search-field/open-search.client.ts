/** Lets a field in the text of a page open the site's search, with what has been typed. */
export function openSearch(field: HTMLInputElement): void {
  const open = () => {
    document.querySelector<HTMLElement>('.search-button[data-widget]')?.click()
    void handOver(field).catch(console.error)
  }
  field.addEventListener('click', open)
  field.addEventListener('input', open)
  field.form?.addEventListener('submit', (event) => {
    event.preventDefault()
    open()
  })
}

/** The dialog is loaded at its first opening: its field takes over what has been typed until then. */
async function handOver(field: HTMLInputElement): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    const own = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]')
    if (own !== null) {
      if (field.value === '') return
      own.value = field.value
      field.value = ''
      own.dispatchEvent(new Event('input', { bubbles: true }))
      return
    }
    await new Promise(requestAnimationFrame)
  }
}
