import { readConfig } from '../../../client/services/config.ts'
import { speculationRules } from '../../../compiler/formats/speculation-rules.ts'

// Once somebody comes near a link: pages that are about to be opened are fetched. Browsers that can't do so leave it.
const rules = document.createElement('script')
rules.type = 'speculationrules'
rules.textContent = speculationRules(readConfig().docsRoot)
document.head.append(rules)
