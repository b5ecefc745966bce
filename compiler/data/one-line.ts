/** @returns a text of one line, as browsers and feeds show it: YAML's `|` and `>` leave ends of lines in it */
export function oneLine(text: string): string {
  return text.trim().replace(/[\t\n\r ]+/g, ' ')
}
