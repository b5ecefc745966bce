/** The line that opens a fence: behind backticks there are none (CommonMark 0.31.2, "fenced code blocks"). */
const opening = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/

/** @returns a Markdown text with its prose changed; fenced code stays */
export function withProse(text: string, change: (prose: string) => string): string {
  return proseAndFences(text)
    .map((piece, index) => (index % 2 === 0 ? change(piece) : piece))
    .join('')
}

/** @returns a Markdown text with its fenced code changed, from the opening line to the closing one; prose stays */
export function withFences(text: string, change: (fence: string) => string): string {
  return proseAndFences(text)
    .map((piece, index) => (index % 2 === 0 ? piece : change(piece)))
    .join('')
}

/** @returns prose and fenced code in turn, which together are the text; a line is looked at once */
export function proseAndFences(text: string): readonly string[] {
  const pieces: string[][] = [[]]
  let fence: string | null = null
  for (const line of text.split(/(?<=\n)/)) {
    const opened: string | undefined = fence === null ? opening.exec(line)?.[1] : undefined
    if (opened !== undefined) pieces.push([])
    pieces.at(-1)?.push(line)
    if (opened !== undefined) fence = opened
    else if (fence !== null && closes(line.trim(), fence)) {
      pieces.push([])
      fence = null
    }
  }
  return pieces.map((lines) => lines.join(''))
}

function closes(line: string, fence: string): boolean {
  return line.length >= fence.length && line === fence.charAt(0).repeat(line.length)
}
