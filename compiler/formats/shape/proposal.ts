import { memberOf } from '../members.ts'
import { parseYaml } from '../yaml/parse-yaml.ts'

/** How an author may mend a value. */
export interface Proposal {
  readonly hint: string
  /** All that is to stand in place of the value, as the hint writes it: whether that is right can be tried. */
  readonly yaml?: string
}

/**
 * @param proposals likeliest first
 * @param isRight whether a value would do in place of the wrong one
 * @returns the first hint that leads to no other mistake; null without one
 */
export function firstRight(proposals: Iterable<Proposal>, isRight: (value: unknown) => boolean): string | null {
  for (const { hint, yaml } of proposals) if (yaml === undefined || isRight(readAsItem(yaml))) return hint
  return null
}

/** What YAML makes of characters that stand alone as well as in brackets. */
function readAsItem(yaml: string): unknown {
  // Thousands of records may have one mistake, and these read alike as JSON.
  if (/^(?:-?[1-9]\d{0,14}|"[^"\\\p{Cc}]*"|true|false)$/u.test(yaml)) return JSON.parse(yaml)
  if (/^\/[\w/.-]*$/.test(yaml)) return yaml
  return memberOf(parseYaml(`[${yaml}]`, { file: '' }).value?.value, 0)
}

/** @returns a text as an item of YAML: in quotes only where it would be something else without them */
export function asItem(text: string): string {
  return readAsItem(text) === text ? text : JSON.stringify(text)
}

/** @param more what the hint says after the characters */
export function write(yaml: string, more = ''): Proposal {
  return { hint: `Write \`${yaml}\`${more}.`, yaml }
}

/** @param expected as messages say it */
export function isTextual(expected: string): boolean {
  return /^a (?:string|text|title)\b/.test(expected)
}
