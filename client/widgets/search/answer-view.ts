import { texts } from './answer-texts.ts'
import type { Choice, FacetCount, Results } from './hit.ts'
import { createOptions } from './hit-options.ts'
import { showNothing } from './nothing.ts'
import { answerParts, offerBrand, offerProducts, setAside } from './parts.ts'
import { showHits } from './results.ts'
import type { SearchFrame } from './search-frame.ts'

/** What was searched, as far as it shows. */
export interface ShownSearch {
  readonly query: string
  /** From 0. */
  readonly page: number
  readonly product: string | null
}

interface ViewActions {
  /** Turns to another page of the hits. */
  turn(by: number): void
  /** Searches anew, with what has changed. */
  choose(changes: Partial<Choice>): void
}

/** Puts answers into the dialog, and takes them out again. */
export function createAnswerView(frame: SearchFrame, act: ViewActions) {
  const { body, input, list, say } = frame
  // Arrow keys go on among the products; from everywhere else the field gets the focus.
  const choose = (changes: Partial<Choice>) => {
    if (!product.contains(document.activeElement)) input.focus()
    act.choose(changes)
  }
  const parts = placedParts(frame, {
    turn(by) {
      input.focus()
      act.turn(by)
    },
    filter: (key) => choose({ product: key }),
    otherBrand: (key) => choose({ product: null, brand: key }),
  })
  const { product, pager, other, stale, nothing } = parts
  const options = createOptions(input)
  /** The label of the chosen product: results without hits do not hold it. */
  let productName = ''

  /** The hits that are shown are of the query before: they can be seen, but not used. */
  function aside(): void {
    for (const part of [nothing, pager, other]) part.hidden = true
    setAside(list, stale)
    options.set([])
  }

  function ask(word: string): void {
    input.value = word
    input.focus()
    aside()
    act.choose({})
  }

  return {
    options,
    show(search: ShownSearch, results: Results): void {
      stale.hidden = true
      options.set(showHits(list, results.hits))
      // In the next frame, when the page is laid out anyway: to measure now would force a layout of its own.
      requestAnimationFrame(() => body.scrollTo(0, 0))
      productName = results.products?.find(({ key }) => key === search.product)?.label ?? productName
      offerProducts(product, results.products ?? [], search.product)
      say(summaryOf(search, results, productName), results.incomplete)
      nothing.hidden = results.hits.length > 0
      if (!nothing.hidden) showNothing(nothing, { near: results.near, ask })
      offerStart(frame, search, results)
      showPager(parts, search.page, results.pages)
      offerBrand(other, null)
    },
    /** Says what the site's other brand has. */
    showOther: (share: FacetCount | null) => offerBrand(other, share),
    setAside: aside,
    clear(): void {
      for (const part of [nothing, pager, other, stale, product]) part.hidden = true
      list.replaceChildren()
      options.set([])
    },
  }
}

/** Fills the parts around the hits. */
function placedParts({ status, list, body }: SearchFrame, act: Parameters<typeof answerParts>[0]) {
  const parts = answerParts(act)
  status.before(parts.product)
  list.before(parts.nothing)
  body.append(parts.stale, parts.other)
  body.after(parts.pager)
  return parts
}

function summaryOf({ query, product }: ShownSearch, results: Results, productName: string): string {
  const none = product === null ? texts.none(query) : texts.noneInProduct(query, productName)
  const text = results.hits.length > 0 ? texts.summary(results) : none
  return results.incomplete === true ? `${text}. ${texts.incomplete}` : text
}

/** Where nothing is found and not even a word is near, the reader goes on from where everybody begins. */
function offerStart({ start, showStart }: SearchFrame, { product }: ShownSearch, { hits, near }: Results): void {
  start.hidden = hits.length > 0 || product !== null || (near?.pages ?? []).length > 0
  if (!start.hidden) showStart(start)
}

function showPager({ pager, previous, next, place }: ReturnType<typeof answerParts>, page: number, pages: number) {
  pager.hidden = pages < 2
  previous.disabled = page === 0
  next.disabled = page >= pages - 1
  place.textContent = texts.place(page + 1, pages)
}
