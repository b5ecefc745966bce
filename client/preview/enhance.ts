import { start as startCode } from '../code.ts'
import { followContents } from '../contents.ts'
import { wakeIslands } from '../islands.ts'
import { start as startLightbox } from '../lightbox.ts'
import { start as showNearest } from '../not-found.ts'
import { startSidebar } from '../sidebar.ts'
import { enhanceTabs } from '../tabs.ts'
import type { Pieces } from './live-copy.ts'

/** What a group lets the reader choose from: with other choices it is made anew. */
const choices = (group: Element): string => {
  const named = group.querySelectorAll('[data-tab-title], :scope > .code-sample')
  return [...named]
    .map((one) => `${one.getAttribute('data-tab-title')} ${one.getAttribute('data-language')}`)
    .join('\n')
}

/**
 * Does for nodes that come later what `client/boot.ts` does when a page is loaded. The modules are copies of this
 * script: if it took them from the page's own, published pages would have to load them in pieces.
 */
export function createPieces(page: Document): Pieces {
  // Its listeners are the document's: where the page has had one of these, they are there.
  const started = { enlarge: page.querySelector('[data-enlarge]') !== null }
  return {
    isWhole: (before, after) => {
      if (before.matches('[data-island], .contents')) return true
      return before.matches('[data-tabs], [data-code-group]') && choices(before) !== choices(after)
    },
    enhance: (nodes, replaced) => {
      wakeIslands(nodes)
      for (const group of nodes.querySelectorAll<HTMLElement>('[data-tabs]')) {
        enhanceTabs(group)
        if (group.parentNode === nodes) chooseTab(group, replaced)
      }
      if (nodes.querySelector('[data-code-group], .code-body, .table-scroll') !== null) {
        startCode(nodes)
        chooseCode(nodes, replaced)
      }
      if (nodes.querySelector('[data-enlarge]') !== null) {
        const links = nodes.querySelectorAll('[data-enlarge]')
        for (const link of links) link.setAttribute('role', 'button')
        for (const link of links) link.setAttribute('aria-haspopup', 'dialog')
        if (!started.enlarge) queueMicrotask(startLightbox)
        started.enlarge = true
      }
      for (const year of nodes.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
      void showNearest(nodes)
      // These look for their elements in the page.
      if (nodes.querySelector('.contents-list') !== null) queueMicrotask(followContents)
      if (nodes.querySelector('a[data-file]') !== null) queueMicrotask(startSidebar)
    },
  }
}

/** The tab that was chosen stays so, where there still is one of that title. */
function chooseTab(group: HTMLElement, replaced: Element | null): void {
  const title = replaced?.querySelector<HTMLElement>(':scope > [role="tablist"] [aria-selected="true"]')?.dataset.title
  const tabs = [...group.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]')]
  tabs.find((tab) => tab.dataset.title === title)?.click()
}

function chooseCode(nodes: DocumentFragment, replaced: Element | null): void {
  const before = replaced?.querySelector<HTMLSelectElement>('[data-code-language]')
  const select = nodes.querySelector<HTMLSelectElement>('[data-code-group] [data-code-language]')
  if (!before || !select || ![...select.options].some(({ value }) => value === before.value)) return
  select.value = before.value
  select.dispatchEvent(new Event('change'))
}
