// Makes what the package exports: a module, and its types in one file.

import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What the package exports: a module that runs anywhere, with its types. */
export async function bundleApi(build, shared, root) {
  const result = await build({
    ...shared,
    entryPoints: [{ in: 'bin/api.ts', out: 'api' }],
    outdir: 'dist/cli',
    format: 'esm',
    target: 'es2022',
  })
  const { default: ts } = await import('typescript')
  const declarations = ['compiler/model/public-block.ts', 'bin/api.ts'].map((path) => declarationOf(ts, root, path))
  return new Map([
    ...result.outputFiles.map((file) => [basename(file.path), file.contents]),
    ['api.d.ts', Buffer.from(declarations.join('\n'))],
  ])
}

/** The types of a module, without what it takes from the other one: both become one file. */
function declarationOf(ts, root, path) {
  const { outputText, diagnostics = [] } = ts.transpileDeclaration(readFileSync(join(root, path), 'utf8'), {
    fileName: basename(path),
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022, strict: true },
    reportDiagnostics: true,
  })
  if (diagnostics.length > 0) throw new Error(diagnostics.map(({ messageText }) => messageText).join('\n'))
  return outputText.replace(/^(?:import|export) type .* from '\.\S*;\n/gm, '')
}
