/** Endings that make a word of another kind from the same stem: "verify", "verification". Longest first. */
const endings = [
  'ications',
  'ication',
  'ations',
  'ation',
  'ments',
  'ment',
  'ities',
  'ances',
  'ences',
  'ance',
  'ence',
  'ions',
  'ying',
  'ings',
  'able',
  'ible',
  'ies',
  'ied',
  'ier',
  'ion',
  'ity',
  'ive',
  'ors',
  'ers',
  'ing',
  'ies',
  'ate',
  'al',
  'or',
  'er',
  'ed',
  'es',
  'ly',
  'ts',
  't',
  'y',
  'e',
  's',
  '',
]

/** Endings that leave the word what it is; after a shorter stem too. */
const plain = ['s', 'es', 'ed', 'd', 'ing', 'e', '']

/** Shorter stems are of too many words. */
const shortestStem = 5
const shortestPlainStem = 4

/** British and American spelling of the same word; each pair is tried both ways. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e|es|ed|er|ing|ation|ations)$/, 'iz$1'],
  [/iz(e|es|ed|er|ing|ation|ations)$/, 'is$1'],
  [/our(s|ed|ing|ful|ite|ites)?$/, 'or$1'],
  [/or(s|ed|ing|ful|ite|ites)?$/, 'our$1'],
  [/(\w{3})re(s|d)?$/, '$1er$2'],
  [/(\w{3})er(s|ed)?$/, '$1re$2'],
  [/(\w{3})ll(ed|ing|er|ers|ation)$/, '$1l$2'],
  [/(\w{3}[aeiou])l(ed|ing|er|ers|ation)$/, '$1ll$2'],
  [/ogue(s)?$/, 'og$1'],
  [/og(s)?$/, 'ogue$1'],
  [/ence(s)?$/, 'ense$1'],
  [/ense(s)?$/, 'ence$1'],
  [/mme(s)?$/, 'm$1'],
]

/**
 * Finds words of a site that are the same word in another spelling or of another kind.
 *
 * @param word in lower case
 * @param words of the site, the most frequent first
 * @returns those of another spelling first, then few of the same stem; never the word itself
 */
export function formsOf(word: string, words: readonly string[]): readonly string[] {
  if (!/^[a-z]{4,}$/.test(word)) return []
  const spelled = spellingsOf(word)
  const stems = stemsOf(word)
  const related = words.filter(
    (one) => one !== word && one[0] === word[0] && stemsOf(one).some((stem) => stems.includes(stem)),
  )
  return [...new Set([...words.filter((one) => spelled.includes(one)), ...related.slice(0, 6)])]
}

function stemsOf(word: string): readonly string[] {
  const shortest = (ending: string) => (plain.includes(ending) ? shortestPlainStem : shortestStem)
  return [...endings, 'd']
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= shortest(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
}

/** @returns how a word may be spelled on the other side of the ocean; not all of them are words */
export function spellingsOf(word: string): readonly string[] {
  return spellings.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : []))
}

/** @returns the two words that were written as one ("senderpool"), where the site has both */
export function splitsOf(word: string, words: readonly string[]): readonly string[] {
  if (!/^\p{Ll}{6,}$/u.test(word)) return []
  const starts = words.filter((one) => one.length >= 3 && word.startsWith(one) && word.length - one.length >= 3)
  return starts.flatMap((one) => {
    const rest = word.slice(one.length)
    const other = words.find((two) => two === rest || two === `${rest}s` || `${two}s` === rest)
    return other === undefined ? [] : [`${one} ${rest}`]
  })
}
