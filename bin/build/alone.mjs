import { relative, sep } from 'node:path'
import { partsPlugin } from './parts.mjs'

/** The first script of a page without and with islands. */
export const firstScripts = ['client/boot.ts', 'client/boot-islands.ts']

/**
 * @param paths of scripts, from the root
 * @returns the sources that they import later
 */
export async function laterScripts(esbuild, shared, sources, paths) {
  const found = new Set()
  const note = (source) => {
    found.add(source)
    return source
  }
  const options = { ...shared, entryPoints: paths, outdir: 'dist/cli/client', format: 'esm' }
  await bundleAlone(esbuild, options, sources, note)
  return [...found].sort()
}

/**
 * Bundles the first script of a page, and those of its parts, in one file each, so that none waits for another: what one
 * has in common with scripts that come later, such as the rules of consent, would otherwise become a file, and a request, of
 * its own.
 *
 * @param address from the source of a script that is imported later to where it lies
 */
export async function bundleAlone(esbuild, options, sources, address) {
  return await esbuild.build({
    ...options,
    plugins: [partsPlugin(esbuild, sources, false), laterPlugin(address)],
  })
}

function laterPlugin(address) {
  return {
    name: 'later',
    setup(build) {
      const root = build.initialOptions.absWorkingDir
      build.onResolve({ filter: /^\./ }, async ({ kind, path, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined
        const { path: file, errors } = await build.resolve(path, { kind: 'import-statement', resolveDir })
        if (errors.length > 0) return { errors }
        return { path: address(relative(root, file).split(sep).join('/')), external: true }
      })
    },
  }
}
