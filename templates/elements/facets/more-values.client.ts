import { say, sayWith } from '../../../client/say.ts'
import { valuesShown } from './values-shown.ts'

/** Lets the buttons below facets show all of their values, and the first ones again. */
export function startMoreValues(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const more = target instanceof Element ? target.closest('.facet-more') : null
    const facet = more?.closest<HTMLElement>('.facet') ?? null
    if (more === null || facet === null) return
    more.setAttribute('aria-expanded', String(more.getAttribute('aria-expanded') !== 'true'))
    showValues(facet)
  })
}

/** Shows the first values of a facet, or all where its button says so; a chosen one is always there. */
export function showValues(facet: HTMLElement): void {
  const more = facet.querySelector<HTMLElement>('.facet-more')
  if (more === null) return
  const items = [...facet.querySelectorAll<HTMLElement>('.facet-value')]
  const expanded = more.getAttribute('aria-expanded') === 'true'
  for (const [index, item] of items.entries())
    item.hidden = !expanded && index >= valuesShown && item.querySelector('input')?.checked !== true
  more.hidden = items.length <= valuesShown
  more.textContent = expanded ? say('Show less') : sayWith('Show more ({n})', { n: items.length - valuesShown })
}
