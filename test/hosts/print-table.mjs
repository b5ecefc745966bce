// Prints what every host answers to every request: npm run test:hosts [-- --no-preview]
// TEST_WRANGLER=… names the program of Cloudflare's runtime, which can't be installed without running its scripts.
// TEST_PAGES_SHARED=… names a folder with two releases of what Cloudflare publishes of its code, unpacked by
// `npm pack @cloudflare/pages-shared@0.13.189` into `handler` and `@0.11.0` into `parser`: no script of theirs runs.
// TEST_SUPERSTATIC=… names the folder of Firebase's `superstatic`, TEST_SERVE=… the script of `serve` (`build/main.js`).

import { runBundled } from '../run-bundled.mjs'

await runBundled('test/hosts/table/print.ts')
