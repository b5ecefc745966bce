/** @returns the first segment of a path below the docs root, or 'Homepage'; a host may name the page's file in it */
export function productOf(path: string, docsRoot: string): string {
  const start = docsRoot.endsWith('/') ? docsRoot : `${docsRoot}/`
  const [first = ''] = path.startsWith(start) ? path.slice(start.length).split('/') : []
  return first.replace(/^index\.html$|\.html$/, '') || 'Homepage'
}
