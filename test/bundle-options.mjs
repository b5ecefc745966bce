/**
 * Packages that stay files of their own: they bring a binary, look for files beside them, or start a process of themselves.
 */
const external = [
  '@libsql/client',
  '@resvg/resvg-wasm',
  'commonmark-spec',
  'esbuild',
  'esbuild-wasm',
  'libsql',
  'netlify-redirector',
  'playwright-core',
  'satteri',
  'typescript',
]

/**
 * How esbuild bundles what tests run. Packages are taken in: the compiler's are some 500 small files, and each process
 * would take as long to find them as most tests run.
 */
export const bundleOptions = {
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  external,
  // Packages of CommonJS ask for Node's own modules.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  logLevel: 'silent',
}
