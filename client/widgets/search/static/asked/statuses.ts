import { formsOf, type Lookup, shares } from '../words/forms.ts'

/** What HTTP calls its statuses. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['406', 'not acceptable'],
  ['408', 'request timeout'],
  ['412', 'precondition failed'],
  ['413', 'payload too large'],
  ['415', 'unsupported media type'],
  ['422', 'unprocessable entity'],
  ['501', 'not implemented'],
  ['502', 'bad gateway'],
  ['503', 'service unavailable'],
  ['504', 'gateway timeout'],
])

/**
 * "504 gateway timeout" says what 504 is. Where the site speaks of that status, but calls it otherwise, these words would lead
 * to pages about gateways and time.
 */
export async function withoutReason(words: readonly string[], lookup: Lookup): Promise<readonly string[]> {
  const status = words.find((word) => reasons.has(word)) ?? ''
  const said = reasons.get(status)?.split(' ') ?? []
  const repeated = words.filter((word) => said.includes(word.toLowerCase()))
  if (repeated.length < 2) return words
  const isThere = async (word: string) =>
    (await formsOf(word.toLowerCase(), lookup)).some(({ share }) => share >= shares.stem)
  const [known, ...all] = await Promise.all([status, ...repeated].map(isThere))
  return known !== true || !all.includes(false) ? words : words.filter((word) => !repeated.includes(word))
}
