/** One image that a `srcset` names; `start` and `end` are the offsets of its URL in the value. */
export interface ImageCandidate {
  readonly url: string
  readonly start: number
  readonly end: number
}

/**
 * Reads a `srcset` as browsers do (HTML standard, "parse a srcset attribute"): URLs apart by commas, each with an
 * optional width or density after it. A comma inside of a URL belongs to it, one at its end does not.
 */
export function imageCandidates(value: string): readonly ImageCandidate[] {
  const candidates: ImageCandidate[] = []
  // Sticky: what is no URL here is none from the next blank on.
  const pattern = /[\s,]*(\S+)((?:\([^)]*\)|[^,(])*)/y
  for (let found = pattern.exec(value); found !== null; found = pattern.exec(value)) {
    const [, whole = ''] = found
    const url = whole.slice(0, endOfUrl(whole))
    const start = found.index + found[0].indexOf(whole)
    // A comma right after the URL ends the candidate: what follows is the next URL.
    if (url !== whole) pattern.lastIndex = start + whole.length
    if (url !== '') candidates.push({ url, start, end: start + url.length })
  }
  return candidates
}

function endOfUrl(text: string): number {
  let end = text.length
  while (text[end - 1] === ',') end -= 1
  return end
}

/** @returns the value with each of its URLs replaced by where it leads */
export function rewriteSrcset(value: string, link: (url: string) => string): string {
  let written = ''
  let at = 0
  for (const { url, start, end } of imageCandidates(value)) {
    written += value.slice(at, start) + link(url)
    at = end
  }
  return written + value.slice(at)
}
