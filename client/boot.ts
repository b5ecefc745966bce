import { startButtons } from './button-wake.ts'
import { followContents } from './contents.ts'
import { startDrawer } from './drawer.ts'
import { followAddress, showAddressed } from './follow-address.ts'
import { wakeIslands } from './islands.ts'
import { noteVisit } from './recent-pages.ts'
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
noteVisit()
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
const tabs = document.querySelectorAll<HTMLElement>('[data-tabs]')
if (tabs.length > 0)
  import('./tabs.ts').then(({ enhanceTabs }) => {
    tabs.forEach(enhanceTabs)
    showAddressed()
  })
if (document.querySelector('[data-code], .table-scroll') !== null)
  import('./code.ts').then(({ startCode }) => startCode())
if (document.querySelector('[data-enlarge]') !== null)
  import('./lightbox.ts').then(({ startLightbox }) => startLightbox())
const nearest = document.querySelector<HTMLElement>('[data-nearest]')
if (nearest !== null) import('./not-found.ts').then(({ showNearest }) => showNearest(nearest))
