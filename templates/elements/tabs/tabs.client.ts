import { nextIndex } from '../../../client/next-index.ts'

/** Says which title was chosen, so that the other groups of the page can follow. */
const chosen = 'signalpost:tab'

/** Pixels of the tabs before the chosen one that stay in sight, in a row that scrolls. */
const inSight = 96

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
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
  if ('ready' in group.dataset) return
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.role = 'tablist'
  list.ariaLabel = group.dataset.label ?? null
  const tabs = panels.map(makeTab)
  // A panel without anything that takes the focus takes it itself, so that the keyboard reaches its text.
  const isStop = panels.map((panel) => !panel.querySelector('a, button, input, [tabindex]'))
  /** @param found the target of `beforematch`: whoever sends the event unhides it, and the panels around it */
  const select = (index: number, found: EventTarget | null = null) => {
    for (const [at, panel] of panels.entries()) {
      const on = at === index
      showPanel(panel, on, panel === found)
      if (isStop[at]) panel.tabIndex = on ? 0 : -1
      const tab = tabs[at]
      if (!tab) continue
      tab.ariaSelected = `${on}`
      tab.tabIndex = on ? 0 : -1
      // Whatever has chosen it. The groups that follow are measured together.
      if (on) requestAnimationFrame(() => (list.scrollLeft = tab.offsetLeft - inSight))
    }
  }
  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener('click', () => {
      const before = tab.getBoundingClientRect().top
      select(at)
      if ('synced' in group.dataset)
        document.dispatchEvent(new CustomEvent(chosen, { detail: { title: tab.dataset.title, from: group } }))
      // Groups above may have changed their height: what the reader looks at stays where it is.
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
    })
    tab.addEventListener('keydown', (event) => {
      const next = tabs[nextIndex(event, at, tabs.length)]
      if (!next) return
      event.preventDefault()
      next.focus()
      next.click()
    })
  }
  if ('synced' in group.dataset)
    document.addEventListener(chosen, ({ detail: { title, from } }) => {
      const index = tabs.findIndex((tab) => tab.dataset.title === title)
      if (from !== group && index >= 0) select(index)
    })
  list.append(...tabs)
  group.prepend(list)
  for (const [at, panel] of panels.entries())
    panel.addEventListener('beforematch', ({ target }) => {
      if (target === panel) select(at, panel)
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
