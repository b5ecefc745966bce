import { nearest, nearestWord } from './nearest.ts'

/** Words that tools and people use for one thing. */
const sameThing: readonly (readonly string[])[] = [
  ['url', 'href', 'link', 'path', 'to', 'src', 'file'],
  ['title', 'name', 'label', 'text', 'heading', 'subheading', 'caption', 'summary'],
  ['entries', 'items', 'children', 'pages'],
  ['childSubsection', 'folder', 'group', 'category', 'dropdown', 'collapsible'],
  ['subsection', 'section', 'separator', 'divider'],
  ['page', 'doc'],
  ['variant', 'type', 'kind'],
  ['old_path', 'from', 'source'],
  ['dest_url', 'to', 'target', 'destination'],
]

/**
 * @param known the names that there are
 * @param given those that are there already
 * @returns the name that is meant by another word for it; null where several could be
 */
function otherWord(word: string, known: Iterable<string>, given: ReadonlySet<string>): string | null {
  const words = new Set(sameThing.filter((one) => one.includes(word)).flat())
  const meant = [...known].filter((name) => words.has(name) && !given.has(name))
  return meant.length === 1 ? (meant[0] ?? null) : null
}

/**
 * @param known the names that there are
 * @param given those that are there already: a second of that name would be the next mistake
 * @param fits whether what has the unknown name could have another one: asked where that is no misspelt name, but a
 *   longer or a shorter one
 * @returns the name that an unknown one was meant to be, or what to do where that is there
 */
export function meantName(
  word: string,
  known: readonly string[],
  given: ReadonlySet<string>,
  fits: (name: string) => boolean = () => true,
): { readonly near: string | null; readonly hint: string | null } {
  const near = nearestWord(word, known)
  const isMisspelt = near !== null && nearest(word, [near]) !== null
  if (near !== null && !given.has(near) && (isMisspelt || fits(near))) return { near, hint: null }
  if (isMisspelt) return { near: null, hint: `\`${near}\` is there already: remove one of the two.` }
  return { near: otherWord(word, known, given), hint: null }
}

/** Values that tools and people write for one thing; the first is ours. */
const sameValue: readonly (readonly string[])[] = [
  ['off', 'ignore', 'ignored', 'none', 'disable', 'disabled', 'silent', 'never', 'skip', 'allow', '0'],
  ['warning', 'info', 'notice', 'on', '1'],
  ['error', 'fail', 'failure', 'fatal', 'critical', 'deny', '2'],
  ['doc', 'page', 'default', 'article', 'guide', 'post'],
  ['landing', 'splash', 'marketing'],
  ['home', 'index', 'front'],
]

/** @returns the value that another one of an enumeration was meant to be: the nearest, or another word for it; else null */
export function meantValue(word: string, allowed: readonly string[]): string | null {
  const lower = word.toLowerCase()
  const other = sameValue.find((words) => words.includes(lower))?.[0]
  return nearestWord(word, allowed) ?? allowed.find((value) => value === other) ?? null
}
