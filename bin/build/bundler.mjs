import { noting } from './notices.mjs'

/**
 * What every bundle is made with, in the compilation and where a test bundles the browser's side alone.
 *
 * @param plain esbuild as it is imported
 * @param root absolute
 * @returns an esbuild that notes what its bundles take, and the options that all bundles share
 */
export function bundlerFor(plain, root) {
  const shared = {
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  }
  return { esbuild: noting(plain), shared }
}
