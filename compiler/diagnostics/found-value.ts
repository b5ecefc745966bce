/** @returns how a message says what an author wrote as a text: nothing between backticks would say nothing */
export function foundValue(text: string): string {
  return text === '' ? 'empty string' : `\`${shownText(text)}\``
}

/** Signs of a value or a path that a message shows: more than those that people write have. */
const longest = 300

/**
 * @returns as much of what an author wrote as a message shows: a value may be as long as its page, and of a path with thousands
 *   of parameters each mistake would hold all of it
 */
export function shownText(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text
}
