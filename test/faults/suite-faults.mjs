/** Faults that tests of the suite make for real: number, name, test files. */
export const suiteFaults = [
  [26, 'a block that throws', ['test/own-site/own-code.test.ts']],
  [
    27,
    'work on a page that does not end',
    ['test/cli/status.test.ts', 'test/cli/page-budget.test.ts', 'test/cli/data-budget.test.ts'],
  ],
  [42, 'signals', ['test/cli/status.test.ts']],
  [43, 'a kill at each step of a publication', ['test/emit/faults.test.ts', 'test/emit/releases.test.ts']],
  [44, 'two builds at once', ['test/emit/lock.test.ts']],
  [45, 'a preview and a build at once', ['test/preview/server.test.ts']],
  [49, 'memory that runs out', ['test/cli/status.test.ts']],
  [52, 'changes while the preview runs', ['test/preview/branches.test.ts', 'test/preview/watch.test.ts']],
  [53, 'a site that breaks while the preview runs', ['test/browser/preview/preview.test.ts']],
  [56, 'a receiver that fails in each way', ['test/browser/feedback/feedback-faults.test.ts']],
  [57, 'a captcha that is blocked or hangs', ['test/browser/feedback/feedback-captcha.test.ts']],
  [58, 'storage that is denied', ['test/browser/code.test.ts']],
  [
    59,
    'an index that is missing, cut or slow',
    ['test/browser/search/search.test.ts', 'test/browser/search/search-hosted.test.ts'],
  ],
  [60, 'queries of any text', ['test/browser/search/search-hosted.test.ts']],
  [61, 'no scripts', ['test/browser/blocks/landing.test.ts', 'test/browser/catalogs/filterable-table.test.ts']],
  [62, 'an old page after a new release', ['test/emit/emit.test.ts']],
]
