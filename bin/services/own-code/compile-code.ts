import { realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import type { BuildFailure, BuildOptions, BuildResult, Message, Plugin } from 'esbuild-wasm'
import { doesNotCompile } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic, Related } from '../../../compiler/diagnostics/diagnostic.ts'
import type { ClientEntry } from '../../../compiler/model/bundle.ts'
import { codeFolders, tokensFile } from '../../../compiler/model/own-code.ts'
import { toolRequire } from '../tool-require.ts'
import { bareIslands } from './bare-islands.ts'
import { browsers } from './browsers.ts'
import { withOwnNode } from './bundler-process.ts'

/** A module for Node, as one text that asks only for the tool's own packages and Node's. */
export interface CompiledUnit {
  readonly js: string
  /** Its source map, as JSON. */
  readonly map: string
}

/** Files for browsers: entries by their sources, texts in base64 by their names. */
export interface CompiledClient {
  readonly entries: Readonly<Record<string, ClientEntry>>
  readonly files: Readonly<Record<string, string>>
}

export interface Compiled<Value> {
  readonly value: Value | null
  readonly diagnostics: readonly Diagnostic[]
  /** Files outside of the site's own folders that it was made from, absolute: those of packages. */
  readonly outside: readonly string[]
}

/** Compiles what a site has of its own. */
export interface Compiler {
  /** By their paths; without those that can't be compiled. */
  units(paths: readonly string[]): Promise<Compiled<Readonly<Record<string, CompiledUnit>>>>
  /** @param paths scripts for browsers, relative to the root; what they share is one file */
  scripts(paths: readonly string[]): Promise<Compiled<CompiledClient>>
  style(path: string): Promise<Compiled<CompiledClient>>
}

/** Packages of which there is one copy, the tool's. */
const tools = /^(?:signalpost|zod|react|react-dom)(?:\/.*)?$/
const outdir = '.own-code'
/** Fonts and pictures that styles name. */
const assets = {
  '.woff2': 'file',
  '.woff': 'file',
  '.svg': 'file',
  '.png': 'file',
  '.jpg': 'file',
  '.webp': 'file',
  '.avif': 'file',
} as const

/** @param site absolute. esbuild runs as WebAssembly: no package of the tool has an install script */
export async function openCompiler(site: string): Promise<Compiler> {
  // Where a link leads to the site, it names files by the place that the link stands for.
  const root = realpathSync(site)
  const run = bundlerAt(root)
  const unitsOf = (paths: readonly string[]) => run(forNode(root, paths), (result) => unitsIn(result, root, paths))
  return {
    async units(paths) {
      const all = await unitsOf(paths)
      if (all.value !== null) return all
      // One that can't be compiled is reported by itself, and keeps back no other.
      const each = await Promise.all(paths.map((path) => unitsOf([path])))
      return {
        value: Object.assign({}, ...each.map(({ value }) => value)),
        diagnostics: each.flatMap(({ diagnostics }) => diagnostics),
        outside: each.flatMap(({ outside }) => outside),
      }
    },
    async scripts(paths) {
      const made = await run(
        { ...forBrowsers(root, paths), format: 'esm', platform: 'browser', target: 'es2022', splitting: true },
        (result) => ({ client: clientOf(result), bare: bareIslands(root, result.metafile) }),
      )
      const { client = null, bare = [] } = made.value ?? {}
      return { ...made, value: client, diagnostics: [...made.diagnostics, ...bare] }
    },
    style: (path) => run({ ...forBrowsers(root, [path]), target: [...browsers], loader: assets }, clientOf),
  }
}

type Result = BuildResult<{ readonly metafile: true; readonly write: false }>

/** What the bundler throws where code has mistakes. */
function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors)
}

/** Bundles with options of its own, and makes what is wanted of the result. */
type Bundler = <Value>(options: BuildOptions, use: (result: Result) => Value) => Promise<Compiled<Value>>

const define = { 'process.env.NODE_ENV': '"production"' }

function bundlerAt(root: string): Bundler {
  // Not by `import()`: what is compiled knows no way to it.
  const { build }: typeof import('esbuild-wasm') = toolRequire()('esbuild-wasm')
  const shared: BuildOptions & { readonly metafile: true; readonly write: false } = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    outdir,
    jsx: 'automatic',
    define,
    // A configuration of the site says how its editor checks types, not what the tool compiles.
    tsconfigRaw: '{}',
    sourcesContent: false,
    loader: { ...assets, '.css': 'empty' },
  }
  return async (options, use) => {
    try {
      const result: Result = await withOwnNode(() => build({ ...shared, ...options }))
      const inputs = Object.keys(result.metafile.inputs).filter((path) => !path.startsWith('tool:'))
      const outside = inputs.filter((path) => !isOwn(path)).map((path) => resolve(root, path))
      return { value: use(result), diagnostics: [], outside }
    } catch (error) {
      if (!isBuildFailure(error)) throw error
      return { value: null, diagnostics: error.errors.map(toDiagnostic), outside: [] }
    }
  }
}

