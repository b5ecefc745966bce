import type { DataValue } from './data-value.ts'
import { encodePart, type Pair, pairsOf, textOf } from './pairs.ts'

/** How a specification has a parameter written. */
export interface ParameterStyle {
  readonly name: string
  /** One of OpenAPI's; null for what is usual at the parameter's place. */
  readonly style: string | null
  readonly explode: boolean | null
  /** The media type of a value that is sent as one text, such as JSON. */
  readonly encodingType: string | null
  /** Characters that have a meaning in addresses stay as they are (`allowReserved`). */
  readonly reserved: boolean
}

/** Of the reserved characters those that mean nothing, or the same, in a query (RFC 3986, 3.4): `&`, `+` and `#` do not. */
const harmless = /%(?:3A|2F|3F|40|21|24|28|29|2A|2C|3B|3D)/g

/**
 * A parameter of a query, percent-encoded, as `name=value` once or several times (OpenAPI, "Style Values"; `form`, exploded,
 * when nothing is said). What joins the members of a list is not encoded where it is a comma.
 */
export function queryTexts(parameter: ParameterStyle, value: DataValue): readonly string[] {
  const { name, encodingType, reserved } = parameter
  const encode = reserved ? (text: string) => encodePart(text).replace(harmless, decodeURIComponent) : encodePart
  if (encodingType !== null) return [`${encodePart(name)}=${encode(textOf(value))}`]
  const style = parameter.style ?? 'form'
  const explode = parameter.explode ?? style === 'form'
  const isJoined = !explode && style === 'form' && typeof value === 'object'
  if (isJoined) return [`${encodePart(name)}=${segmentText({ ...parameter, style: 'simple' }, value, encode)}`]
  return pairsOf(name, value, style, explode).map(([key, text]) => `${encodePart(key)}=${encode(text)}`)
}

/** The cookies of a parameter, percent-encoded, but for those of the style `cookie` (OpenAPI 3.2): what it takes is sent as it is. */
export function cookieTexts(parameter: ParameterStyle, value: DataValue): readonly string[] {
  const { name, style, explode, encodingType } = parameter
  if (style !== 'cookie') return queryTexts({ ...parameter, reserved: false }, value)
  if (encodingType !== null) return [`${name}=${textOf(value)}`]
  return pairsOf(name, value, style, explode ?? true).map((pair) => pair.join('='))
}

/**
 * A value in a path or a header, where members of lists and objects are joined.
 *
 * @param encode what is done to each member; a header takes them as they are
 */
export function segmentText(
  { name, style, explode, encodingType }: Omit<ParameterStyle, 'reserved'>,
  value: DataValue,
  encode: (text: string) => string,
): string {
  if (encodingType !== null) return encode(textOf(value))
  const isList = Array.isArray(value)
  const isExploded = explode === true
  const parts = partsOf(value).map((part) => part.map(encode).join(isExploded ? '=' : ','))
  if (style === 'label') return `.${parts.join(isExploded ? '.' : ',')}`
  if (style !== 'matrix') return parts.join(',')
  const own = encode(name)
  if (!isExploded || typeof value !== 'object') return `;${own}=${parts.join(',')}`
  return parts.map((part) => (isList ? `;${own}=${part}` : `;${part}`)).join('')
}

/** The texts of each member of a list or an object; of another value, its own. */
function partsOf(value: DataValue): readonly (readonly string[])[] {
  if (Array.isArray(value)) return value.map((item) => [textOf(item)])
  if (typeof value !== 'object' || value === null) return [[textOf(value)]]
  return Object.entries(value).map(([key, member]): Pair => [key, textOf(member)])
}
