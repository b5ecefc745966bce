import { tagOfLanguage } from '../language-names.ts'
import { asItem, isTextual, type Proposal, write } from './proposal.ts'

/** A host with a dot in it, and what may follow: `docs.example.com/api`. */
const withoutScheme = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w.~/-]*)?$/i

/** The address of a site with more than its host: the path, and what is behind it. */
const siteAddress = /^(https?:\/\/[^\s/?#]+)([^?#]*)([?#].*)?$/i

/** What a name of lower-case letters, digits and dashes is written like. */
const dashed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A path whose first slash is missing. */
const withoutSlash = /^[a-z0-9][\w-]*(?:\/[\w.-]+)*\/?$/i

/** The file of a page, where its path is meant. */
const pageFile = /^(?:\.?\/)?((?:[\w-][\w.-]*\/)*[\w-][\w.-]*)\.mdx?$/i

/** What a number is written like. */
const digits = /^-?\d+(?:\.\d+)?$/

/**
 * @param expected as messages say it
 * @param written the characters of the text, where they are known
 * @returns what a wrong text was meant to be, likeliest first
 */
export function* nearTexts(found: string, expected: string, written: string | null): Generator<Proposal> {
  if (found.trim() === '' && isTextual(expected))
    yield {
      hint: `Write a text ${written === null || /^["']/.test(written) ? 'between the quotes' : 'after the key'}.`,
    }
  const word = found.toLowerCase()
  if (/\btrue or false\b/.test(expected)) {
    if (/^(?:yes|on|true)$/.test(word)) yield write('true')
    if (/^(?:no|off|false)$/.test(word)) yield write('false')
    if (expected === 'true or false') yield { hint: 'Write `true` or `false`.' }
  }
  if (/^n[./]?a\.?$/.test(word) && expected.includes('`N/A`')) yield write('N/A')
  if (expected.startsWith('a language') && found.includes('_')) yield write(asItem(found.replaceAll('_', '-')))
  if (/^a (?:language|lower-case locale)\b/.test(expected)) {
    const tag = tagOfLanguage(found)
    if (tag !== null) yield write(asItem(tag))
  }
  if (expected.startsWith('an absolute URL') && withoutScheme.test(found)) yield write(`https://${found}`)
  // `owner/name`
  const [, host] = /^an absolute URL such as `(https:\/\/[^/`]+)/.exec(expected) ?? []
  if (host !== undefined && /^[\w.-]+\/[\w.-]+$/.test(found)) yield write(`${host}/${found}`)
  if (expected.includes(', its path')) yield* nearSiteAddress(found)
  if (/\ba (?:site path|path that begins with a slash)\b/.test(expected) && pageFile.test(found))
    yield write(`/${found.replace(pageFile, '$1').replace(/(?:^|\/)index$/, '')}`)
  if (/^(?:a )?lower-case/.test(expected)) {
    const meant = word.trim().replaceAll(/[\s_]+/g, '-')
    if (meant !== found && dashed.test(meant)) yield write(asItem(meant))
  }
  if (/\ba (?:site path|path that begins with a slash)\b/.test(expected) && withoutSlash.test(found))
    yield write(`/${found}`)
  if (/^a (?:whole )?number\b/.test(expected) && digits.test(found))
    yield write(found, written === null || /^["']/.test(written) ? ' without quotes' : '')
  if (expected === 'a number') yield numberOf(word.trim())
}

const numberWords: readonly (readonly string[])[] = [
  ['zero'],
  ['one', 'first', '1st'],
  ['two', 'second', '2nd'],
  ['three', 'third', '3rd'],
  ['four', 'fourth', '4th'],
  ['five', 'fifth', '5th'],
]

/** @param word in lower-case letters */
function numberOf(word: string): Proposal {
  const number = numberWords.findIndex((words) => words.includes(word))
  return number === -1 ? { hint: 'Write a number such as `1`.', yaml: '1' } : write(String(number))
}

/** `https://acme.example/my docs?a`: without what no address of a site has, and with a path that it may have. */
function* nearSiteAddress(found: string): Generator<Proposal> {
  const [, origin, path = '', query] = siteAddress.exec(found.trim()) ?? []
  if (origin === undefined) return
  if (query !== undefined) yield { hint: `Remove \`${query}\`.`, yaml: asItem(`${origin}${path}`) }
  const plain = path
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/%20|[^A-Za-z0-9._~/-]+/g, '-')
  yield { hint: `Publish it below another path, such as \`${plain}\`.`, yaml: asItem(`${origin}${plain}`) }
}
