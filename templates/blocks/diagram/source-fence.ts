/** @returns the source as the fence that it was written in, longer than any fence inside */
export function sourceFence(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map((marks) => marks.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}mermaid\n${code}\n${fence}`
}
