/** Whether an element has no properties. */
export function isEmpty(properties: object): boolean {
  for (const _ in properties) return false
  return true
}

/** Whether it has this one alone: of footnotes, headings and links there may be thousands, which nothing else tells apart. */
export function hasAlone(name: string, properties: object): boolean {
  let isThere = false
  for (const one in properties) {
    if (one !== name) return false
    isThere = true
  }
  return isThere
}
