const ending = '-section-indexable'

/** @returns `#` and the id of the heading whose section an element is in; empty where it is in none, as thumbs of the page */
export function sectionOf(element: Element): string {
  const section = element.closest(`section[id$="${ending}"]`)
  return section === null ? '' : `#${section.id.slice(0, -ending.length)}`
}
