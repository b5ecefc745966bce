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
 * Opens everything that hides an element: disclosures, and elements with `hidden="until-found"`. The latter get the
 * event `beforematch`, as from the browser's own search, so that a widget that hides panels can show the right one.
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

// A second click on a link to the current fragment fires no `hashchange`. The browser scrolls by itself afterwards.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a') : null
  if (link !== null && link.hash !== '' && link.href === location.href) showAddressed()
})
