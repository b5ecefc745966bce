/**
 * Rules by which a browser fetches a page when a reader is about to open it: the pointer rests on its link, or goes down.
 * Only pages of the documentation, which an origin may share with others; names with a dot are files.
 *
 * The text is put into pages by a script, and the content security policy knows its hash.
 *
 * Rules: W3C Web Incubator Community Group, "Speculation Rules" ("document rules", "eagerness"); URL Pattern of WHATWG.
 *
 * @param docsRoot the path below which the pages are, with the base of the site
 */
export function speculationRules(docsRoot: string): string {
  const none = [{ href_matches: '/*.*' }, { selector_matches: '[rel~=external],[download]' }]
  const where = { and: [{ href_matches: `${docsRoot.replace(/\/$/, '')}/*` }, ...none.map((one) => ({ not: one }))] }
  return JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
}
