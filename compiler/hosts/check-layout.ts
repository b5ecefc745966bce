import type { SiteConfig } from '../data/site/site-config.ts'
import { layoutNotServed } from '../diagnostics/codes/hosts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Placed } from '../formats/yaml/placed.ts'
import { hostOf } from './hosts.ts'

/**
 * Finds hosts that lead readers to another form of every address than the site's links have.
 *
 * @param placeOf the place of a value of site.yaml
 * @param file site.yaml, relative to the root
 */
export function checkLayout(
  { hosting }: Pick<SiteConfig, 'hosting'>,
  placeOf: Placed['placeOf'],
  file: string,
): readonly Diagnostic[] {
  return (hosting.for ?? []).flatMap((name, index) => {
    const right = hostOf(name).layout
    if (right === null || right === hosting.format) return []
    const place = placeOf(['hosting', 'for', index])
    return [layoutNotServed({ file, place }, { host: name, format: hosting.format, right })]
  })
}
