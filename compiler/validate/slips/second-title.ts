import { secondTitle } from '../../diagnostics/codes/slips.ts'
import type { At, Diagnostic, Related } from '../../diagnostics/diagnostic.ts'

/**
 * @param headings the level-1 headings of a page in order, those of its partials among them; the first may be a block
 * @param titleAbove the title in the front matter, where the page shows it by itself; asked for where there is a heading
 * @returns a warning for each level-1 heading but the first one of the page
 */
export function secondTitles(headings: readonly At[], titleAbove: () => Related | null): Diagnostic[] {
  const [first, ...more] = headings
  if (first === undefined) return []
  const title = titleAbove()
  const { line = null, column = null } = first.place ?? {}
  const shown = title ?? { message: 'The first one', file: first.file ?? '', line, column }
  return (title === null ? more : headings).map((where) =>
    secondTitle({ ...where, related: [shown, ...(where.related ?? [])] }),
  )
}
