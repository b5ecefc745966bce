import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'

/** Files that take longest: they come first, or at the end all would wait for one of them. */
const longest = [
  'test/pipeline/remembered.test.ts',
  'test/browser/layout/width.test.ts',
  'test/preview/random-operations.test.ts',
  'test/hostile/addresses.test.ts',
  'test/own-site/own-code-command.test.ts',
  'test/cli/status.test.ts',
  'test/browser/catalogs/data-pages.test.ts',
  'test/fuzz/data.test.ts',
  'test/cli/page-thread.test.ts',
  'test/pipeline/pages.test.ts',
]

/**
 * Files of browsers that take longest. The last worker takes files from the end: with these at the end, short ones are left for
 * the time when all workers run out of files.
 */
const longestOfBrowsers = [
  'test/browser/feedback/feedback-captcha.test.ts',
  'test/browser/catalogs/filterable-table.test.ts',
  'test/browser/search/search-questions.test.ts',
  'test/browser/catalogs/long-table.test.ts',
  'test/browser/catalogs/voice-library.test.ts',
  'test/browser/search/search.test.ts',
  'test/browser/code.test.ts',
]

const slashes = (path) => path.split(sep).join('/')
const isTest = (path) => /\.test\.tsx?$/.test(path)
export const isBrowser = (path) => path.startsWith('test/browser/')

/** Test files, relative to the root, in byte order. */
function findTests(folder, root) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && isTest(entry.name))
    .map((entry) => slashes(relative(root, join(entry.parentPath ?? entry.path, entry.name))))
    .sort()
}

/** The files with the longest first, then the others, those of browsers at the end, the longest of these as the last. */
export function inOrder(files) {
  const rank = (file) => {
    if (longest.includes(file)) return longest.indexOf(file) - longest.length
    return longestOfBrowsers.includes(file) ? files.length - longestOfBrowsers.indexOf(file) : Number(isBrowser(file))
  }
  return files.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a file has tests of that name, as far as its text tells. */
function mayHold(file, name, root) {
  if (existsSync(join(root, 'templates/blocks', name, 'block.ts'))) return file === 'test/blocks.test.ts'
  return readFileSync(join(root, file), 'utf8').includes(name)
}

/**
 * @param argv what stands after `node test/run.mjs`
 * @returns the files to run, relative to the root, and what else was asked; `whole`: no file and no name was
 *   given; `mistake` says what is wrong with it
 */
export function readArguments(argv, root) {
  const named = []
  const read = { files: [], name: null, times: false, whole: false, mistake: null }
  let only = null
  for (let at = 0; at < argv.length; at += 1) {
    if (argv[at] === '--long') process.env.TEST_LONG = '1'
    else if (argv[at] === '--times') read.times = true
    else if (argv[at] === '--name') read.name = argv[++at] ?? ''
    else if (argv[at] === '--only') only = argv[++at] ?? ''
    else named.push(resolve(argv[at]))
  }
  const missing = named.find((path) => !existsSync(path))
  if (only !== null && only !== 'browser' && only !== 'node')
    return { ...read, mistake: '--only takes browser or node' }
  if (read.name === '') return { ...read, mistake: '--name takes a part of a name' }
  if (missing !== undefined) return { ...read, mistake: `no such test: ${missing}` }
  const found = (named.length === 0 ? [join(root, 'test')] : named).flatMap((path) =>
    statSync(path).isDirectory() ? findTests(path, root) : [slashes(relative(root, path))],
  )
  const files = [...new Set(found)].filter((file) => only === null || isBrowser(file) === (only === 'browser'))
  if (read.name === null || named.length > 0) return { ...read, whole: named.length === 0, files }
  return { ...read, files: files.filter((file) => mayHold(file, read.name, root)) }
}
