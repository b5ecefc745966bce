/**
 * React escapes quotation marks in texts, where they mean nothing, and the writer of content does not.
 *
 * @returns the same HTML with the quotation marks of its texts as they are
 */
export function withPlainQuotes(html: string): string {
  return html.replace(
    /(<(?:"[^"]*"|[^>"])*>)|&#x27;|&quot;/g,
    (found, tag: string | undefined) => tag ?? (found === '&quot;' ? '"' : "'"),
  )
}
