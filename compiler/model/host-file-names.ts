/** Names of the files in the root of the published folder that hosts and crawlers read. */
export const hostFileNames: readonly string[] = [
  '.nojekyll',
  '_headers',
  '_redirects',
  'firebase.json',
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
  'vercel.json',
]

/**
 * Names of files for operators: they lie beside the published folder. Nobody else's file of such a name belongs into its
 * root, where an operator would take it for ours.
 */
export const operatorFileNames: readonly string[] = [
  'cloudfront-request.js',
  'cloudfront-response.js',
  'headers.nginx.conf',
  'previous.json',
  'protected.json',
  'redirects.json',
  'redirects.nginx.conf',
  'site.caddy',
]

/** They are published after the pages that they name; a large site has several sitemaps. */
export function isHostFile(path: string): boolean {
  return hostFileNames.includes(path) || /^sitemap-\d+\.xml$/.test(path)
}
