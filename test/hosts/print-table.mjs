// Prints what every host answers to every request: npm run test:hosts [-- --no-preview]
// TEST_WRANGLER=… names the program of Cloudflare's runtime, which can't be installed without running its scripts.

import { runBundled } from '../run-bundled.mjs'

await runBundled('test/hosts/table/print.ts')
