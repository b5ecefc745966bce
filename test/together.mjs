import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Folders of tests that start processes, serve, or hold what a browser has one of. */
const apart = /^test\/(browser|cli|code-host|emit|feedback|fuzz|hosts|hostile|pack|preview|search)\//

/** What a process has one of, and what makes it large or tells of that: files whose text has it keep a process for themselves. */
const ownProcess =
  /properties\.ts|growth|process\.(env|chdir|argv|on|exit)|globalThis|\bmock\b|memoryUsage|setFlags|Worker|spawn|execute|buildSite|compileCommand|hosted|TEST_LONG/

/** Files that share a process at most: with more of them a fault of one costs more, and there is little left to gain. */
const most = 8

/**
 * Divides test files among processes. Neighbours that need none for themselves share one, as most of their time is what a
 * process takes to start, to load the compiler, and to run it before the engine knows it.
 *
 * @param {string[]} files relative to the root
 * @param {string} root
 * @returns {string[][]} the files of each process, in the order of the first
 */
export function divide(files, root) {
  const all = []
  let group = []
  for (const file of files) {
    if (apart.test(file) || ownProcess.test(readFileSync(join(root, file), 'utf8'))) all.push([file])
    else if (group.length % most > 0) group.push(file)
    else {
      group = [file]
      all.push(group)
    }
  }
  return all
}

/**
 * @param {string[]} files that share a process
 * @param {(file: string) => string} bundleOf path of a file's bundle
 * @returns {string} path of the module to run: of several files one that is written here, which has the tests of each in a suite,
 *   so that what one does before and after its tests is done for no other
 */
export function moduleOf(files, bundleOf) {
  const first = bundleOf(files[0])
  if (files.length === 1) return first
  const suites = files.map((file) => {
    const url = pathToFileURL(bundleOf(file))
    return `suite(${JSON.stringify(file)}, () => import(${JSON.stringify(url)}))`
  })
  const module = first.replace(/\.mjs$/, '.together.mjs')
  writeFileSync(module, `import { suite } from 'node:test'\n${suites.join('\n')}\n`)
  return module
}