function forNode(root: string, paths: readonly string[]): BuildOptions {
  return {
    entryPoints: paths.map((path) => ({ in: join(root, path), out: path })),
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    sourcemap: 'external',
    // Given by `runUnit`.
    define: { ...define, console: '__console' },
    plugins: [keptInside(root, 'node')],
  }
}

function forBrowsers(root: string, paths: readonly string[]): BuildOptions {
  return {
    minify: true,
    entryNames: '[name]-[hash]',
    chunkNames: 'shared-[hash]',
    assetNames: '[name]-[hash]',
    entryPoints: paths.map((path) => ({ in: join(root, path), out: nameOf(path) })),
    plugins: [keptInside(root, 'browser')],
  }
}

function unitsIn(
  { outputFiles }: Result,
  root: string,
  paths: readonly string[],
): Readonly<Record<string, CompiledUnit>> {
  const at = (name: string) => outputFiles.find((file) => file.path === join(root, outdir, name))?.text ?? ''
  return Object.fromEntries(paths.map((path) => [path, { js: at(`${path}.js`), map: at(`${path}.js.map`) }]))
}

const slashes = (path: string) => path.split(sep).join('/')
const isOwn = (path: string) => path === tokensFile || codeFolders.some((folder) => path.startsWith(`${folder}/`))

/** `blocks/person-card/island.client.ts` → `person-card` */
function nameOf(path: string): string {
  const parts = path.split('/')
  return parts[0] === 'blocks' ? (parts[1] ?? 'block') : 'theme'
}

/** Code of the site comes from its folders, and what the tool has is the tool's. */
function keptInside(root: string, platform: 'node' | 'browser'): Plugin {
  const require = toolRequire()
  return {
    name: 'own-code',
    setup(build) {
      build.onResolve({ filter: tools }, ({ path }) => {
        if (platform === 'node') return { path, namespace: 'tool' }
        if (path.startsWith('signalpost')) return { errors: [{ text: `\`${path}\` is not for browsers` }] }
        return { path: require.resolve(path) }
      })
      // Addresses of the content are below the base of the site, which nobody writes: they go on from the sheet's folder.
      build.onResolve({ filter: /^\.{1,2}(?:\/|$)|^\// }, ({ path, kind, importer, resolveDir }) => {
        const from = slashes(relative(root, importer))
        if (kind === 'url-token' && path.startsWith('/'))
          return { path: path.startsWith('//') ? path : `..${path}`, external: true }
        if (kind === 'entry-point' || !isOwn(from)) return null
        const to = slashes(relative(root, resolve(resolveDir, path)))
        if (isOwn(to)) return null
        return { errors: [{ text: `Unexpected import of \`${path}\`, expected a file of \`blocks/\` or \`theme/\`` }] }
      })
      build.onLoad({ filter: /.*/, namespace: 'tool' }, ({ path }) => ({
        contents: `module.exports = __tool(${JSON.stringify(path)})`,
        loader: 'js',
      }))
    },
  }
}

/** The outputs of one compilation, as the tool's own are listed. */
function clientOf({ outputFiles, metafile }: Result): CompiledClient {
  const nameIn = (path: string) => slashes(path).replace(/^.*\//, '')
  const files = Object.fromEntries(
    outputFiles.map(({ path, contents }) => [nameIn(path), Buffer.from(contents).toString('base64')]),
  )
  const reach = (from: string): readonly string[] => {
    const found = new Set<string>()
    const queue = [from]
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const { path } of metafile.outputs[at]?.imports ?? []) {
        if (found.has(path) || metafile.outputs[path] === undefined || path === from) continue
        found.add(path)
        queue.push(path)
      }
    return [...found].map(nameIn).sort()
  }
  const entries = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]): [string, ClientEntry][] =>
    entryPoint === undefined ? [] : [[entryPoint, { file: nameIn(path), imports: reach(path), dynamic: [] }]],
  )
  return { entries: Object.fromEntries(entries), files }
}

/** What the compiler says, at its characters. */
function toDiagnostic({ text, location, notes }: Message): Diagnostic {
  const place =
    location === null
      ? null
      : {
          line: location.line,
          column: location.column + 1,
          endLine: location.line,
          endColumn: location.column + 1 + Math.max(1, location.length),
        }
  const meant = location === null || location.suggestion === '' ? null : `Did you mean \`${location.suggestion}\`?`
  const related = notes.flatMap(({ text: message, location: at }): Related[] =>
    at === null ? [] : [{ message: message.replace(/:$/, ''), file: at.file, line: at.line, column: at.column + 1 }],
  )
  const hint = notes.find((note) => note.location === null)?.text ?? meant
  return doesNotCompile({ file: location?.file ?? null, place, hint, related }, { what: text })
}
