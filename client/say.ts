/**
 * @returns a text in the language of the page; English where there is no translation. Texts of many scripts are
 *   in the settings, those of one part's script in an element with `data-texts`
 */
export function say(english: string): string {
  const found = globalThis.signalpost?.texts?.[english]
  if (found !== undefined) return found
  for (const block of globalThis.document?.querySelectorAll?.('script[data-texts]') ?? []) {
    const { [english]: own }: Readonly<Record<string, string>> = JSON.parse(block.textContent)
    if (own !== undefined) return own
  }
  return english
}

/** @returns a text with values in the places of their names: `Page {n}` */
export function sayWith(english: string, values: Readonly<Record<string, string | number>>): string {
  return say(english).replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
