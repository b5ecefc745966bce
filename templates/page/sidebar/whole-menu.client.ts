import { carryQuery } from './carry-query.client.ts'
import { selector } from './mark.ts'

/** Folders that a large sidebar shows as links until this is there: disclosures like the others, of the same height. */
export async function showWholeMenu(sidebar: HTMLElement): Promise<void> {
  const links = sidebar.querySelectorAll<HTMLAnchorElement>('.folder-link')
  const more = sidebar.querySelectorAll<HTMLAnchorElement>('.more-link')
  const response = links.length + more.length > 0 ? await fetch(sidebar.dataset.menu ?? '') : null
  // The links lead on without it.
  if (response?.ok !== true) return
  const menu = new DOMParser().parseFromString(await response.json(), 'text/html')
  // The file is that of pages of all products: an entry of the page's own has no icon (spec 3, "Sidebar menu item").
  for (const icon of menu.querySelectorAll<HTMLElement>('[data-of]'))
    icon.replaceWith(...(icon.dataset.of === sidebar.dataset.product ? [] : icon.childNodes))
  // What has no number is the menu itself.
  const folders = new Map([
    [undefined, menu.body],
    ...Array.from(menu.querySelectorAll<HTMLElement>('[data-folder]'), (one) => [one.dataset.folder, one] as const),
  ])
  for (const link of links) {
    const folder = folders.get(link.dataset.folder)
    if (folder === undefined) continue
    const hasFocus = document.activeElement === link
    link.replaceWith(document.importNode(folder, true))
    if (hasFocus) sidebar.querySelector<HTMLElement>(`[data-folder="${link.dataset.folder}"] > summary`)?.focus()
  }
  for (const link of more) complete(link, folders.get(link.dataset.folder)?.querySelector('ul'))
  if (location.search !== '') carryQuery([...document.querySelectorAll<HTMLAnchorElement>(selector)])
}

/** Puts the entries that a long list has left out in the place of the link to them: what a reader sees stays where it is. */
function complete(link: HTMLAnchorElement, list: Element | null | undefined): void {
  const item = link.parentElement
  const all = [...(list?.children ?? [])]
  const isFirst = item?.previousElementSibling === null
  const at = all.findIndex((one) => one.querySelector('a')?.pathname === link.pathname)
  if (item === null || at < 0) return
  const left = isFirst ? all.slice(0, at + 1) : all.slice(at)
  const hasFocus = document.activeElement === link
  const kept = isFirst ? item.nextElementSibling : null
  const top = kept?.getBoundingClientRect().top ?? 0
  const drawer = link.closest('.drawer')
  const made = left.map((one) => document.importNode(one, true))
  item.replaceWith(...made)
  if (kept !== null && drawer !== null) drawer.scrollTop += kept.getBoundingClientRect().top - top
  if (hasFocus)
    made
      .at(isFirst ? -1 : 0)
      ?.querySelector('a')
      ?.focus({ preventScroll: true })
}
