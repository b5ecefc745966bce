/** Says something to a screen reader without moving the focus. */
export function announce(text: string): void {
  const status = document.getElementById('sp-status')
  if (status !== null) status.textContent = text
}
