import { first, found } from 'signalpost:parts'
import { startButtons } from './button-wake.ts'
import { followAddress, showAddressed } from './follow-address.ts'
import { wakeIslands } from './islands.ts'
import { startWidgets } from './widgets.ts'

const elementsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

// What every page runs. It is small, because all that only some pages need is imported when it is needed.
wakeIslands(document)
startWidgets()
startButtons()
for (const [selector, start] of first) start(elementsOf(selector))
followAddress()
for (const [selector, load] of found) {
  const elements = elementsOf(selector)
  if (elements.length > 0)
    load().then(({ start }) => {
      start(elements)
      // It may have hidden what the address points to.
      showAddressed()
    })
}
// Who only passes through has not been here.
setTimeout(() => import('./recent-pages.ts').then(({ noteVisit }) => noteVisit()), 1000)
