import type { Element, ElementContent } from 'hast'

const address = /^(?:[a-z][a-z\d+.-]*:\/\/|www\.)\S+$/i

/** Before what begins a part of an address; the two slashes after its scheme begin none. */
const joints = /(?<=[^:/?&#])(?=[/?&#])/

/**
 * Lets an address that is shown be broken before its parts. Without such places a line that is too short breaks it at any
 * letter, and where the whole of it just fits, before the point that ends the sentence.
 *
 * @returns other content of a link as it is
 */
export function withAddressBreaks(content: ElementContent[]): ElementContent[] {
  const [text] = content
  if (content.length !== 1 || text?.type !== 'text' || !address.test(text.value)) return content
  return text.value.split(joints).flatMap((value, index) => {
    const part: ElementContent = { type: 'text', value }
    return index === 0 ? [part] : [lineBreak(), part]
  })
}

const lineBreak = (): Element => ({ type: 'element', tagName: 'wbr', properties: {}, children: [] })
