/** What the preview's own script is told by the element that loads it. */
export interface ScriptFacts {
  readonly src: string
  /** Names this run of the server; letters and digits. */
  readonly token: string
  readonly version: string
}

/**
 * Puts the preview's script at the beginning of a page's head, before all other scripts: all else is what a build gives.
 * None of the facts comes from content.
 */
export function withScript(html: string, { src, token, version }: ScriptFacts): string {
  const script = `<script type="module" src="${src}" data-preview="${token}" data-version="${version}"></script>`
  const at = /<head[^>]*>/.exec(html)
  if (at === null) return script + html
  const end = at.index + at[0].length
  return html.slice(0, end) + script + html.slice(end)
}
