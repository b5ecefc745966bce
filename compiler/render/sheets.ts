import type { ClientBundle } from '../model/bundle.ts'
import { siteStylesheet } from '../model/data-file.ts'
import { underBase } from '../model/routes.ts'
import type { Theme } from '../model/theme.ts'
import type { RenderInput } from './render-input.ts'

/**
 * Chooses the style sheets of a page, so that most pages ask for one: the sheet of the theme that holds the most of what
 * the page needs, the first of them where several do, and then what is still missing, a file each.
 *
 * @param blockStyles sources of the styles of the page's blocks
 * @returns sources, in the order of the cascade
 */
export function sheetsOf(
  blockStyles: Iterable<string>,
  { styles, sheets = [] }: Pick<Theme, 'styles' | 'sheets'>,
  client: ClientBundle,
): readonly string[] {
  const needed = [...styles, ...[...new Set(blockStyles)].sort()]
  const choices = sheets.map((sheet) => {
    const held = new Set(client.entries.get(sheet)?.holds)
    return { sheet, missing: needed.filter((source) => !held.has(source)) }
  })
  const best = choices.reduce<(typeof choices)[number] | null>(
    (found, choice) => (found === null || choice.missing.length < found.missing.length ? choice : found),
    null,
  )
  return best === null ? needed : [best.sheet, ...best.missing]
}

/**
 * @param blockStyles sources of the styles of the page's blocks
 * @param asset gives the address of a source
 * @returns addresses of all styles of a page, in the order of the cascade: the site's own is the last
 */
export function stylesOf(
  blockStyles: Iterable<string>,
  {
    theme,
    client,
    site: { config },
    kept = (_of, _name, make) => make(),
  }: Pick<RenderInput, 'theme' | 'client' | 'site' | 'kept'>,
  asset: (source: string) => string,
): readonly string[] {
  const own = siteStylesheet(theme, config)
  const styles = [...blockStyles]
  // Most pages have the blocks of others.
  const sheets = kept([theme.styles, theme.sheets ?? none, client], `sheets ${styles.join(' ')}`, () =>
    sheetsOf(styles, theme, client),
  )
  return [...sheets.map(asset), ...(own === null ? [] : [underBase(config.base, `/${own.path}`)])]
}

const none: readonly string[] = []
