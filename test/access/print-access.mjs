// What axe finds on every kind of page, in every state of what opens on them: npm run test:access [-- PARTS OF NAMES]

import { runBundled } from '../run-bundled.mjs'

await runBundled('test/access/print.ts')
