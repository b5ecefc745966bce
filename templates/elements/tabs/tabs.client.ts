import { nextIndex } from '../../../client/next-index.ts'

/** Says which title was chosen, so that the other groups of the page can follow. */
const chosen = 'signalpost:tab'

declare global {
  interface DocumentEventMap {
    [chosen]: CustomEvent<{ readonly title: string; readonly from: Element }>
  }
}

/** Makes tabs of groups of panels. */
export function start(groups: readonly HTMLElement[]): void {
  groups.forEach(enhance)
}

/**
 * Turns stacked, titled panels (`templates/elements/tabs/TabPanels.tsx`) into the tabs of the WAI-ARIA practices: one stop
 * for the Tab key, arrow keys that wrap around, Home and End.
 */
function enhance(group: HTMLElement): void {
  const panels = [...group.children].filter((child): child is HTMLElement => child.matches('.tab-panel'))
  if (group.dataset.ready !== undefined || panels.length === 0) return
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.role = 'tablist'
  list.ariaLabel = group.dataset.label ?? 'Tabs'
  const tabs = panels.map((panel) => makeTab(panel))
  // A panel without anything that takes the focus takes it itself, so that the keyboard reaches its text.
  const isStop = panels.map((panel) => panel.querySelector('a, button, input, [tabindex]') === null)
  /** @param found the target of `beforematch`: whoever sends the event unhides it, and the panels around it */
  const select = (index: number, found: EventTarget | null = null) => {
    for (const [at, panel] of panels.entries()) {
      const on = at === index
      showPanel(panel, on, panel === found)
      if (isStop[at]) panel.tabIndex = on ? 0 : -1
      const tab = tabs[at]
      if (tab === undefined) continue
      tab.ariaSelected = String(on)
      tab.tabIndex = on ? 0 : -1
    }
  }
  const choose = (index: number) => {
    const tab = tabs[index]
    if (tab === undefined) return
    const before = tab.getBoundingClientRect().top
    select(index)
    if (group.dataset.synced !== undefined)
      document.dispatchEvent(new CustomEvent(chosen, { detail: { title: tab.dataset.title, from: group } }))
    // Groups above may have changed their height: what the reader looks at stays where it is.
    scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  list.addEventListener('click', ({ target }) => {
    const index = tabs.findIndex((tab) => target instanceof Node && tab.contains(target))
    if (index >= 0) choose(index)
  })
  list.addEventListener('keydown', (event) => {
    const at = tabs.findIndex((tab) => tab.matches(':focus'))
    const to = nextIndex(event.key, at, tabs.length)
    if (to === null) return
    event.preventDefault()
    tabs[to]?.focus()
    choose(to)
  })
  if (group.dataset.synced !== undefined)
    document.addEventListener(chosen, ({ detail: { title, from } }) => {
      const index = tabs.findIndex((tab) => tab.dataset.title === title)
      if (from !== group && index >= 0) select(index)
    })
  list.append(...tabs)
  group.prepend(list)
  group.addEventListener('beforematch', ({ target }) => {
    const index = target instanceof HTMLElement ? panels.indexOf(target) : -1
    if (index >= 0) select(index, target)
  })
  group.dataset.ready = ''
  select(0)
}

/** @param isFound the browser shows it by itself */
function showPanel(panel: HTMLElement, on: boolean, isFound: boolean): void {
  // The browser's own search looks into what is hidden like this, and so do links. The panel keeps an empty box, which
  // screen readers skip.
  if (!on) panel.setAttribute('hidden', 'until-found')
  else if (!isFound) panel.removeAttribute('hidden')
  panel.ariaHidden = on ? null : 'true'
}

function makeTab(panel: HTMLElement): HTMLButtonElement {
  const title = panel.querySelector<HTMLElement>(':scope > .tab-title')
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.className = 'tab'
  tab.id = `sp:${panel.id}-tab`
  tab.dataset.title = title?.dataset.tabTitle ?? ''
  tab.append(...(title?.cloneNode(true).childNodes ?? []))
  tab.role = 'tab'
  tab.setAttribute('aria-controls', panel.id)
  panel.role = 'tabpanel'
  panel.ariaLabel = null
  panel.setAttribute('aria-labelledby', tab.id)
  return tab
}
