import { carryQuery } from './carry-query.client.ts'
import { selector } from './mark.ts'

/** Folders that a large sidebar shows as links until this is there: disclosures like the others, of the same height. */
export async function showWholeMenu(sidebar: HTMLElement): Promise<void> {
  const links = sidebar.querySelectorAll<HTMLAnchorElement>('.folder-link')
  const cut = new Set([...sidebar.querySelectorAll('.more-link')].flatMap((link) => link.closest('details') ?? []))
  const response = links.length + cut.size > 0 ? await fetch(sidebar.dataset.menu ?? '') : null
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
  for (const folder of cut) completeFolder(folder, folders)
  if (location.search !== '') carryQuery([...document.querySelectorAll<HTMLAnchorElement>(selector)])
}

/** Puts the entries that a long folder has left out around those that are there: what a reader sees stays in its place. */
function completeFolder(folder: HTMLDetailsElement, folders: ReadonlyMap<string | undefined, HTMLElement>): void {
  for (const link of folder.querySelectorAll<HTMLAnchorElement>(':scope > ul > li > .more-link')) {
    const item = link.parentElement
    const all = [...(folders.get(link.dataset.folder)?.querySelector('ul')?.children ?? [])]
    const isFirst = item?.previousElementSibling === null
    const at = all.findIndex((one) => one.querySelector('a')?.pathname === link.pathname)
    if (item === null || at < 0) continue
    const left = isFirst ? all.slice(0, at + 1) : all.slice(at)
    const hasFocus = document.activeElement === link
    const kept = isFirst ? item.nextElementSibling : null
    const top = kept?.getBoundingClientRect().top ?? 0
    const made = left.map((one) => document.importNode(one, true))
    item.replaceWith(...made)
    const drawer = folder.closest('.drawer')
    if (kept !== null && drawer !== null) drawer.scrollTop += kept.getBoundingClientRect().top - top
    if (hasFocus)
      made
        .at(isFirst ? -1 : 0)
        ?.querySelector('a')
        ?.focus({ preventScroll: true })
  }
}
