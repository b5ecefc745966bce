import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/**
 * Makes HTML comparable: parsed as a browser would, attributes in order, white space between blocks gone.
 *
 * @returns one line an element, text or end
 */
export function normalHtml(html: string): string {
  return lines(parseFragment(html).childNodes, false).join('\n')
}

const blocks =
  /^(address|blockquote|dd|details|div|dl|dt|h[1-6]|hr|li|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/

function lines(nodes: readonly DefaultTreeAdapterTypes.ChildNode[], verbatim: boolean): string[] {
  return nodes.flatMap((node, index): string[] => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (verbatim) return [JSON.stringify(node.value)]
      const beside = (other: DefaultTreeAdapterTypes.ChildNode | undefined) =>
        other === undefined || blocks.test(other.nodeName)
      let text = node.value.replace(/\s+/g, ' ')
      if (beside(nodes[index - 1])) text = text.trimStart()
      if (beside(nodes[index + 1])) text = text.trimEnd()
      return text === '' ? [] : [JSON.stringify(text)]
    }
    // React adds preload hints beside images; they are no content.
    if (!('tagName' in node) || node.tagName === 'link') return []
    const attributes = node.attrs.map(({ name, value }) => ` ${name}=${JSON.stringify(value)}`).sort()
    return [
      `<${node.tagName}${attributes.join('')}>`,
      ...lines(node.childNodes, verbatim || node.tagName === 'pre'),
      `</${node.tagName}>`,
    ]
  })
}
