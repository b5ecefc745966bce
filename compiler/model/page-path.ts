/** How the host finds a page's file: `route/index.html` or `route.html`. */
export type HostingFormat = 'directory' | 'file'

/** @returns the output path of a page's HTML; `/` is `index.html` in both formats */
export function htmlPath(route: string, format: HostingFormat): string {
  if (route === '/') return 'index.html'
  return format === 'file' ? `${route.slice(1)}.html` : `${route.slice(1)}/index.html`
}

/** @returns the output path of a page's Markdown twin; of `/` it is `index.md` */
export function markdownPath(route: string): string {
  return route === '/' ? 'index.md' : `${route.slice(1)}.md`
}

/** @returns the output paths of the description of an API that are below the page of its reference: JSON, then YAML */
export function descriptionPaths(route: string): readonly [json: string, yaml: string] {
  const folder = route === '/' ? '' : `${route.slice(1)}/`
  return [`${folder}openapi.json`, `${folder}openapi.yaml`]
}
