import { carryQuery } from './carry-query.client.ts'
import { selector } from './mark.ts'

/** Folders that a large sidebar shows as links until this is there: disclosures like the others, of the same height. */
export async function showWholeMenu(sidebar: HTMLElement): Promise<void> {
  const links = sidebar.querySelectorAll<HTMLAnchorElement>('.folder-link')
  const response = links.length > 0 ? await fetch(sidebar.dataset.menu ?? '') : null
  // The links lead on without it.
  if (response?.ok !== true) return
  const menu = new DOMParser().parseFromString(await response.json(), 'text/html')
  const folders = new Map(
    Array.from(menu.querySelectorAll<HTMLElement>('[data-folder]'), (folder) => [folder.dataset.folder, folder]),
  )
  for (const link of links) {
    const folder = folders.get(link.dataset.folder)
    if (folder === undefined) continue
    const hasFocus = document.activeElement === link
    link.replaceWith(document.importNode(folder, true))
    if (hasFocus) sidebar.querySelector<HTMLElement>(`[data-folder="${link.dataset.folder}"] > summary`)?.focus()
  }
  if (location.search !== '') carryQuery([...document.querySelectorAll<HTMLAnchorElement>(selector)])
}
