/** Whether keys go into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))

/**
 * Keeps what a reader types while the scripts of a dialog are on their way, and gives it to the field that the dialog begins
 * with. Escape takes the dialog back: none comes up over what the reader has gone on to.
 *
 * @param trigger its `data-opening` is set while its dialog is waited for
 * @returns lets go of it, where no dialog comes
 */
export function holdTyping({ dataset }: HTMLElement): () => void {
  dataset.opening = 'true'
  let kept = ''
  const hold = (event: KeyboardEvent) => {
    const { target, key } = event
    if (key === 'Escape') {
      dataset.opening = ''
      letGo()
    }
    if (isTyping(target) || event.ctrlKey || event.metaKey || event.altKey) return
    // A space at the beginning says nothing, and may be for a button.
    if ((key.length > 1 && key !== 'Backspace') || kept + key === ' ') return
    event.preventDefault()
    // Nor does a second click keep it again.
    event.stopImmediatePropagation()
    kept = key.length > 1 ? kept.slice(0, -1) : kept + key
  }
  const give = ({ target }: FocusEvent) => {
    if (!(target instanceof Element && target.closest('dialog'))) return
    letGo()
    // A browser puts the focus on what is first in a dialog before the dialog itself says what gets it.
    queueMicrotask(() => {
      // As a key would: it goes into the field that has the focus, and `input` is told of it.
      if (kept) document.execCommand('insertText', false, kept)
    })
  }
  const letGo = () => {
    removeEventListener('keydown', hold, true)
    removeEventListener('focusin', give)
  }
  addEventListener('keydown', hold, true)
  addEventListener('focusin', give)
  return letGo
}
