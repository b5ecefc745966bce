// Runs in the browser too: no imports.

export type Casing = 'camel' | 'snake' | 'pascal' | 'kebab' | 'unchanged'

/** Labels of code samples and names of fences, in lower case, by the casing of the language's own names. */
const casings: ReadonlyMap<string, Casing> = new Map<string, Casing>([
  ['node.js', 'camel'],
  ['node', 'camel'],
  ['javascript', 'camel'],
  ['js', 'camel'],
  ['typescript', 'camel'],
  ['ts', 'camel'],
  ['python', 'snake'],
  ['py', 'snake'],
  ['ruby', 'snake'],
  ['rb', 'snake'],
  ['c#', 'pascal'],
  ['csharp', 'pascal'],
  ['cs', 'pascal'],
  ['go', 'pascal'],
  ['java', 'pascal'],
  ['php', 'pascal'],
])

/**
 * The casing that a code language gives to property names (the product's section 9).
 * @param language a sample's label (`Node.js`, `C#`, `Acme CLI`) or its fence's name (`js`); letters' case is free. What
 *   ends in `cli` is a brand's command line; one of another name is for the caller to know.
 */
export function casingOf(language: string): Casing {
  const name = language.trim().toLowerCase()
  return casings.get(name) ?? (/(?:^|[\s_-])cli$/.test(name) ? 'kebab' : 'unchanged')
}

/**
 * Writes a property's name as a code language would: `MediaUrl` is `mediaUrl`, `media_url`, `media-url`.
 *
 * - A word begins at `_`, `-` or a space, at a capital after a small letter or a digit, and at the last capital of a run
 *   that a small letter follows (`SMSUrl`: SMS, Url). A plural `s` belongs to its acronym (`callSIDs`: call, SIDs).
 * - Acronyms become common words: `CallSID` is `callSid` and `CallSid`.
 * - Digits belong to the word before them, with the small letters after them (`address1_line`: address1, line;
 *   `K8sPod`: K8s, Pod).
 * - Underscores at either end stay (`_links`); so does every other character, and what is between such characters is
 *   a name of its own: `Foo.Bar`, `filter[DateCreated]`, `$top`, `StartTime>`.
 * - Doing it twice changes nothing more, save where single letters are side by side in camel or Pascal case, for
 *   their capitals read as an acronym (`a_b_c` → `aBC` → `aBc`).
 *
 * @param language as for `casingOf`; curl and unknown languages leave names as they are
 */
export function recase(name: string, language: string): string {
  return toCasing(name, casingOf(language))
}

/** The same for a casing that is known already. */
export function toCasing(name: string, casing: Casing): string {
  if (casing === 'unchanged') return name
  return name.replace(/[\p{L}\p{N}_\- ]+/gu, (part) => {
    const start = /^[_ -]*/.exec(part)?.[0] ?? ''
    const end = start.length === part.length ? '' : (/[_ -]*$/.exec(part)?.[0] ?? '')
    const words = wordsOf(part.slice(start.length, part.length - end.length))
    return start + join(words, casing) + end
  })
}

/** @returns the words of a name: `Media-URLs_2` has Media, URLs and 2 */
export function wordsOf(name: string): readonly string[] {
  const pattern =
    /\p{Lu}{2,}s(?![\p{Ll}\p{N}])|\p{Lu}+(?!\p{Ll})(?:\p{N}[\p{Ll}\p{N}]*)?|\p{Lu}?[^\p{Lu}_\- .]+|\p{Lu}/gu
  return name.split(/[^\p{L}\p{N}]+/u).flatMap((piece) => piece.match(pattern) ?? [])
}

function join(words: readonly string[], casing: Casing): string {
  const lower = words.map((word) => word.toLowerCase())
  if (casing === 'snake') return lower.join('_')
  if (casing === 'kebab') return lower.join('-')
  return lower.map((word, index) => (index === 0 && casing === 'camel' ? word : capital(word))).join('')
}

function capital(word: string): string {
  const [first = '', ...rest] = word
  return first.toUpperCase() + rest.join('')
}
