import { formsOf, isCalled, type Lookup, shares } from './forms.ts'

/** The least letters of each of two words that are written as one: "there" and "fore" say nothing of "therefore". */
const shortest = 4
/** What German puts between two such words: "Versionsnummer". */
const joints = ['', 's', 'n', 'es', 'en']

/**
 * Readers write as one word what the site calls by two ("webhooktimeout"), and German does so with any two.
 *
 * @returns both words, where pages or places are called by each; empty for any other word
 */
export async function halvesOf(word: string, lookup: Lookup): Promise<readonly string[]> {
  if (word.length < 2 * shortest || !/^\p{L}+$/u.test(word)) return []
  const { reader, stem } = lookup
  const near = (await reader.wordsNear(word.slice(0, shortest))).from(word.slice(0, shortest))
  const known = new Set(near.filter((one) => isCalled([one], lookup)).map((one) => stem(one.word)))
  for (let length = word.length - shortest; length >= shortest; length--) {
    const [start, rest] = [word.slice(0, length), word.slice(length)]
    if (!known.has(stem(start))) continue
    for (const joint of joints.filter((one) => rest.startsWith(one) && rest.length - one.length >= shortest)) {
      const end = rest.slice(joint.length)
      const forms = (await formsOf(end, lookup)).filter(({ share }) => share >= shares.stem)
      if (isCalled(forms, lookup)) return [start, end]
    }
  }
  return []
}
