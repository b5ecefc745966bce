/** Milliseconds that the hits wait for the text of a page: after that it is shown by its description. */
const limitMs = 5000

/** Reads the Markdown twins of pages, each once. */
export interface Twins {
  /** @returns null where it can't be read: the page is found all the same */
  read(route: string): Promise<string | null>
}

/** @param base what comes before every path of the site */
export function openTwins(base: string): Twins {
  const known = new Map<string, Promise<string | null>>()
  const ask = async (route: string) => {
    const signal = AbortSignal.timeout(limitMs)
    const response = await fetch(base + (route === '/' ? '/index.md' : `${route}.md`), { signal }).catch(() => null)
    const text = response?.ok === true ? await response.text().catch(() => null) : null
    if (text === null) known.delete(route)
    return text
  }
  return {
    read: (route) => {
      const reading = known.get(route) ?? ask(route)
      known.set(route, reading)
      return reading
    },
  }
}
