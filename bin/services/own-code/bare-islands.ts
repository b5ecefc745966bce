import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Metafile } from 'esbuild-wasm'
import { unusableOwnCode } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic, Place } from '../../../compiler/diagnostics/diagnostic.ts'
import { LineIndex } from '../../../compiler/formats/source.ts'

const right = 'Write `export function hydrate(root, props) { … }`: it is called once the script has come.'

/**
 * Finds scripts of islands that browsers would load for nothing.
 *
 * @param root absolute
 * @param outputs of their compilation
 * @returns a finding each, at the first thing that it exports instead
 */
export function bareIslands(root: string, { outputs }: Pick<Metafile, 'outputs'>): readonly Diagnostic[] {
  return Object.values(outputs).flatMap(({ entryPoint: file, exports }) => {
    if (file === undefined || exports.includes('hydrate')) return []
    const found = exports.length === 0 ? '' : `, found ${exports.map((name) => `\`${name}\``).join(', ')}`
    const what = `Missing export \`hydrate\` of an island${found}`
    return [unusableOwnCode({ file, place: placeOfExport(readFileSync(join(root, file), 'utf8')) }, { what, right })]
  })
}

function placeOfExport(text: string): Place | null {
  const found = /^export\b[^\n;={(]*/m.exec(text)
  return found === null ? null : new LineIndex(text).place(found.index, found.index + found[0].trimEnd().length)
}
