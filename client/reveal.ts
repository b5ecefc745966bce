/**
 * The element that a fragment points to (html.spec.whatwg.org, "find a potential indicated element"): by its id as it
 * is, else with its escapes decoded.
 *
 * @param hash with `#`; what is no escape in it, as in `#100%`, stays as it is
 */
function elementOf(hash: string): HTMLElement | null {
  const id = hash.slice(1)
  return document.getElementById(id) ?? document.getElementById(id.replace(/(?:%[\da-f]{2})+/gi, decode))
}

function decode(escapes: string): string {
  try {
    return decodeURIComponent(escapes)
  } catch {
    return escapes
  }
}

/**
 * Opens all that hides an element: disclosures, and what is hidden until it is found. The latter hear of it by the event
 * that the browser's own search sends, `beforematch`: a widget that hides panels listens to it, and then shows this one.
 *
 * @returns whether anything was closed
 */
function reveal(target: Element): boolean {
  let opened = false
  for (let above: Element | null = target; above !== null; above = above.parentElement) {
    if (above instanceof HTMLDetailsElement && !above.open) above.open = true
    else if (above.getAttribute('hidden') === 'until-found') {
      above.dispatchEvent(new Event('beforematch', { bubbles: true }))
      above.removeAttribute('hidden')
    } else continue
    opened = true
  }
  return opened
}

/** Shows what the address points to, where something hides it. */
export function showAddressed(): void {
  const target = elementOf(location.hash)
  if (target !== null && reveal(target)) target.scrollIntoView()
}

// A link that the address came by, followed once more, changes nothing that a page could hear of. The browser scrolls by
// itself, after this.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link !== null && link.hash !== '' && link.href === location.href) showAddressed()
})
