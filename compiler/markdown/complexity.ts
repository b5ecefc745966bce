/**
 * Limits that keep the parser's time in step with the page's size: measured, 1,000 nested lists take 21 s and 2,000
 * unclosed emphasis marks in one paragraph 9 s. Real pages stay under a tenth of each.
 */
const maxNesting = 60
const maxMarksInParagraph = 2000

/** A line that begins content of its own: a list item, a table row, a heading. What was open before ends there. */
const ownContent = /^\s*(?:[-+*][ \t]|\d{1,9}[.)][ \t]|#{1,6}[ \t]|\|)|\S\s*\|\s*\S/

/** @returns what makes a text too complex to parse and where, or null for an ordinary one */
export function complexity(text: string): { readonly what: string; readonly offset: number } | null {
  let marks = 0
  let offset = 0
  let fence: string | null = null
  for (const line of text.split('\n')) {
    const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (marker !== undefined && (fence === null || marker.startsWith(fence))) fence = fence === null ? marker : null
    if (fence === null) {
      const nesting = nestingOf(line)
      if (nesting > maxNesting) return { what: `lists or quotes nested ${nesting} deep`, offset }
      if (line.trim() === '' || ownContent.test(line)) marks = 0
      if (line !== '') {
        for (let at = 0; at < line.length; at++) if ('*_~[]`'.includes(line[at] as string)) marks++
        if (marks > maxMarksInParagraph) return { what: `${marks} marks in one paragraph`, offset }
      }
    }
    offset += line.length + 1
  }
  return null
}

function nestingOf(line: string): number {
  const markers = /^(?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])))+/.exec(line)?.[0] ?? ''
  const indent = /^[ \t]*(?=[-+*][ \t]|\d{1,9}[.)][ \t])/.exec(line)?.[0].length ?? 0
  return Math.max(markers.replace(/[^>\-+*.)]/g, '').length, Math.floor(indent / 2))
}
