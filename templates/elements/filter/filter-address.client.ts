type Control = HTMLInputElement | HTMLSelectElement

/** The controls of a form that have a name: the name is their parameter of the address. */
export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (one): one is Control => (one instanceof HTMLInputElement || one instanceof HTMLSelectElement) && one.name !== '',
  )
}

/** What is chosen, by the controls' names; a control that says nothing is left out. */
export function chosenIn(form: HTMLFormElement): ReadonlyMap<string, ReadonlySet<string>> {
  const chosen = new Map<string, Set<string>>()
  for (const control of controlsOf(form)) {
    const isOn = !(control instanceof HTMLInputElement && control.type === 'checkbox') || control.checked
    if (!isOn || control.value.trim() === '') continue
    chosen.set(control.name, (chosen.get(control.name) ?? new Set()).add(control.value))
  }
  return chosen
}

/**
 * Sets the controls to what the address says.
 *
 * @param untouched only those that a reader has not changed yet; otherwise a missing parameter empties its controls
 */
export function readAddress(form: HTMLFormElement, untouched: boolean): void {
  const parameters = new URLSearchParams(location.search)
  for (const control of controlsOf(form)) {
    const given = parameters.getAll(control.name)
    if (control instanceof HTMLSelectElement) {
      const isKnown = [...control.options].some(({ value }) => value === given[0])
      if (!untouched || control.selectedIndex <= 0) control.value = isKnown ? (given[0] ?? '') : ''
    } else if (control.type === 'checkbox') {
      if (!untouched || !control.checked) control.checked = given.includes(control.value)
    } else if (!untouched || control.value === '') {
      const { maxLength } = control
      control.value = (given[0] ?? '').slice(0, maxLength < 0 ? undefined : maxLength)
    }
  }
}

/**
 * Puts values into the address in place of the ones that it has under these names; all other parameters stay.
 *
 * @param names every name that the caller owns
 */
export function writeAddress(names: Iterable<string>, values: ReadonlyMap<string, Iterable<string>>): void {
  const url = new URL(location.href)
  for (const name of names) url.searchParams.delete(name)
  for (const [name, list] of values) for (const value of list) url.searchParams.append(name, value)
  if (url.href === location.href) return
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // Browsers limit how often the address may change. The next change tries again.
  }
}
