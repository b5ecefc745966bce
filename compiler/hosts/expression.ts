/** @returns an expression for a text alone, in RE2's and JavaScript's syntax */
export function escapeExpression(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** The same for nginx, whose strings have escapes of their own: there is no backslash in it. */
export function bracketExpression(text: string): string {
  return text.replace(/[^A-Za-z0-9_/%~-]/g, '[$&]')
}
