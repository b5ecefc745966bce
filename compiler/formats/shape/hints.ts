import { hasMembers } from '../members.ts'

/**
 * @param keys those that an object at this place knows, or, in a list that is expected, each of its items
 * @param written the characters of the value, null where they are not known
 * @returns how to write in YAML what is expected, where something of another kind stands; null where that is not plain
 */
export function otherKindHint(
  found: unknown,
  expected: string,
  keys: readonly string[],
  written: string | null,
): string | null {
  const isList = Array.isArray(found)
  const isObject = !isList && typeof found === 'object'
  if (expected === 'a list') {
    const [only, ...others] = hasMembers(found) ? Object.entries(found) : []
    if (only !== undefined && others.length === 0 && Array.isArray(only[1]))
      return `Leave \`${only[0]}\` out: the list itself stands here.`
    if (isObject) return 'Begin each item with `- `; in JSON put the items between `[` and `]`.'
    if (keys.length > 0) return `Begin each item with \`- \`. ${keysOfIt(keys)}`
    const text = JSON.stringify(found)
    return text.length <= longestShown && !text.includes('\\') ? `Write \`[${text}]\`.` : 'Begin each item with `- `.'
  }
  if (expected === 'an object' && typeof found === 'string') {
    const [, key, sign, value] = /^([a-z_][\w-]*)([:：](?!\/\/)\s*|\s*=\s*)(\S.{0,30})$/i.exec(found) ?? []
    if (key !== undefined && sign !== undefined && keys.includes(key))
      return `Write a ${sign.includes('=') ? 'colon after the key' : 'space after the colon'}: \`${key}: ${value}\`.`
    if (keys.includes('provider') && /^\w+$/.test(found)) return `Write \`{ provider: ${found} }\`.`
  }
  const holder = isList ? keys.find((key) => key === 'items' || key === 'entries') : undefined
  if (expected === 'an object' && holder !== undefined) return `Write \`${holder}:\` above the list, and indent it.`
  if (expected === 'an object' && keys.length > 0) return keysOfIt(keys)
  const isText = /^a (?:string|text|title)\b/.test(expected)
  const isWord = isText || expected.startsWith('`')
  const [item, ...items] = isList ? found : []
  if (isWord && typeof item === 'string' && items.length === 0 && item.length <= longestShown && written !== null)
    return `Write \`${item}\` without the list${isText && written.startsWith('[') ? `, or \`"${written}"\` for the brackets` : ''}.`
  // `{name}` is a key without a value.
  const isBraced = isObject && hasMembers(found) && Object.values(found).every((one) => one === null)
  if (isText && (isList || isObject))
    return written !== null && /^[[{]/.test(written) && (isList || isBraced)
      ? `A text that begins with \`${written[0]}\` stands in quotes.`
      : 'Write one text, on the line of its key.'
  return null
}

function keysOfIt(keys: readonly string[]): string {
  return `Its keys: ${keys.map((key) => `\`${key}\``).join(', ')}.`
}

/** A host with a dot in it, and what may follow: `docs.example.com/api`. */
const withoutScheme = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w.~/-]*)?$/i

/** What an address has behind its path. */
const withQuery = /^https?:\/\/[^\s?#]+([?#]\S*)$/

/** What a name of lower-case letters, digits and dashes is written like. */
const dashed = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** A path whose first slash is missing. */
const withoutSlash = /^[a-z0-9][\w-]*(?:\/[\w.-]+)*\/?$/i

/** A longer value is not written out again in a hint. */
const longestShown = 40

/** What a number is written like. */
const digits = /^-?\d+(?:\.\d+)?$/

/**
 * @param expected as messages say it
 * @param written the characters of the value, where they are known; none for one that was left out
 * @param of what the value is in the object or list around it
 * @returns what to write in place of a value of another kind, where that is plain
 */
export function hintFor(
  found: unknown,
  expected: string,
  written: string | null,
  of: 'key' | 'needed key' | 'item' = 'key',
): string | null {
  if (found === null) {
    if (written === '')
      return of === 'item' ? 'An item with nothing in it is null.' : 'A key with nothing after it is null.'
    if (written?.startsWith('#') && /^a (?:string|text|title)\b/.test(expected))
      return `A text that begins with \`#\` stands in quotes, else it is a comment: \`${JSON.stringify(written)}\`.`
    return of === 'needed key' ? `Write ${expected}.` : `Write ${expected}, or remove the ${of}.`
  }
  if (typeof found === 'string' && found.trim() === '' && /^a (?:string|text|title)\b/.test(expected))
    return written === null || /^["']/.test(written)
      ? 'Write a text between the quotes.'
      : 'Write a text after the key.'
  const word = typeof found === 'string' && /\btrue or false\b/.test(expected) ? found.toLowerCase() : ''
  if (/^(?:yes|on|true)$/.test(word)) return 'Write `true`.'
  if (/^(?:no|off|false)$/.test(word)) return 'Write `false`.'
  if (/^n[./]?a\.?$/.test(word) && expected.includes('`N/A`')) return 'Write `N/A`.'
  if (typeof found === 'string' && expected.startsWith('a language') && found.includes('_'))
    return `Write \`${found.replaceAll('_', '-')}\`.`
  if (typeof found === 'string' && expected.startsWith('an absolute URL') && withoutScheme.test(found))
    return `Write \`https://${found}\`.`
  if (typeof found === 'boolean' && expected.startsWith(found ? '`on`' : '`off`'))
    return `Write \`${found ? 'on' : 'off'}\`.`
  const [, query] = typeof found === 'string' && expected.includes(', its path') ? (withQuery.exec(found) ?? []) : []
  if (query !== undefined) return `Remove \`${query}\`.`
  if (typeof found === 'string' && /^(?:a )?lower-case/.test(expected)) {
    const meant = found
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-')
    if (meant !== found && dashed.test(meant)) return `Write \`${meant}\`.`
  }
  if (expected === 'one of the locales of `all`') return `Add \`${found}\` to \`all\`.`
  if (typeof found === 'string' && /\ba site path\b/.test(expected) && withoutSlash.test(found))
    return `Write \`/${found}\`.`
  if (typeof found === 'string' && /^a (?:whole )?number\b/.test(expected) && digits.test(found))
    return `Write \`${found}\` without quotes.`
  const isBare = typeof found === 'number' || typeof found === 'boolean'
  return isBare && expected === 'a string' ? `Put it in quotes: \`"${written ?? found}"\`.` : null
}
