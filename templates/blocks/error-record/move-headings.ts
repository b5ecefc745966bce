/**
 * Puts the headings of a text of data below the heading that it stands under, in their order and without a gap, so that
 * the page's outline holds.
 *
 * @param html safe HTML, as `html` of the model input gives it
 * @param above the level of the heading above
 */
export function moveHeadings(html: string, above: number): string {
  const tag = /<(\/?)h([1-6])(?=[\s>])/g
  const levels = [...new Set([...html.matchAll(tag)].map((match) => match[2] ?? ''))].sort()
  return html.replace(tag, (_, slash: string, level: string) => {
    return `<${slash}h${Math.min(6, above + 1 + levels.indexOf(level))}`
  })
}
