import { first, foundAtOnce } from 'signalpost:parts'
import { selector as codeGroup } from '../../templates/elements/code-group/mark.ts'
import { selector as thumbs } from '../../templates/elements/feedback-buttons/mark.ts'
import { selector as tabs } from '../../templates/elements/tabs/mark.ts'
import { wakeIslands } from '../islands.ts'
import { loading } from '../loading.ts'
import type { Pieces } from './live-copy.ts'

/** What a group lets the reader choose from. If the choices differ, the group is replaced as a whole. */
const choices = (group: Element): string => {
  const named = group.querySelectorAll('[data-tab-title], :scope > .code-sample')
  return [...named]
    .map((one) => `${one.getAttribute('data-tab-title')} ${one.getAttribute('data-language')}`)
    .join('\n')
}

/**
 * Does for nodes that are added later what `client/boot.ts` does when a page loads. This script has its own copies of
 * the modules: sharing them with the page's scripts would split those into more files.
 */
export const pieces: Pieces = {
  isWhole: (before, after) => {
    if (before.matches('[data-island], .contents')) return true
    return before.matches(`${tabs}, ${codeGroup}`) && choices(before) !== choices(after)
  },
  enhance: (nodes, replaced) => {
    wakeIslands(nodes)
    for (const { start, elements } of partsIn(nodes, foundAtOnce)) start(elements, loading)
    for (const group of nodes.querySelectorAll<HTMLElement>(tabs))
      if (group.parentNode === nodes) chooseTab(group, replaced)
    chooseCode(nodes, replaced)
    // These look for other elements in the page: they wait until the nodes are there.
    for (const { start, elements } of partsIn(nodes, first)) queueMicrotask(() => start(elements, loading))
  },
}

/** What a script has taken from ids, once more: a heading that was edited has another. */
export function followIds(): void {
  for (const [selector, start] of first)
    if (selector === thumbs) start([...document.querySelectorAll<HTMLElement>(selector)], loading)
}

type Start = (typeof first)[number][1]

/** The parts that are among the nodes, each with its elements. */
function partsIn(nodes: DocumentFragment, parts: typeof first): readonly { start: Start; elements: HTMLElement[] }[] {
  return parts
    .map(([selector, start]) => ({ start, elements: [...nodes.querySelectorAll<HTMLElement>(selector)] }))
    .filter(({ elements }) => elements.length > 0)
}

/** The tab that was chosen stays so, where there still is one of that title. */
function chooseTab(group: HTMLElement, replaced: Element | null): void {
  const chosen = replaced?.querySelector<HTMLButtonElement>(':scope > [role="tablist"] [aria-selected="true"]')
  const tabs = [...group.querySelectorAll<HTMLButtonElement>(':scope > [role="tablist"] > [role="tab"]')]
  tabs.find(({ name }) => name === chosen?.name)?.click()
}

function chooseCode(nodes: DocumentFragment, replaced: Element | null): void {
  const before = replaced?.querySelector<HTMLSelectElement>('[data-code-language]')
  const select = nodes.querySelector<HTMLSelectElement>(`${codeGroup} [data-code-language]`)
  if (!before || !select || ![...select.options].some(({ value }) => value === before.value)) return
  select.value = before.value
  select.dispatchEvent(new Event('change'))
}
