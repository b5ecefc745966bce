/** A plain scalar of YAML 1.2's core schema, or a number that does not survive being one. */
export type PlainScalar =
  | { readonly value: string | number | boolean | null; readonly exact: true }
  | { readonly value: number; readonly exact: false }

const integer = /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/
const float = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/
const special = /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/

/** Characters that a null, a boolean or a number begins with. */
const beginnings = new Set('0123456789+-.~nNtTfF')

/**
 * Gives a plain scalar its type, as https://yaml.org/spec/1.2.2/#103-core-schema says: `no` and dates are strings,
 * `012` is 12. A number is not exact when it is not finite, or whole and too large to be kept digit by digit.
 */
export function plainScalar(source: string): PlainScalar {
  if (!beginnings.has(source.charAt(0))) return { value: source, exact: true }
  switch (source) {
    case '~':
    case 'null':
    case 'Null':
    case 'NULL':
      return { value: null, exact: true }
    case 'true':
    case 'True':
    case 'TRUE':
      return { value: true, exact: true }
    case 'false':
    case 'False':
    case 'FALSE':
      return { value: false, exact: true }
    default:
  }
  if (integer.test(source)) return number(source, true)
  if (float.test(source)) return number(source, false)
  if (special.test(source)) return { value: specialNumber(source), exact: false }
  return { value: source, exact: true }
}

function number(source: string, whole: boolean): PlainScalar {
  const value = Number(source)
  return isExact(source, whole) ? { value, exact: true } : { value, exact: false }
}

/**
 * Whether a number is shown with the digits that it has in the source.
 *
 * @param whole the source has neither fraction nor exponent, so that each of its digits counts
 */
export function isExact(source: string, whole: boolean): boolean {
  const value = Number(source)
  if (!whole) return Number.isFinite(value)
  return Number.isSafeInteger(value) || String(value) === source
}

function specialNumber(source: string): number {
  if (source.toLowerCase().endsWith('nan')) return Number.NaN
  return source.startsWith('-') ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
}

const escapes: ReadonlyMap<string, string> = new Map([
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['e', '\x1b'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['N', '\u0085'],
  ['_', '\u00a0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
])

/** Reads the escapes of a double-quoted scalar on one line (https://yaml.org/spec/1.2.2/#57-escaped-characters). */
export function readEscapes(content: string): string {
  if (!content.includes('\\')) return content
  return content.replaceAll(/\\(?:x(..)|u(....)|(.))/g, (_, two?: string, four?: string, letter = '') => {
    const code = two ?? four
    return code === undefined ? (escapes.get(letter) ?? letter) : String.fromCharCode(Number.parseInt(code, 16))
  })
}
