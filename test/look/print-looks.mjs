// Pictures of every kind of page, compared with those of another commit: npm run test:look [-- COMMIT]
// COMMIT (default: HEAD) is built beside the working tree; what is not committed yet shows as a difference.

import { runBundled } from '../run-bundled.mjs'

await runBundled('test/look/print.ts')
