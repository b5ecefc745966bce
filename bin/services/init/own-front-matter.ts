/** Front matter, the lines in it, and all that follows. */
const parts = /^(---\r?\n)((?:(?!---)[^\n]*\n)*?)(---\r?(?:\n|$)[\s\S]*)$/

/** What other tools call the place of a page among others: a number. */
const place = /^(?:sidebar_position|sidebarOrder|nav_order|weight|menu_order):(?=\s*-?\d+(?:\.\d+)?\s*$)/

/** What the path of the file says here, or the frame of the page does by itself; its value stands on the same line. */
const needless =
  /^(?:id|hide_title|editLink|custom_edit_url|displayed_sidebar|sidebar_class_name|pagination_label|pagination_prev|pagination_next|toc_min_heading_level|toc_max_heading_level):[^\n]*\S[^\n]*\n$/

/** @returns the text of a page whose front matter has the keys that it has here */
export function withOwnFrontMatter(text: string): string {
  const [, opening, inside = '', rest = ''] = parts.exec(text) ?? []
  if (opening === undefined) return text
  const lines = inside.split(/(?<=\n)/)
  const isPlaced = lines.some((line) => line.startsWith('order:'))
  const own = lines
    // What goes on below a key belongs to it.
    .filter((line, at) => !needless.test(line) || /^[\s-]/.test(lines[at + 1] ?? ''))
    .map((line) => (isPlaced ? line : line.replace(place, 'order:')))
  return opening + own.join('') + rest
}
