import { readConfig } from '../../../client/services/config.ts'
import { writeItem } from '../../../client/services/storage.ts'
import { speculationRules } from '../../../compiler/formats/speculation-rules.ts'

// Once somebody comes near a link: pages that are about to be opened are fetched. Browsers that can't do so leave it.
const rules = document.createElement('script')
rules.type = 'speculationrules'
rules.textContent = speculationRules(readConfig().docsRoot)
document.head.append(rules)

// And links within the page lead there step by step (`templates/base.css`).
document.documentElement.dataset.glides = ''

// A link of the sidebar that is followed stays where it is, also on the page that it leads to
// (`templates/page/sidebar/sidebar.boot.client.ts`). As a part of the window's height, its place is in sight of a lower one.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('.drawer a') : null
  if (link) writeItem('sessionStorage', 'signalpost.drawer', String(link.getBoundingClientRect().top / innerHeight))
})
