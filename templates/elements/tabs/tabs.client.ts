import { keeper, keptHere } from '../../../client/keep-here.ts'
import { nextIndex } from '../../../client/next-index.ts'

/** Says what was chosen, a title or the id of a tab: groups with a tab of that title follow. */
const chosen = 'signalpost:tab'

/** Pixels of the tabs before the chosen one that stay in sight, in a row that scrolls. */
const inSight = 96

declare global {
  interface DocumentEventMap {
    [chosen]: CustomEvent<string>
  }
}

const tell = (detail: string) => document.dispatchEvent(new CustomEvent(chosen, { detail }))

/** Makes tabs of groups of panels, and chooses those that were chosen when the reader left the page. */
export function start(groups: readonly HTMLElement[]): void {
  groups.forEach(enhance)
  /** The last one was made last. */
  const choices = keptHere(chosen)
  choices.forEach(tell)
  const keep = keeper(chosen, choices)
  document.addEventListener(chosen, ({ detail }) => {
    choices.delete(detail)
    choices.add(detail)
    keep()
  })
}

/**
 * Turns stacked, titled panels (`templates/elements/tabs/TabPanels.tsx`) into the tabs of the WAI-ARIA practices: one stop
 * for the Tab key, arrow keys that wrap around, Home and End.
 */
function enhance(group: HTMLElement): void {
  const panels = [...group.querySelectorAll<HTMLElement>(':scope > .tab-panel')]
  const { dataset } = group
  if ('ready' in dataset) return
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.role = 'tablist'
  list.ariaLabel = dataset.label ?? null
  const tabs: HTMLButtonElement[] = []
  const shows = panels.map((panel, at) => {
    const tab = makeTab(panel, 'synced' in dataset)
    // A second tab of one title is chosen for itself: two would be shown at once.
    if (tabs.some(({ name }) => name === tab.name)) tab.name = tab.id
    // A panel without anything that takes the focus takes it itself, so that the keyboard reaches its text.
    const isStop = !panel.querySelector('a, button, input, [tabindex]')
    tab.addEventListener('click', () => {
      const before = tab.getBoundingClientRect().top
      tell(tab.name)
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
    panel.addEventListener('beforematch', ({ target }) => {
      if (target === panel) select(tab.name, true)
    })
    tabs.push(tab)
    return (wanted: string, isFound?: boolean) => {
      const on = tab.name === wanted
      // The browser's own search looks into what is hidden like this, and so do links. The panel keeps an empty box,
      // which screen readers skip.
      if (!on) panel.setAttribute('hidden', 'until-found')
      else if (!isFound) panel.removeAttribute('hidden')
      panel.ariaHidden = on ? null : 'true'
      tab.ariaSelected = `${on}`
      tab.tabIndex = on ? 0 : -1
      if (isStop) panel.tabIndex = tab.tabIndex
      // Whatever has chosen it. The groups that follow are measured together.
      if (on) requestAnimationFrame(() => (list.scrollLeft = tab.offsetLeft - inSight))
    }
  })
  /** @param isFound the browser shows the panel by itself, and whatever is around it */
  const select = (wanted: string, isFound?: boolean) => {
    if (tabs.some(({ name }) => name === wanted)) for (const show of shows) show(wanted, isFound)
  }
  document.addEventListener(chosen, ({ detail }) => select(detail))
  list.append(...tabs)
  group.prepend(list)
  dataset.ready = ''
  select(tabs[0]?.name ?? '')
}

function makeTab(panel: HTMLElement, isSynced: boolean): HTMLButtonElement {
  const title = panel.querySelector<HTMLElement>('.tab-title')
  const tab = document.createElement('button')
  tab.className = 'tab'
  tab.id = `sp:${panel.id}-tab`
  // The others hear of tabs of synced groups by their titles, and of no others.
  tab.name = (isSynced && title?.dataset.tabTitle) || tab.id
  tab.append(...(title?.cloneNode(true).childNodes ?? []))
  tab.role = 'tab'
  tab.setAttribute('aria-controls', panel.id)
  panel.role = 'tabpanel'
  panel.setAttribute('aria-labelledby', tab.id)
  return tab
}
