import { nextIndex } from './next-index.ts'

/** Says which title was chosen, so that the other groups of the page can follow. */
const chosen = 'signalpost:tab'

/**
 * Turns stacked, titled panels (`templates/elements/TabPanels.tsx`) into the tabs of the WAI-ARIA practices: one stop
 * for the Tab key, arrow keys that wrap around, Home and End.
 *
 * @param group the element with `data-tabs`
 */
export function enhanceTabs(group: HTMLElement): void {
  const panels = [...group.children].filter((child): child is HTMLElement => child.matches('.tab-panel'))
  if (group.dataset.ready !== undefined || panels.length === 0) return
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', group.dataset.label ?? 'Tabs')
  const tabs = panels.map((panel) => makeTab(panel))
  const select = (index: number) => {
    for (const [at, panel] of panels.entries()) {
      const on = at === index
      panel.hidden = !on
      tabs[at]?.setAttribute('aria-selected', String(on))
      if (tabs[at]) tabs[at].tabIndex = on ? 0 : -1
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
    document.addEventListener(chosen, (event) => {
      const { title, from } = (event as CustomEvent<{ title: string; from: Element }>).detail
      const index = tabs.findIndex((tab) => tab.dataset.title === title)
      if (from !== group && index >= 0) select(index)
    })
  list.append(...tabs)
  group.prepend(list)
  const showTarget = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const index = panels.findIndex((panel) => panel.contains(target))
    if (index >= 0) select(index)
  }
  addEventListener('hashchange', showTarget)
  group.dataset.ready = ''
  select(0)
  showTarget()
}

function makeTab(panel: HTMLElement): HTMLButtonElement {
  const title = panel.querySelector<HTMLElement>(':scope > .tab-title')
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.className = 'tab'
  tab.id = `${panel.id}-tab`
  tab.dataset.title = title?.dataset.tabTitle ?? ''
  tab.append(...[...(title?.childNodes ?? [])].map((node) => node.cloneNode(true)))
  tab.setAttribute('role', 'tab')
  tab.setAttribute('aria-controls', panel.id)
  panel.setAttribute('role', 'tabpanel')
  panel.removeAttribute('aria-label')
  panel.setAttribute('aria-labelledby', tab.id)
  if (panel.querySelector('a, button, input, [tabindex]') === null) panel.tabIndex = 0
  return tab
}
