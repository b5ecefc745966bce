/** @returns the first segment of a path below the docs root, or 'Homepage' */
export function productOf(path: string, docsRoot: string): string {
  const start = docsRoot.endsWith('/') ? docsRoot : `${docsRoot}/`
  return (path.startsWith(start) && path.slice(start.length).split('/')[0]) || 'Homepage'
}
