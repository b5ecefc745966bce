/**
 * What `Accept` says of a client that would have Markdown: the type with its full weight. No browser names the type. Hosts
 * try expressions and weigh nothing (RFC 9110, section 12.5.1), so that who names it with less gets HTML.
 *
 * To be tried without regard to case, by PCRE, RE2 and ECMAScript: no backslash, no quotes, no slash outside of a class.
 */
export const asksForMarkdown = '(^|,)[ ]*text[/]markdown[ ]*(,|$|;[ ]*q=1)'

/** The same for hosts that hold an expression against the whole of a header, and tell cases apart. */
export const wholeForMarkdown = '(?:.*,)?[ ]*text/markdown[ ]*(?:(?:,|;[ ]*q=1).*)?'

const expression = new RegExp(asksForMarkdown, 'i')

/**
 * @param accept the header's value, or undefined where there is none
 * @returns whether a page's Markdown form is what the client would have at the page's address
 */
export function wantsMarkdown(accept: string | undefined): boolean {
  return accept !== undefined && expression.test(accept)
}
