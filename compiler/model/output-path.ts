/** Longest path and longest name of the output, in bytes: file systems take 4,096 and 255, and hosts less. */
export const maxPathBytes = 1000
export const maxNameBytes = 200

/** The same for paths that some file systems take for one: letters' case, and composed and decomposed letters. */
export function foldPath(path: string): string {
  // Most are so written.
  if (/^[a-z0-9._/-]*$/.test(path)) return path
  return path.normalize('NFC').toLowerCase().normalize('NFC')
}

/** @returns the first folder of a path, or its only name, as file systems may take it: no path of another one is in its way */
export function topOf(path: string): string {
  const end = path.indexOf('/')
  return foldPath(end < 0 ? path : path.slice(0, end))
}

/** @returns paths by what `topOf` gives for them, in their order */
export function byTop(paths: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  let group: string[] = []
  // Those of a folder mostly follow each other. No path begins like this.
  let start = '/'
  for (const path of paths) {
    if (!path.startsWith(start)) {
      const top = topOf(path)
      group = groups.get(top) ?? []
      groups.set(top, group)
      start = path.slice(0, path.indexOf('/') + 1) || '/'
    }
    group.push(path)
  }
  return groups
}

/**
 * @param path of an output file
 * @returns why it may not be written, or null: it must stay inside of the folder on every system
 */
export function outputPathFault(path: string): string | null {
  // Most are so written, and right.
  if (/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(path)) return null
  if (path === '') return 'it is empty'
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) return 'it is absolute'
  if (path.includes('\\')) return 'it holds a backslash'
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(path)) return 'it holds a control character'
  if (/\p{Surrogate}/u.test(path)) return 'it holds half of a character'
  if (path.split('/').some((name) => name === '' || name === '.' || name === '..')) {
    return 'it holds an empty segment, `.` or `..`'
  }
  return null
}
