/** Names of the files in the root of the output that hosts and crawlers read. */
export const hostFileNames: readonly string[] = [
  '_headers',
  '_redirects',
  'headers.nginx.conf',
  'llms.txt',
  'protected.json',
  'redirects.json',
  'redirects.nginx.conf',
  'robots.txt',
  'sitemap.xml',
]

/** They are published after the pages that they name; a large site has several sitemaps. */
export function isHostFile(path: string): boolean {
  return hostFileNames.includes(path) || /^sitemap-\d+\.xml$/.test(path)
}
