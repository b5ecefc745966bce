import { commonWords as common, segmentsIn } from '../../../compiler/formats/search/words.ts'

const none: ReadonlySet<string> = new Set()

/**
 * The words of a query that carry its meaning. "How do I" says nothing of the page that answers.
 *
 * @param asking words with which people only ask in the language of the pages, besides the English ones
 * @returns all words of a query that has no other than common ones ("the who"); signs at a word's ends are left out,
 *   those inside of it stay (`RateLimit-Reset`, `E.164`)
 */
export function significantWords(query: string, asking: ReadonlySet<string> = none): readonly string[] {
  const typed = query.split(/\s+/)
  const lasting = typed.filter((word) => !moment.test(word) && !flag.test(word))
  const words = (lasting.length > 0 ? lasting : typed).flatMap(piecesOf)
  const telling = words.filter(
    (word, at) =>
      isBidding(word, at) ||
      !(
        asking.has(word.toLowerCase()) ||
        contraction.test(word) ||
        common.has(word.toLowerCase().replace(/[’']\p{L}+$/u, '')) ||
        isMeasure(word, words[at + 1])
      ),
  )
  return mostTelling([...new Set(telling.length > 0 ? telling : words)])
}

/** "Don't" and "what's", which many type without the sign: "dont" is no misspelt word of the site. */
const contraction =
  /^(?:\p{L}+n[’']t|(?:[dw]o|ca|is|are|was|were|did|does|has|have|had|could|should|would)nt|(?:what|how|where|who|when|that|there)s|i(?:m|ve))$/iu

/** When a line of a log was written. */
const moment = /^\W*(?:\d{4}-\d\d-\d\dT)?\d\d?:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z|[+-]\d\d:?\d\d)?\W*$/

/** An option of a command: the "d" of `-d` is no word. */
const flag = /^-[a-z]$/i

/** @returns the first words of a long text, and codes that stand after them */
function mostTelling(words: readonly string[]): readonly string[] {
  if (words.length <= maxWords) return words
  const codes = words.filter((word) => /^\d{4,6}$/.test(word)).slice(0, maxCodes)
  const kept = new Set([...codes, ...words].slice(0, maxWords))
  return words.filter((word) => kept.has(word))
}

/**
 * Readers write no space around every sign, and what they paste has other ones: "SPF/DKIM", `{"code":20429}`,
 * `status=failed`. Of an address the host says nothing.
 */
function piecesOf(word: string): readonly string[] {
  const whole = bare(word)
  const pieces = whole
    .replace(/\bhttps?:\/\/[^/?#]*/gi, ' ')
    .split(/[^\p{L}\p{M}\p{N}_<>+#.’'-]+/u)
    .map(bare)
    .flatMap(segmentsIn)
    .filter((piece) => !/^[a-z\d]?$/i.test(piece))
  // "A/B" is one word.
  return pieces.length > 0 ? pieces : [whole].filter((one) => one !== '')
}

function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{M}\p{N}_<+#]+|[^\p{L}\p{M}\p{N}_>+#]+$/gu, '')
}

/** "Get message" says what is to be done, as "delete message" does; "where do I get one" does not. */
export function isBidding(word: string, at: number): boolean {
  return at === 0 && /^(get|show)$/i.test(word)
}

/** A "number of attachments" is no number. */
function isMeasure(word: string, next = ''): boolean {
  return next.toLowerCase() === 'of' && /^(numbers?|amount|quantity|(kind|type|sort)s?)$/i.test(word)
}

/** Words with which people ask rather than say what they ask for: pages with them answer no better. */
const fillers: ReadonlySet<string> = new Set(
  `find getting use used using make makes making see know keep keeps let go goes going work works working try trying tried take takes
  put come comes coming happen happens happened explain understand learn possible help everything always never again still already
  instead different difference between until versus vs thing things way ways kind kinds easily quickly simply properly
  correctly currently automatically manually various several multiple certain existing available million millions thousand
  thousands hundred hundreds dozens lots two three both arrive arrives arrived look looks looking turns give gives given
  somehow anyway actually right good better same own very too more most less least all each every once now yet while also
  even ever such few rather quite really nearly almost enough further per via within during after before against through over under across along
  behind beside besides beyond towards upon onto since throughout`.split(/\s+/),
)

/** Whether a word of a query counts little beside others. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase())
}

/** Nouns that say in which form an answer is wanted: a page that is called "Privacy policy" is none to "webhook retry policy". */
const forms: ReadonlySet<string> = new Set(
  `policy policies strategy rules guidelines syntax format value values definition description meaning meanings details detail
  info information example examples sample samples snippet demo usage docs doc documentation manual guide guides tutorial page
  help support instructions steps procedure process basics tips overview explained requirements setup configuration config
  settings options mechanism handling feature functionality product tool tools software capability capabilities problem problems issue issues`.split(
    /\s+/,
  ),
)

/** Whether a word that stands last in a query says less than those before it. */
export function isForm(word: string): boolean {
  return forms.has(word.toLowerCase())
}

/** A code, or words of somebody who has met a fault or fears one. */
const fault =
  /\d{3,}|\b(errors?|warnings?|exceptions?|invalid|fail\w*|refus\w*|reject\w*|den(y|ied)|block\w*|cannot|(ca|do|does|did|is|are|wo)n['’]?t|not?|why|wrong|missing|unknown|unable|unauthori[sz]ed|forbidden|expired?|exceed\w*|too|stuck|lost|broken|timed? ?out|crash\w*|full|unsupported|unavailable|malformed|illegal|already|insufficient|empty|disabled|suspended|exhausted|incorrect|unexpected|mismatch\w*|corrupt\w*|abort\w*|declin\w*|un(deliver|register|reach)\w*)\b/i

/** Whether pages of errors may be what is asked. */
export function speaksOfFault(query: string): boolean {
  return fault.test(query)
}

/** More words make no question; each costs a look into the index. */
const maxWords = 12
/** The most of them that may be codes from further on. */
const maxCodes = 2

/** All words of a text in lower case: `SenderPool`, `sender-pools` and "sender pools" have the same. */
export function wordsOf(text: string): readonly string[] {
  // What nearly all of the lists are like, which are taken apart before the first answer.
  if (/^[a-z\d]+(?: [a-z\d]+)*$/.test(text)) return text.split(' ')
  const runs =
    text
      .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
      .toLowerCase()
      .match(/(?<![\p{L}\p{N}])[a-z](?:#|\+\+)(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+/gu) ?? []
  return runs.flatMap(segmentsIn)
}
