import { hasMembers } from '../members.ts'
import { nearTexts } from './near-texts.ts'
import { asItem, isTextual, type Proposal, write } from './proposal.ts'

/**
 * @param keys those that an object at this place knows, or, in a list that is expected, each of its items
 * @param written the characters of the value, null where they are not known
 * @returns how to write in YAML what is expected, where something of another kind stands; nothing where that is not plain
 */
export function* otherKinds(
  found: unknown,
  expected: string,
  keys: readonly string[],
  written: string | null,
): Generator<Proposal> {
  if (expected === 'a list') return yield* asList(found, keys, written)
  if (expected === 'an object') return yield* asObject(found, keys)
  const isText = isTextual(expected)
  const [item, ...items] = Array.isArray(found) ? found : []
  const isWord = (isText || expected.startsWith('`')) && typeof item === 'string' && items.length === 0
  if (isWord && item.length <= longestShown && written !== null) {
    const inQuotes = isText && written.startsWith('[') && !/["\\\r\n]/.test(written)
    yield write(asItem(item), ` without the list${inQuotes ? `, or \`"${written}"\` for the brackets` : ''}`)
  }
  if (!isText || !hasMembers(found)) return
  // `{name}` is a key without a value.
  const isBraced = Array.isArray(found) || Object.values(found).every((one) => one === null)
  yield written !== null && /^[[{]/.test(written) && isBraced
    ? { hint: `A text that begins with \`${written[0]}\` stands in quotes.` }
    : { hint: 'Write one text, on the line of its key.' }
}

function* asList(found: unknown, keys: readonly string[], written: string | null): Generator<Proposal> {
  if (hasMembers(found)) {
    const [only, ...others] = Object.entries(found)
    const isHeld = only !== undefined && others.length === 0 && Array.isArray(only[1])
    if (isHeld) yield { hint: `Leave \`${only[0]}\` out: the list itself stands here.` }
    else yield { hint: 'Begin each item with `- `; in JSON put the items between `[` and `]`.' }
  } else if (keys.length > 0) yield { hint: `Begin each item with \`- \`. ${keysOfIt(keys)}` }
  else {
    const text = typeof found === 'string' ? JSON.stringify(found) : (written ?? String(found))
    if (text.length > longestShown || text.includes('\\')) return yield { hint: 'Begin each item with `- `.' }
    // What is too large for a number is none in a list either.
    if (typeof found !== 'number' || Number.isFinite(found)) yield write(`[${text}]`)
    if (typeof found !== 'string' && !text.includes('"')) yield write(`["${text}"]`)
  }
}

function* asObject(found: unknown, keys: readonly string[]): Generator<Proposal> {
  if (typeof found === 'string') {
    const [, key, sign, value] = /^([a-z_][\w-]*)([:：](?!\/\/)\s*|\s*=\s*)(\S.{0,30})$/i.exec(found) ?? []
    if (key !== undefined && sign !== undefined && keys.includes(key))
      yield {
        hint: `Write a ${sign.includes('=') ? 'colon after the key' : 'space after the colon'}: \`${key}: ${value}\`.`,
      }
    if (keys.includes('provider') && /^\w+$/.test(found)) yield write(`{ provider: ${found} }`)
  }
  const holder = Array.isArray(found) ? keys.find((key) => key === 'items' || key === 'entries') : undefined
  if (holder !== undefined) yield { hint: `Write \`${holder}:\` above the list, and indent it.` }
  else if (keys.length > 0 && keys.length <= mostKeys) yield { hint: keysOfIt(keys) }
}

/** More keys than that are a table of their own, such as one of all codes. */
const mostKeys = 30

function keysOfIt(keys: readonly string[]): string {
  return `Its keys: ${keys.map((key) => `\`${key}\``).join(', ')}.`
}

/** A longer value is not written out again in a hint. */
const longestShown = 40

/**
 * @param expected as messages say it
 * @param written the characters of the value, where they are known; none for one that was left out
 * @param of what the value is in the object or list around it
 * @returns what to write in place of a value, where that is plain, likeliest first
 */
export function* nearValues(
  found: unknown,
  expected: string,
  written: string | null,
  of: 'key' | 'needed key' | 'item' = 'key',
): Generator<Proposal> {
  if (found === null) return yield* inPlaceOfNothing(expected, written, of)
  if (expected === 'one of the locales of `all`') yield { hint: `Add \`${found}\` to \`all\`.` }
  if (typeof found === 'string') return yield* nearTexts(found, expected, written)
  if (typeof found === 'boolean' && expected.startsWith(found ? '`on`' : '`off`')) yield write(found ? 'on' : 'off')
  if (expected === 'true or false' && (found === 0 || found === 1)) yield write(String(found === 1))
  if ((typeof found !== 'number' && typeof found !== 'boolean') || expected !== 'a string') return
  const text = written ?? String(found)
  const quoted = text.startsWith('"') ? text : `"${text}"`
  yield { hint: `Put it in quotes: \`${quoted}\`.`, yaml: quoted }
}

function* inPlaceOfNothing(expected: string, written: string | null, of: string): Generator<Proposal> {
  if (written === '')
    return yield {
      hint: of === 'item' ? 'An item with nothing in it is null.' : 'A key with nothing after it is null.',
    }
  if (written?.startsWith('#') && isTextual(expected)) {
    const yaml = JSON.stringify(written)
    yield { hint: `A text that begins with \`#\` stands in quotes, else it is a comment: \`${yaml}\`.`, yaml }
  }
  yield { hint: of === 'needed key' ? `Write ${expected}.` : `Write ${expected}, or remove the ${of}.` }
}
