/** Texts of settings and data end in `.yaml` or, which is the same, in `.yml`. */
const ending = /\.(?:ya?ml|json)$/

/** @returns a path or name of settings or data without its extension: `voice` of `voice.yml` */
export function withoutExtension(path: string): string {
  return path.replace(ending, '')
}

/** @param path relative to the root */
export function isSiteFile(path: string | null): boolean {
  return path !== null && /^content\/site\.ya?ml$/.test(path)
}
