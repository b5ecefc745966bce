import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'

/** When a script of a part runs, by the end of its name. */
const kinds = { first: '.boot.client.ts', found: '.client.ts', pressed: '.press.client.ts' }

/** The scripts of a kind with the marks of their parts: `templates/page/footer/footer.boot.client.ts` is the footer's. */
function partsOf(sources, end) {
  return sources
    .filter((path) => /^templates\/(elements|page)\/[^/]+\/[^/]+$/.test(path))
    .filter((path) => posix.basename(path) === `${posix.basename(dirname(path))}${end}`)
    .map((script) => {
      const mark = posix.join(dirname(script), 'mark.ts')
      if (!sources.includes(mark))
        throw new Error(`${script} needs ${mark}, which says by what the script finds its part`)
      return { script, mark }
    })
}

/** What a mark selects, as text: the module of the mark would cost every page more bytes, and might become a file. */
async function selectorOf(esbuild, root, mark) {
  const { code } = await esbuild.transform(await readFile(join(root, mark), 'utf8'), { loader: 'ts', format: 'esm' })
  const { selector } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  if (typeof selector !== 'string') throw new Error(`${mark} exports no selector`)
  return JSON.stringify(selector)
}

/** The text of a module that holds the selector of each part, with its script or what loads it. */
async function moduleOf(esbuild, root, { sources, isPreview }) {
  const imports = ["import { importer } from './client/import-again.ts'"]
  const start = (path) => {
    imports.push(`import { start as start${imports.length} } from './${path}'`)
    return `start${imports.length - 1}`
  }
  const load = (path) => `importer(() => import('./${path}'))`
  const list = async (end, toScript) => {
    const parts = partsOf(sources, end)
    const selectors = await Promise.all(parts.map(({ mark }) => selectorOf(esbuild, root, mark)))
    return parts.map(({ script }, at) => `[${selectors[at]}, ${toScript(script)}]`)
  }
  const lists = {
    first: await list(kinds.first, start),
    found: isPreview ? [] : await list(kinds.found, load),
    foundAtOnce: isPreview ? await list(kinds.found, start) : [],
    pressed: await list(kinds.pressed, load),
  }
  const exports = Object.entries(lists).map(([name, items]) => `export const ${name} = [${items.join(', ')}]`)
  return [...imports, ...exports].join('\n')
}

/**
 * Lets scripts import `signalpost:parts`: all scripts of parts, found by their names, so that no list holds them.
 *
 * @param sources all files, from the root
 * @param isPreview whether what a part needs must be there at once, in one file
 */
export function partsPlugin(esbuild, sources, isPreview) {
  return {
    name: 'parts',
    setup(build) {
      const root = build.initialOptions.absWorkingDir
      build.onResolve({ filter: /^signalpost:parts$/ }, ({ path }) => ({ path, namespace: 'parts' }))
      build.onLoad({ filter: /.*/, namespace: 'parts' }, async () => ({
        contents: await moduleOf(esbuild, root, { sources, isPreview }),
        resolveDir: root,
      }))
    },
  }
}
