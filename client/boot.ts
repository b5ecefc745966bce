import { startButtons } from './button-wake.ts'
import { followContents } from './contents.ts'
import { startDrawer } from './drawer.ts'
import { followAddress, showAddressed } from './follow-address.ts'
import { wakeIslands } from './islands.ts'
import { startSidebar } from './sidebar.ts'
import { startThemeSwitch } from './theme-switch.ts'
import { startWidgets } from './widgets.ts'

// What every page runs. It is small, because all that only some pages need is imported when it is needed.
wakeIslands(document)
startWidgets()
startThemeSwitch()
startDrawer()
startSidebar()
startButtons()
followContents()
followAddress()
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
const tabs = document.querySelectorAll<HTMLElement>('[data-tabs]')
if (tabs.length > 0)
  import('./tabs.ts').then(({ enhanceTabs }) => {
    tabs.forEach(enhanceTabs)
    showAddressed()
  })
for (const [what, load] of [
  ['[data-code], .table-scroll', () => import('./code.ts')],
  ['[data-enlarge]', () => import('./lightbox.ts')],
  ['[data-nearest]', () => import('./not-found.ts')],
] as const)
  if (document.querySelector(what) !== null) load().then(({ start }) => start())
// Who only passes through has not been here.
setTimeout(() => import('./recent-pages.ts').then(({ noteVisit }) => noteVisit()), 1000)
