/**
 * @param least how many at least: three make a fence
 * @returns back ticks to put around a text: more than stand in a row in it, so that it can't close them
 */
export function ticksAround(text: string, least = 1): string {
  const longest = (text.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), least - 1)
  return '`'.repeat(longest + 1)
}
