/**
 * @param open the marks of the fence before the line, null outside of one
 * @returns those after it. A line of backticks that has more of them is inline code; what follows the marks is allowed at
 *   the beginning alone (CommonMark 4.5)
 */
export function openFence(open: string | null, line: string): string | null {
  const [, marks, info = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? []
  if (marks === undefined) return open
  if (open === null) return marks.startsWith('`') && info.includes('`') ? null : marks
  return marks.startsWith(open) && info.trim() === '' ? null : open
}
