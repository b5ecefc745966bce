import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { takenBy } from './notices.mjs'
import { reach } from './reach.mjs'

/**
 * Goes before the scripts of a frame. A sandboxed page has no origin, so that browsers refuse it modules and
 * `import()`; plain scripts it may load. So each file of the bundle is a function here, and the files that come later
 * are script elements. A file's name leads to the files that it needs with it.
 */
const loader = `(() => {
  const folder = document.currentScript.src.replace(/[^/]*$/, '')
  const files = new Map(), modules = new Map(), loading = new Map()
  const load = (name) => {
    if (files.has(name)) return Promise.resolve()
    if (!loading.has(name)) loading.set(name, new Promise((done, fail) => {
      const script = document.createElement('script')
      script.src = folder + name
      script.onload = done
      script.onerror = () => { loading.delete(name); fail(new Error('Not loaded: ' + name)) }
      document.head.append(script)
    }))
    return loading.get(name)
  }
  const require = (path) => {
    const name = path.replace('./', '')
    if (!modules.has(name)) {
      const module = { exports: {} }
      modules.set(name, module)
      files.get(name).run(require, module, module.exports)
    }
    return modules.get(name).exports
  }
  self.__define = (name, needs, run) => files.set(name, { needs, run })
  self.__load = async (name) => {
    await load(name)
    await Promise.all(files.get(name).needs.map(load))
    return require(name)
  }
})();
`

const sha = (...parts) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}

/** All files that `file` needs at once. */
const needsOf = (outputs, file) => reach(outputs, file, ['import-statement'])

/** One file of the bundle as a function; `import()` becomes a call of the loader. */
async function wrap(transform, path, text, outputs) {
  const later = outputs[path].imports.filter(({ kind }) => kind === 'dynamic-import').length
  const calls = text.match(/\bimport\("\.\/[\w.-]+"\)/g)?.length ?? 0
  if (calls < later) throw new Error(`${path}: ${later} files come later, but ${calls} calls load them`)
  const { code } = await transform(
    text.replace(/\bimport\("\.\/([\w.-]+)"\)/g, (_, name) => `__load("${name}")`),
    { format: 'cjs', minify: true, target: 'es2022', legalComments: 'eof' },
  )
  const needs = JSON.stringify(needsOf(outputs, path).map((need) => basename(need)))
  return `__define("${basename(path)}",${needs},function(require,module,exports){${code.trim()}});\n`
}

/** The page of a frame, its first script (all that it needs at once), and the files that may come later. */
async function bundleFrame({ build, transform }, shared, source) {
  const script = join(dirname(source), 'frame.client.ts')
  const name = `${basename(dirname(source))}-frame`
  const { outputFiles, metafile } = await build({
    ...shared,
    outdir: 'out',
    entryPoints: [{ in: script, out: name }],
    chunkNames: `${name}-[hash]`,
    // The names hold a hash of the loader too.
    banner: { js: `/*${sha(loader).slice(0, 8)}*/` },
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    splitting: true,
    minify: true,
  })
  const { outputs } = metafile
  const texts = new Map(outputFiles.map((file) => [`out/${basename(file.path)}`, file.text]))
  const wrapped = new Map()
  for (const [path, text] of texts) wrapped.set(path, await wrap(transform, path, text, outputs))
  const entry = `out/${name}.js`
  const first = [entry, ...needsOf(outputs, entry)]
  const start = [loader, ...first.map((path) => wrapped.get(path)), `__load("${name}.js");\n`].join('')
  const startName = `${name}-${sha(start).slice(0, 8).toUpperCase()}.js`
  const page = readFileSync(join(shared.absWorkingDir, source), 'utf8').replace('frame.client.ts', `../${startName}`)
  const policy = /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(page)?.[1]
  if (policy === undefined) throw new Error(`${source}: a frame's page names its policy in a meta element`)
  const pageName = `${name}-${sha(page).slice(0, 8).toUpperCase()}/index.html`
  const later = [...texts.keys()].filter((path) => !first.includes(path)).sort()
  return {
    inputs: Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/')),
    taken: takenBy(metafile),
    files: [[pageName, page], [startName, start], ...later.map((path) => [basename(path), wrapped.get(path)])],
    entry: {
      file: pageName,
      imports: [startName],
      dynamic: later.map((path) => basename(path)),
      policy,
      page,
      bytes: Buffer.byteLength(start),
      gzip: gzipSync(start, { level: 9 }).length,
    },
  }
}

/**
 * The pages for sandboxed frames (`templates/…/frame.html`, with their script `frame.client.ts` beside them). What they
 * bundle is large and seldom changes: so it is kept under `node_modules/.cache` for as long as its sources and the
 * installed packages are the same.
 *
 * @returns by source: the files with their text, the entry of the manifest, and our own sources in it
 */
export async function bundleSandboxes(esbuild, shared, sources) {
  const at = (path) => join(shared.absWorkingDir, path)
  const read = (path) => (existsSync(at(path)) ? readFileSync(at(path), 'utf8') : '')
  const packages = sha(read('package-lock.json'), readFileSync(fileURLToPath(import.meta.url), 'utf8'))
  const frames = new Map()
  for (const source of sources.filter((path) => /^templates\/.+\/frame\.html$/.test(path))) {
    const kept = at(`node_modules/.cache/frames/${sha(source).slice(0, 16)}.json`)
    const stateOf = (inputs) => sha(packages, read(source), ...inputs.flatMap((path) => [path, read(path)]))
    const before = readKept(kept)
    if (before !== null && before.state === stateOf(before.inputs)) {
      esbuild.note(before.taken)
      frames.set(source, before)
      continue
    }
    const made = await bundleFrame(esbuild, shared, source)
    const frame = { ...made, state: stateOf(made.inputs) }
    mkdirSync(dirname(kept), { recursive: true })
    writeFileSync(`${kept}.${process.pid}`, JSON.stringify(frame))
    renameSync(`${kept}.${process.pid}`, kept)
    frames.set(source, frame)
  }
  return frames
}

function readKept(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}
