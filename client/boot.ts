import { first, found } from 'signalpost:parts'
import { startAnnouncing } from './announce.ts'
import { startButtons } from './button-wake.ts'
import { followAddress, showAddressed } from './follow-address.ts'
import { importer } from './import-again.ts'
import { loading } from './loading.ts'
import { noteVisit } from './recent-pages.ts'
import { repeatEarly } from './repeat-early.ts'
import { startWidgets } from './widgets.ts'

const elementsOf = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

// The first script of most pages. It stays small: what only some pages need is imported on demand. Pages with islands
// begin with `boot-islands.ts` in its place, which misses nothing that a reader does.

// Where the script before it could not be loaded, which has the settings of the site and shows what needs scripts, this line
// fails, and the page stays one without scripts.
const early = [...signalpostEarly]
startAnnouncing()
startWidgets()
startButtons()
for (const [selector, start] of first) start(elementsOf(selector), loading)
followAddress()
for (const [selector, load] of found) {
  const elements = elementsOf(selector)
  const startPart = (tell: (error: unknown) => void) =>
    load().then(
      ({ start }) => {
        start(elements, loading)
        // It may have hidden what the address points to.
        showAddressed()
      },
      (error: unknown) => {
        tell(error)
        // What waits for it hidden is shown as on a page without scripts.
        for (const { dataset } of elements) dataset.failed = ''
        askAgain()
      },
    )
  // The part can be read without its script. It is loaded again when a reader comes near; after a click, another
  // failure is shown.
  const askAgain = () => {
    const near = new AbortController()
    for (const element of elements)
      for (const type of ['pointerover', 'focusin', 'click'])
        element.addEventListener(
          type,
          () => {
            near.abort()
            startPart(type === 'click' ? loading.tellFault : console.error)
          },
          near,
        )
  }
  if (elements.length > 0) startPart(console.error)
}
// The rules of consent are loaded where a site asks for one.
if (document.documentElement.dataset.consent === undefined) noteVisit()
else importer(() => import('./visit-with-consent.ts'))().then((module) => module.noteAllowedVisit(), console.error)
// After the islands of the page, which hold what is theirs.
queueMicrotask(() => repeatEarly(early))
