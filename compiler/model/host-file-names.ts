import { assetsRoute } from './bundle.ts'

/** Folders of the published site that hold the tool's own files alone, and those of its other addresses. */
export const toolFolders: readonly string[] = [assetsRoute.slice(1), '_signalpost', '.signalpost']

/** Where the browser finds the indexes: never cached for long, because the names of what it leads to change with their content. */
export const searchPointer = 'search.json'

/** Names of the files in the root that are drawn from the picture of a site, and of the one that names them. */
export const iconFileNames: readonly string[] = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon-192.png',
  'icon-512.png',
  'manifest.webmanifest',
]

/** Names of the files in the root of the published folder that are settings of one host: no other is to serve them. */
export const hostSettingNames: readonly string[] = ['_headers', '_redirects', 'firebase.json', 'vercel.json']

/** Names of the files in the root of the published folder that hosts and crawlers read. */
export const hostFileNames: readonly string[] = [
  '.nojekyll',
  ...hostSettingNames,
  'llms.txt',
  'robots.txt',
  'sitemap.xml',
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
