/** @returns the source as the fence that it was written in, longer than any fence inside */
export function sourceFence(code: string): string {
  const longest = (code.match(/`+/g) ?? []).reduce((most, marks) => Math.max(most, marks.length), 2)
  const fence = '`'.repeat(longest + 1)
  return `${fence}mermaid\n${code}\n${fence}`
}
