import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { Diagnostic } from '../compiler/diagnostics/diagnostic.ts'
import { golden } from './golden.ts'
import { root } from './root.ts'
import { openFolder } from './site.ts'

/** One line a problem: place, code, message; then hint and related places, indented. */
function show(found: Diagnostic): string {
  const { file, line, column, endLine, endColumn, severity, code, message, hint, related } = found
  const place = line === null ? '' : `:${line}:${column}-${endLine}:${endColumn}`
  const more = [
    ...(hint === null ? [] : [`  hint: ${hint}`]),
    ...related.map(
      (one) => `  see: ${one.file}${one.line === null ? '' : `:${one.line}:${one.column}`} ${one.message}`,
    ),
  ]
  return [`${file}${place} ${severity} ${code} ${message}`, ...more].join('\n')
}

const folder = join(root, 'test/sites')
for (const name of readdirSync(folder).sort()) {
  const site = join(folder, name, 'in')
  if (!existsSync(site)) continue
  test(name, () => {
    const { diagnostics } = openFolder(site).site.report()
    golden(`test/sites/${name}/out.txt`, `${diagnostics.map(show).join('\n')}\n`)
  })
}
