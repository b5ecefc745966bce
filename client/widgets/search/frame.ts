import { createDialog } from '../../dialog/dialog.ts'
import { element, icon } from '../../element.ts'
import type { ClientConfig } from '../../wire/client-config.ts'
import { keyNames, texts } from './texts.ts'

/** Makes the dialog with the field, what it says of a search, and the room for pages and hits. */
export function createFrame({ search, styles }: ClientConfig) {
  // A combobox whose listbox holds the hits (WAI-ARIA Authoring Practices, "Editable combobox with list autocomplete"; the
  // list is below instead of floating).
  const input = element('input', {
    class: 'search-input',
    // Not `search`: there the first Escape empties the field and only the second closes the dialog.
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    role: 'combobox',
    placeholder: search.placeholder,
    'aria-label': texts.name,
    'aria-controls': 'sp:search-hits',
    'aria-expanded': 'false',
    'aria-autocomplete': 'list',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    maxlength: '512',
  })
  const list = element('div', { class: 'search-hits', id: 'sp:search-hits', role: 'listbox', 'aria-label': texts.list })
  const status = element('p', { class: 'search-status', role: 'status' })
  const retry = element('button', { type: 'button', class: 'button button-secondary', hidden: true }, texts.retry)
  const start = element('div', { class: 'search-start', hidden: true })
  const body = element('div', { class: 'search-body' }, start, list)
  const dialog = createDialog({ label: texts.name, className: 'search-dialog', styles: styles.search })
  const sign = icon('M9 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM13 13l3.7 3.7')
  dialog.root.append(
    element('div', { class: 'search-head' }, sign, input, dialog.closeButton),
    ...[status, retry, body, keyLegend()],
  )
  dialog.root.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // A hit on the current page only scrolls it, so the dialog has to close. One that opens beside it leaves all as it is.
    if (!(ctrlKey || metaKey || shiftKey) && target instanceof Element && target.closest('a')) dialog.hide(null)
  })
  const say = (text: string, canRetry = false): void => {
    status.textContent = text
    retry.hidden = !canRetry
  }
  return { input, list, status, retry, start, body, dialog, say }
}

export type Frame = ReturnType<typeof createFrame>

/** Visual only: screen readers announce the keys of a combobox by themselves. */
function keyLegend(): Node {
  const keys = keyNames.map(([names, what]) =>
    element('span', {}, ...names.map((name) => element('kbd', {}, name)), ` ${what}`),
  )
  return element('p', { class: 'search-keys', 'aria-hidden': 'true' }, ...keys)
}
