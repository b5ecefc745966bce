import type { ClientBundle } from '../model/bundle.ts'
import type { Theme } from '../model/theme.ts'

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
