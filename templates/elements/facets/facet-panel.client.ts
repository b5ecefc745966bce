/** Lets a button open and close the facets below it; only small screens show the button. */
export function startFacetPanel(root: HTMLElement): void {
  const button = root.querySelector<HTMLElement>('[data-facets-toggle]')
  button?.addEventListener('click', () => {
    button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'))
  })
}
