import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @returns the files whose bytes are in a bundle; of others it was read that nothing of them is needed */
export function takenBy({ outputs }) {
  const held = Object.values(outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return held.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path)
}

/** @returns esbuild as it is, which notes in `taken` what its bundles take; `note` is for who keeps a bundle */
export function noting(esbuild) {
  const taken = new Set()
  const note = (paths) => {
    for (const path of paths) taken.add(path)
  }
  const build = async (options) => {
    const result = await esbuild.build(options)
    note(takenBy(result.metafile))
    return result
  }
  return { ...esbuild, build, note, taken }
}

const licence = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i
const rule = `\n${'-'.repeat(72)}\n\n`

/**
 * The licences of what others wrote ask to go with it wherever it goes.
 *
 * @param root absolute
 * @param taken what all bundles hold, as paths from the root
 * @returns a text with name, version and licence of each package that something was taken from, in the order of the names
 */
export function noticesOf(root, taken) {
  const folders = new Set([...taken].flatMap((path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []))
  const notices = [...folders].map((folder) => noticeOf(join(root, folder)))
  return `Signalpost holds parts of these packages.\n${rule}${[...new Set(notices)].sort().join(rule)}`
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const all = readdirSync(folder)
  const own = all.filter((file) => licence.test(file))
  // Some say it at the end of their README alone.
  const files = own.length > 0 ? own : all.filter((file) => /^readme/i.test(file))
  const texts = files.sort().map((file) => `${readFileSync(join(folder, file), 'utf8').trim()}\n`)
  return `${name} ${version}, ${license}\n\n${texts.join('\n')}`
}
