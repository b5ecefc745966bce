import { startCodeButtons } from './code-button-wake.ts'
import { followContents } from './contents.ts'
import { startCopyPage } from './copy-page.ts'
import { startDrawer } from './drawer.ts'
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
startCopyPage()
followContents()
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
const tabs = document.querySelectorAll<HTMLElement>('[data-tabs]')
if (tabs.length > 0) import('./tabs.ts').then(({ enhanceTabs }) => tabs.forEach(enhanceTabs))
if (document.querySelector('[data-code]') !== null) {
  import('./code.ts').then(({ startCode }) => startCode())
  startCodeButtons()
}
if (document.querySelector('[data-enlarge]') !== null)
  import('./lightbox.ts').then(({ startLightbox }) => startLightbox())
const nearest = document.querySelector<HTMLElement>('[data-nearest]')
if (nearest !== null) import('./not-found.ts').then(({ showNearest }) => showNearest(nearest))
