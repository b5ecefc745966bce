/** @returns how a message says what an author wrote as a text: nothing between backticks would say nothing */
export function foundValue(text: string): string {
  return text === '' ? 'empty string' : `\`${text}\``
}

/** Signs of a path that a message shows: more than those that people write have. */
const longestPath = 300

/** @returns how a message names a path: of one with thousands of parameters each mistake would hold all of it */
export function namedPath(path: string): string {
  return path.length > longestPath ? `${path.slice(0, longestPath)}…` : path
}
