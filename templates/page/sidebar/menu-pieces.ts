/** HTML with holes where one page's differs from another's: made once, filled for each page. */
export interface Menu {
  readonly pieces: readonly string[]
  /** What is after each piece on a page. */
  readonly places: readonly Filler[]
}

/** What makes the menu of one page another than the next one's. */
export interface MenuPage {
  readonly route: string
  /** The path whose folders are open: the page's own, or that of the folder that it belongs to. */
  readonly at: string
  /** Null for a page of none, undefined in a menu that pages of all products share. */
  readonly product: string | null | undefined
}

export type Filler = (page: MenuPage) => string

/** A menu as no page shows it. */
export const nowhere: MenuPage = { route: '', at: '', product: undefined }

/** Notes a hole. @returns the number of its place */
export type Place = (filler: Filler) => string

/**
 * An attribute marks a hole in its element's tag, a `menu-hole` with it for one in the content. No author can write
 * either: their text is escaped.
 */
const hole = /<menu-hole data-hole="(\d+)"><\/menu-hole>| data-hole="(\d+)"/

const nothing: Filler = () => ''

/** @param render gives the HTML, and notes the holes that it leaves */
export function cutMenu(render: (place: Place) => string): Menu {
  const found: Filler[] = []
  const cut = render((filler) => String(found.push(filler) - 1)).split(hole)
  const pieces = cut.filter((_, at) => at % 3 === 0)
  const places = pieces.slice(1).map((_, at) => found[Number(cut[at * 3 + 1] ?? cut[at * 3 + 2])] ?? nothing)
  return { pieces, places }
}

/** @returns the menu as a page has it */
export function fillMenu({ pieces, places }: Menu, page: MenuPage): string {
  return pieces.map((piece, index) => piece + (places[index]?.(page) ?? '')).join('')
}
