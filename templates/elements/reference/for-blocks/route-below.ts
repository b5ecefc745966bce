/** @returns the route of a page below that of a reference, which may be the site's first page */
export function routeBelow(route: string, path: string): string {
  return route === '/' ? `/${path}` : `${route}/${path}`
}
