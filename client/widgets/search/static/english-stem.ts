/**
 * The stemmer takes the "t" of "connection" with its ending, which Porter's algorithm ("An algorithm for suffix
 * stripping", 1980) leaves: "connection" was no form of "connect", nor "deletion" of "delete". And it parts what later
 * versions of the algorithm keep together, "deploy" and "deployment", or what English writes with another letter, "verify"
 * and "verification", "revoke" and "revocation".
 *
 * @param stem what the stemmer leaves of the word
 */
export function mended(word: string, stem: string): string {
  const taken = word.startsWith(stem) ? /^[st](?=ion)/.exec(word.slice(stem.length)) : null
  if (taken !== null) return stem + taken[0]
  const verb = /^(.+[st])ion$/.exec(stem)?.[1] ?? ''
  if (isLong(verb)) return verb
  if (/[aeou]i$/.test(stem) && word[stem.length - 1] === 'y') return `${stem.slice(0, -1)}y`
  if (/[^aeiou]ifi$/.test(stem)) return stem.slice(0, -1)
  return stem.endsWith('oc') && word.startsWith(`${stem}ation`) ? `${stem.slice(0, -1)}k` : stem
}

/** "Delet" is a word without its ending; "opt" and "vers" are others than "option" and "version". */
function isLong(verb: string): boolean {
  return verb.length > 4 || (verb.match(/[aeiouy]+[^aeiouy]+/g) ?? []).length > 1
}
