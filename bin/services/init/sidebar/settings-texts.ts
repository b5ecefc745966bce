import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { sizeInProject } from '../file-of-project.ts'

/** Settings that are longer say more than a sidebar. */
const longest = 2_000_000

/** @returns null for what is not there or lies outside of the project, and for what is no file of settings by its size */
export function settingsText(root: string, file: string): string | null {
  const size = sizeInProject(root, file)
  if (size === null || size > longest) return null
  const text = readFileSync(join(root, file), 'utf8')
  return text.replace(/^\ufeff/, '').replace(/\r\n/g, '\n')
}

const imported = /^[ \t]*import\b[^'"\n;]{0,200}['"](\.{1,2}\/[^'"\n]+)['"]/gm
const endings = ['', '.ts', '.mts', '.js', '.mjs', '/index.ts', '/index.js']
/** Files that settings are put together of. */
const mostImported = 20

/** @returns the text of settings that are code, and of the files of the project that it imports, which are not run either */
export function codeTexts(root: string, file: string): readonly string[] {
  const text = settingsText(root, file)
  if (text === null) return []
  const more = [...text.matchAll(imported)].slice(0, mostImported).flatMap(([, address = '']) => {
    const path = posix.join(posix.dirname(file), address)
    const found = endings.map((ending) => path + ending).find((one) => isCode(one) && sizeInProject(root, one) !== null)
    return found === undefined ? [] : (settingsText(root, found) ?? [])
  })
  return [text, ...more]
}

const isCode = (path: string) => /\.m?[jt]s$/.test(path)
