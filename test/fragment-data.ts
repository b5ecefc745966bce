import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.ts'

const folder = join(root, 'test/fragment-data')

/** The data that examples and cases of blocks refer to: the files of `test/fragment-data/`, by their paths there. */
export const testData: Readonly<Record<string, string>> = Object.fromEntries(
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => [relative(folder, path), readFileSync(path, 'utf8')]),
)
