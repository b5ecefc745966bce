import { memberOf } from '../../formats/members.ts'
import type { Json } from '../../model/public-block.ts'
import type { SiteConfig } from './site-config.ts'

/** The parts of `site.yaml` that pages may name. `services` and `codeHost` hold what no page should show. */
const shown = [
  ...['url', 'description', 'brand', 'subBrand', 'platformSection', 'locales', 'links', 'repository', 'hosting'],
  ...['badgeHosts', 'codeSamples', 'products'],
] as const

/**
 * Looks up a value that a page names as `{site.brand.name}`.
 *
 * @param path the names after `site`
 * @returns undefined where there is no such value, or none that pages may show
 */
export function siteValue(config: SiteConfig, path: readonly string[]): Json | undefined {
  const [first] = path
  if (first === undefined || !shown.some((name) => name === first)) return undefined
  return path.reduce<unknown>(memberOf, config) as Json | undefined
}

/** @returns the path of every text, number and boolean that pages may name, as they name it: `site.brand.name` */
export function siteValuePaths(config: SiteConfig): readonly string[] {
  const paths: string[] = []
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null) {
      if (value !== null && value !== undefined) paths.push(path)
    } else if (!Array.isArray(value)) {
      for (const [key, member] of Object.entries(value)) visit(member, `${path}.${key}`)
    }
  }
  for (const name of shown) visit(config[name], `site.${name}`)
  return paths
}
