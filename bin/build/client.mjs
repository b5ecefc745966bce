import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { drawIcons } from '../icons/draw-icons.mjs'
import { bundleAlone, firstScripts, laterScripts } from './alone.mjs'
import { partsPlugin } from './parts.mjs'
import { reach } from './reach.mjs'
import { bundleSandboxes } from './sandboxes.mjs'

/** The oldest browsers that the styles are written for: those of early 2023. */
const browsers = ['chrome111', 'edge111', 'firefox113', 'safari16.4']

/** An island's file is named after its block's folder, as all entries there have the same name. */
function entryName(source) {
  const parts = source.split('/')
  const base = parts.at(-1).replace(/\.css$|(\.client)?\.tsx?$/, '')
  return base === 'island' ? parts.at(-2) : base
}

/** Entries with names for their files; where two have one name and one content, esbuild would write and list only one. */
function entries(paths) {
  const names = paths.map(entryName)
  const isTaken = (name, at) => names.indexOf(name) !== at
  return paths.map((path, at) => ({
    in: path,
    out: isTaken(names[at], at) ? path.replace(/\.\w+$/, '').replaceAll('/', '-') : names[at],
  }))
}

/** The name of a source in the manifest: what blocks write in `styles` and `island.entry`. */
const keyOf = (source) => source.replace(/^templates\//, '')

/** The name of an output file in its flat folder. */
const nameOf = (path) => path.slice('dist/cli/client/'.length)

/**
 * esbuild lets every script import the chunk that holds only its own helpers, also those that take nothing from it
 * (`import"./shared-X.js"`). Such an import would cost each page a request for nothing: it is taken out.
 */
function dropEmptyImports(outputs, files) {
  const helpers = Object.keys(outputs).filter(
    (path) => path.endsWith('.js') && Object.keys(outputs[path].inputs).length === 0,
  )
  for (const [path, output] of Object.entries(outputs)) {
    for (const helper of helpers) {
      const statement = `import"./${nameOf(helper)}";`
      const text = Buffer.from(files.get(`client/${nameOf(path)}`)).toString('utf8')
      if (!path.endsWith('.js') || !text.includes(statement)) continue
      files.set(`client/${nameOf(path)}`, Buffer.from(text.replace(statement, '')))
      output.imports = output.imports.filter((item) => item.path !== helper)
    }
  }
}

const isSearch = (path) => path.startsWith('client/widgets/search/')
const script = ['import-statement']
const anyScript = [...script, 'dynamic-import']

/**
 * The browser's side: `manifest.json` leads from a source to its file, to the files that it imports at once
 * (`imports`) and to those that it may import later (`dynamic`), all of one flat folder; `inputs.json` says for each
 * script which sources are in it and in all that it imports. Pages for frames have a folder each.
 */
export async function bundleClient(esbuild, shared, sources) {
  const pictures = sources.filter((path) => /^templates\/page\/.+\.svg$/.test(path))
  const later = await laterScripts(esbuild, shared, sources, firstScripts)
  const parts = later.filter((path) => path.startsWith('templates/'))
  const laterStill = await laterScripts(esbuild, shared, sources, parts)
  const splits = [...later, ...laterStill].filter((path) => !parts.includes(path))
  const [frames, ...results] = await Promise.all([
    bundleSandboxes(esbuild, shared, sources),
    ...browserBuilds(esbuild, shared, { sources, pictures, splits }),
  ])
  const made = { files: new Map(), manifest: {}, inputs: {} }
  for (const result of results) addOutputs(result, made)
  const address = (source) => `./${made.manifest[keyOf(source)].file}`
  for (const paths of [parts, firstScripts]) {
    const options = { ...shared, ...forBrowsers, entryPoints: entries(paths) }
    addOutputs(await bundleAlone(esbuild, options, sources, address), made)
    for (const path of paths) addLater(path, await laterScripts(esbuild, shared, sources, [path]), made)
  }
  for (const frame of frames) addFrame(frame, made)
  // For sites without a picture of their own, drawn here once.
  for (const source of pictures.filter((path) => path.endsWith('/favicon-brand.svg'))) {
    const drawn = await drawIcons(readFileSync(join(shared.absWorkingDir, source), 'utf8'))
    for (const [name, png] of drawn) made.files.set(`client/icons/${name}`, png)
    made.manifest[keyOf(source)].icons = [...drawn.keys()].map((name) => `icons/${name}`)
  }
  return made.files
    .set('client/manifest.json', sortedJson(made.manifest))
    .set('client/inputs.json', sortedJson(made.inputs))
}

const common = {
  outdir: 'dist/cli/client',
  entryNames: '[name]-[hash]',
  chunkNames: 'shared-[hash]',
  assetNames: '[name]-[hash]',
  minify: true,
  loader: { '.woff2': 'file', '.woff': 'file', '.svg': 'file', '.png': 'file', '.avif': 'file', '.webp': 'file' },
}
const forBrowsers = { ...common, format: 'esm', platform: 'browser', target: 'es2022' }

/** One build for each set of files that share chunks with each other, and with no others. */
function browserBuilds(esbuild, shared, { sources, pictures, splits }) {
  const { build } = esbuild
  const scripts = sources.filter(
    (path) =>
      splits.includes(path) ||
      /^templates\/page\/.+\.early\.client\.ts$/.test(path) ||
      /^client\/widgets\/[^/]+\/[^/]+\.client\.tsx?$/.test(path) ||
      /^templates\/(.+\/)?island\.client\.tsx?$/.test(path),
  )
  const styles = sources.filter((path) => /^(templates|client\/widgets)\/.+\.css$/.test(path))
  const inBrowser = { ...shared, ...forBrowsers }
  return [
    build({
      ...inBrowser,
      entryPoints: entries(scripts.filter((path) => !isSearch(path))),
      splitting: true,
    }),
    // By itself: the dialog opens with one file, where what it shares with others would be nine.
    build({ ...inBrowser, entryPoints: entries(scripts.filter(isSearch)), splitting: true }),
    // By itself: what it has in common with the pages' scripts must not become a file, and a request, of their own.
    build({
      ...inBrowser,
      entryPoints: entries(sources.filter((path) => /^client\/preview\/[^/]+\.client\.ts$/.test(path))),
      plugins: [partsPlugin(esbuild, sources, true)],
    }),
    // What a style asks for nobody looks for by its name, and each page's head names a font: the hash alone tells it.
    build({ ...shared, ...common, assetNames: '[hash]', entryPoints: entries(styles), target: browsers }),
    // Pictures that the page's head names, such as the favicon.
    build({ ...shared, ...common, entryPoints: pictures, loader: { '.svg': 'copy' } }),
  ]
}

/** Adds the files of one build, and what the manifest says of those that have a source. */
function addOutputs({ outputFiles, metafile: { outputs } }, { files, manifest, inputs }) {
  for (const file of outputFiles) files.set(`client/${basename(file.path)}`, file.contents)
  dropEmptyImports(outputs, files)
  for (const [path, output] of Object.entries(outputs)) {
    const isAsset = !/\.(js|css)$/.test(path)
    const source = output.entryPoint ?? (isAsset ? Object.keys(output.inputs)[0] : undefined)
    if (source === undefined) continue
    const now = reach(outputs, path, [...script, 'url-token', 'import-rule'])
    const all = reach(outputs, path, [...anyScript, 'url-token', 'import-rule'])
    const contents = files.get(`client/${nameOf(path)}`)
    manifest[keyOf(source)] = {
      file: nameOf(path),
      imports: now.map(nameOf),
      dynamic: all.filter((file) => !now.includes(file)).map(nameOf),
      bytes: contents.length,
      gzip: gzipSync(contents, { level: 9 }).length,
      // A site writes it with its settings.
      ...(/\.early\.client\.ts$/.test(source) && { text: Buffer.from(contents).toString('utf8') }),
      ...(source.startsWith('templates/sheets/') && {
        holds: Object.keys(output.inputs)
          .filter((input) => input !== source && input.endsWith('.css'))
          .map(keyOf),
      }),
    }
    if (!path.endsWith('.js')) continue
    const held = [path, ...all].flatMap((file) => Object.entries(outputs[file].inputs))
    inputs[keyOf(source)] = [
      ...new Set(held.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([at]) => at)),
    ].sort()
  }
}

/** Scripts that are bundled alone import later what other builds have made. */
function addLater(source, later, { manifest, inputs }) {
  const entries = later.map((path) => manifest[keyOf(path)])
  const files = entries.flatMap(({ file, imports, dynamic }) => [file, ...imports, ...dynamic])
  manifest[keyOf(source)].dynamic = [...new Set(files)].sort()
  inputs[keyOf(source)] = [...new Set([source, ...later].flatMap((path) => inputs[keyOf(path)]))].sort()
}

/** Adds a page that is shown in a sandboxed frame. */
function addFrame([source, frame], { files, manifest, inputs }) {
  for (const [path, text] of frame.files) files.set(`client/${path}`, Buffer.from(text))
  const { imports, dynamic } = frame.entry
  manifest[keyOf(source)] = frame.entry
  // A page that a site makes for itself needs the script alone.
  manifest[keyOf(source.replace(/html$/, 'client.ts'))] = { file: imports[0], imports: [], dynamic }
  inputs[keyOf(source)] = frame.inputs
}

function sortedJson(record) {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  return Buffer.from(`${JSON.stringify(sorted, null, 2)}\n`)
}
