import {
  type CountryCode,
  getCountryCallingCode,
  Metadata,
  type MetadataJson,
  ParseError,
  parsePhoneNumberWithError,
} from 'libphonenumber-js/core'

/** Which numbers are right. */
export interface NumberRule {
  /** Two-letter code of the country whose numbers need no calling code. */
  readonly country: string
  readonly mobileOnly: boolean
  /** `min` metadata of libphonenumber-js; `mobile` metadata when only mobile numbers are right. */
  readonly metadata: MetadataJson
  /** A country's name by its code. */
  nameOf(country: string): string
  /** Says a text in the language of the page. */
  say(english: string, values: Readonly<Record<string, string | number>>): string
}

export type CheckedNumber =
  | { readonly state: 'empty' }
  | { readonly state: 'wrong'; readonly message: string }
  /** `note`: its length is right, but nobody has such a number. */
  | { readonly state: 'right'; readonly e164: string; readonly note: string | null }

/**
 * Checks a phone number as a person types it: all that is no digit is left out, then its national length must be one
 * that the country has, and, where it is asked for, its beginning that of a mobile number (specification 5).
 *
 * @param text with or without the country's calling code; a leading `+` begins one
 */
export function checkNumber(text: string, rule: NumberRule): CheckedNumber {
  const { country, mobileOnly, metadata, say } = rule
  const name = rule.nameOf(country)
  const digits = text.replace(/[^\p{Nd}]/gu, '')
  if (text.trim() === '') return { state: 'empty' }
  if (digits === '') return wrong(say('There are no digits in this. Type a phone number.', {}))
  const international = /^\s*[+\uFF0B]/.test(text)
  const plan = planOf(country, metadata)
  const badLength = (text: string, length: number) => say(text, { name, expected: expected(plan, length, say) })
  const parsed = parse((international ? '+' : '') + digits, rule)
  if ('fault' in parsed) {
    if (parsed.fault === 'INVALID_COUNTRY')
      return wrong(say('No country has a calling code that begins like this.', {}))
    return wrong(badLength(parsed.fault === 'TOO_LONG' ? tooLong : tooShort, digits.length))
  }
  if (parsed.callingCode !== plan.callingCode) {
    const other =
      parsed.country === undefined
        ? say('calling code +{code}', { code: parsed.callingCode })
        : rule.nameOf(parsed.country)
    return wrong(say('This number belongs to {other}. Type one of {name}.', { other, name }))
  }
  const { length } = parsed.national
  if (length < Math.min(...plan.lengths)) return wrong(badLength(tooShort, length))
  if (length > Math.max(...plan.lengths)) return wrong(badLength(tooLong, length))
  if (!plan.lengths.includes(length)) return wrong(badLength('Not the right length for {name}: {expected}', length))
  if (mobileOnly && !parsed.isValid) return wrong(say('No mobile number of {name} begins like this.', { name }))
  return {
    state: 'right',
    e164: parsed.e164,
    note: parsed.isValid ? null : say('Its length is right, but no number of {name} begins like this.', { name }),
  }
}

const wrong = (message: string): CheckedNumber => ({ state: 'wrong', message })

interface Plan {
  readonly callingCode: string
  /** How many digits its numbers have after the calling code, ascending. */
  readonly lengths: readonly number[]
}

function planOf(country: string, metadata: MetadataJson): Plan {
  const code = country as CountryCode
  const reader = new Metadata(metadata)
  reader.selectNumberingPlan(code)
  const lengths = reader.numberingPlan?.possibleLengths() ?? []
  return { callingCode: getCountryCallingCode(code, metadata), lengths: [...lengths].sort((a, b) => a - b) }
}

interface Parsed {
  readonly e164: string
  readonly callingCode: string
  readonly country: string | undefined
  /** The digits after the calling code, without a prefix for calls inside the country. */
  readonly national: string
  readonly isValid: boolean
}

function parse(text: string, { country, metadata }: NumberRule): Parsed | { readonly fault: string } {
  try {
    const options = { defaultCountry: country as CountryCode, extract: false }
    const number = parsePhoneNumberWithError(text, options, metadata)
    return {
      e164: number.number,
      callingCode: number.countryCallingCode,
      country: number.country,
      national: number.nationalNumber,
      isValid: number.isValid(),
    }
  } catch (error) {
    if (error instanceof ParseError) return { fault: error.message }
    throw error
  }
}

const tooShort = 'Too short for {name}: {expected}'
const tooLong = 'Too long for {name}: {expected}'

function expected({ callingCode, lengths }: Plan, n: number, say: NumberRule['say']): string {
  const isOne = lengths.length === 1 && lengths[0] === 1
  const text = isOne
    ? 'numbers there have {lengths} digit after +{code}, this one has {n}.'
    : 'numbers there have {lengths} digits after +{code}, this one has {n}.'
  return say(text, { lengths: listOf(lengths, say), code: callingCode, n })
}

/** `10`, `7, 9 or 10`, `4 to 15`. */
function listOf(lengths: readonly number[], say: NumberRule['say']): string {
  const [first = 0, last = 0] = [lengths[0], lengths.at(-1)]
  if (lengths.length > 2 && last - first === lengths.length - 1) return say('{first} to {last}', { first, last })
  return lengths.length < 2 ? String(first) : say('{list} or {last}', { list: lengths.slice(0, -1).join(', '), last })
}
