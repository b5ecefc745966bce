/** What a reader has chosen in the group 'Request' of a page. */
export interface ChosenExample {
  /** Of its panel; empty where there is one example. */
  readonly id: string
  readonly isFirst: boolean
  /** Index of its media type. */
  readonly body: number
  /** Its place among the examples of that. */
  readonly index: number
  /** Holds its text. */
  readonly holder: HTMLElement
}

/** @returns null where the page shows no example of a body */
export function chosenExample(panel: HTMLElement): ChosenExample | null {
  const all = [...panel.querySelectorAll<HTMLElement>('.ref-bodies .tab-panel')]
  const chosen = all.find((one) => !one.hasAttribute('hidden')) ?? all[0]
  const holders = [...panel.querySelectorAll<HTMLElement>('.ref-bodies [data-body-example]')]
  const holder = holders.find((one) => chosen?.contains(one)) ?? holders[0]
  if (holder === undefined) return null
  const siblings = holders.filter((one) => one.dataset.bodyExample === holder.dataset.bodyExample)
  return {
    id: chosen?.id ?? '',
    isFirst: chosen === all[0],
    body: Number(holder.dataset.bodyExample),
    index: siblings.indexOf(holder),
    holder,
  }
}
