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

/** @returns how a word may be spelled on the other side of the ocean; not all of them are words */
export function spellingsOf(word: string): readonly string[] {
  return spellings.flatMap(([ending, other]) => (ending.test(word) ? [word.replace(ending, other)] : []))
}
