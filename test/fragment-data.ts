import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { DataKinds } from '../compiler/data/data.ts'
import { loadData } from '../compiler/data/load-data.ts'
import { testConfig } from './fragment.ts'
import { root } from './root.ts'

const folder = join(root, 'test/fragment-data')

const sources = readdirSync(folder, { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name))
  .sort()
  .map((path) => ({ path: `content/data/${relative(folder, path)}`, text: readFileSync(path, 'utf8') }))

/** The data that examples and cases of blocks refer to: the files of `test/fragment-data/`, as a site has them. */
export const testData: DataKinds = loadData(sources, testConfig).value
