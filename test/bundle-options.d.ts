declare module '*/bundle-options.mjs' {
  import type { BuildOptions } from 'esbuild'

  export const bundleOptions: BuildOptions
}
