import type { FilterResult } from '../../elements/filter/list-filter.client.ts'

/** Rows of a group: about as many as a screen shows. */
const groupSize = 50
/** A shorter table is laid out as a whole between two keys. */
const leastRows = 200
/** Pixels by which the window may change, as by a scroll bar, before the columns are measured anew. */
const maxChange = 24
/** Milliseconds without a change of the window before that. */
const settledMs = 400

interface Group {
  readonly body: HTMLElement
  readonly rows: readonly HTMLElement[]
}

/**
 * Lets browsers lay out only what is in sight of a long table, once a reader comes to its controls: they lay a table out
 * as a whole, whatever changes in it, and nothing can contain its parts. So the columns keep the widths that they have then,
 * and groups of rows become blocks that are skipped out of sight (`content-visibility`), each as high as its rows were. The
 * search of the browser, the Tab key, links to rows and screen readers find all that is in them; on paper it is a table.
 *
 * @returns is told which rows show
 */
export function startRowGroups(root: HTMLElement, rows: readonly HTMLElement[]): (result: FilterResult) => void {
  const table = rows[0]?.closest('table')
  const box = table?.parentElement
  if (table == null || box == null || rows.length < leastRows || !CSS.supports('content-visibility', 'auto'))
    return () => {}
  let groups: readonly Group[] = []
  let heights = new Map<HTMLElement, number>()
  let from = { width: 0, size: '' }
  let timer = 0
  // Not what `hidden` says: rows that come back do so a few at a time.
  let matching: ReadonlySet<HTMLElement> = new Set(rows)

  const fit = () => {
    for (const { body, rows } of groups) {
      const shown = rows.filter((row) => matching.has(row))
      const height = shown.reduce((sum, row) => sum + (heights.get(row) ?? 0), 0)
      body.hidden = shown.length === 0
      body.style.setProperty('contain-intrinsic-block-size', `${height}px`)
    }
  }
  const enter = () => {
    table.removeAttribute('data-grouped')
    from = { width: box.clientWidth, size: getComputedStyle(table).fontSize }
    heights = heightsOf(rows)
    keepColumns(table, box)
    if (groups.length === 0) {
      groups = groupRows(table, rows)
      setTimeout(() => nameParts(table))
    }
    fit()
    table.setAttribute('data-grouped', '')
  }
  const watch = new ResizeObserver(() => {
    // Nothing of it shows where nothing matches.
    if (box.clientWidth === 0) return
    if (Math.abs(box.clientWidth - from.width) <= maxChange && getComputedStyle(table).fontSize === from.size) return
    // As wide as the window again at once, and in groups when it stays so.
    table.removeAttribute('data-grouped')
    clearTimeout(timer)
    timer = window.setTimeout(enter, settledMs)
  })
  const begin = () => {
    enter()
    for (const one of [box, table.tHead]) if (one !== null) watch.observe(one)
  }
  const soon = () => requestAnimationFrame(() => setTimeout(begin))
  const form = root.querySelector('form')
  // A reader may have come before this script.
  if (form?.matches(':focus-within')) soon()
  else form?.addEventListener('focusin', soon, { once: true })
  return ({ shown }) => {
    matching = shown
    fit()
  }
}

/** @returns the height of each row; one that does not show has that of the others on average */
function heightsOf(rows: readonly HTMLElement[]): Map<HTMLElement, number> {
  const measured = rows.map((row) => row.offsetHeight)
  const shown = measured.filter((height) => height > 0)
  const mean = shown.reduce((sum, height) => sum + height, 0) / (shown.length || 1)
  return new Map(rows.map((row, index) => [row, measured[index] || mean]))
}

/** Says how wide the columns are, as parts of the table, and the table itself where it is wider than its box. */
function keepColumns(table: HTMLTableElement, box: HTMLElement): void {
  const widths = [...(table.tHead?.rows[0]?.cells ?? [])].map((cell) => cell.getBoundingClientRect().width)
  const least = box.scrollWidth > box.clientWidth ? table.getBoundingClientRect().width : 0
  table.style.setProperty('--columns', widths.map((width) => `minmax(0, ${width}fr)`).join(' '))
  table.style.setProperty('--least', `${least}px`)
}

function groupRows(table: HTMLTableElement, rows: readonly HTMLElement[]): readonly Group[] {
  const first = table.tBodies[0]
  return Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, at) => {
    const group = rows.slice(at * groupSize, (at + 1) * groupSize)
    if (at === 0 && first !== undefined) return { body: first, rows: group }
    const body = table.createTBody()
    for (const row of group) body.append(row)
    return { body, rows: group }
  })
}

/** Where a table is not drawn as one, browsers may take it for none: roles say what its parts are. */
function nameParts(table: HTMLTableElement): void {
  const roles = { tbody: 'rowgroup', thead: 'rowgroup', tr: 'row', th: 'columnheader', td: 'cell' }
  table.setAttribute('role', 'table')
  for (const [name, role] of Object.entries(roles))
    for (const part of table.querySelectorAll(name)) part.setAttribute('role', role)
}
