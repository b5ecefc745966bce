import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Names the places of a stack in the sources in place of those in bundles. A process that reads the maps of its bundles
 * itself does so at its start, for nothing in most.
 *
 * @param {string} text
 * @param {string} root what places are relative to
 */
export function withOwnPlaces(text, root) {
  const maps = new Map()
  const mapOf = (url) => {
    if (!maps.has(url)) {
      const file = `${fileURLToPath(url)}.map`
      const map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
      maps.set(url, { map, folder: dirname(file) })
    }
    return maps.get(url)
  }
  return text.replace(/(file:\/\/[^\s():]+\.mjs):(\d+):(\d+)/g, (place, url, line, column) => {
    const { map, folder } = mapOf(url)
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1)
    if (found?.originalSource === undefined) return place
    const source = relative(root, resolve(folder, found.originalSource))
    return `${source}:${found.originalLine + 1}:${found.originalColumn + 1}`
  })
}
